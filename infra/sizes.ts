/** How much of everything runs. What it costs is worked out from the same numbers: `cost.ts`. */
export type Size = {
  /** As many as are needed in between, by processor and requests. */
  tasks: { min: number; max: number };
  /** Of one task: 1,024 are one processor. */
  cpu: number;
  memoryMiB: number;
  /** Of the app in one task. */
  processes: number;
  /** A task takes so many before another one is started. */
  requestsPerTaskAndMinute: number;
  natGateways: number;
  /** Of each of the two instances. */
  acu: { min: number; max: number };
  /** Somebody is written to when a month comes near it. */
  budgetUsd: number;
};

export const sizes = {
  /** A company that begins. One task: when its zone fails, nobody is answered for the minute until another stands. */
  small: {
    tasks: { min: 1, max: 3 },
    cpu: 1_024,
    memoryMiB: 2_048,
    processes: 1,
    requestsPerTaskAndMinute: 3_000,
    natGateways: 1,
    acu: { min: 0.5, max: 4 },
    budgetUsd: 600,
  },
  /** Two zones for everything: either may fail. */
  usual: {
    tasks: { min: 2, max: 8 },
    cpu: 1_024,
    memoryMiB: 4_096,
    processes: 1,
    requestsPerTaskAndMinute: 3_000,
    natGateways: 2,
    acu: { min: 1, max: 16 },
    budgetUsd: 1_500,
  },
  /** Spring and autumn of a large house: a hundred weddings on one Saturday. */
  large: {
    tasks: { min: 4, max: 24 },
    cpu: 2_048,
    memoryMiB: 8_192,
    processes: 2,
    requestsPerTaskAndMinute: 6_000,
    natGateways: 2,
    acu: { min: 4, max: 64 },
    budgetUsd: 7_000,
  },
} satisfies Record<string, Size>;

export type SizeName = keyof typeof sizes;

export function isSizeName(name: string): name is SizeName {
  return Object.hasOwn(sizes, name);
}
