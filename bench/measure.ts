import { readFileSync } from "node:fs";

/** One figure against its bar. */
export type Figure = { row: string; what: string; measured: string; bar: string; holds: boolean };

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

export function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)] ?? Number.NaN;
}

type Ratio = {
  row: string;
  what: string;
  ours: number;
  peer: number;
  unit: string;
  atLeast?: number;
  atMost?: number;
};

/** Ours in relation to a peer measured in the same run, with the raw numbers. */
export function ratio({ row, what, ours, peer, unit, atLeast, atMost }: Ratio): Figure {
  const value = ours / peer;
  const bar = atLeast === undefined ? `≤ ${atMost}` : `≥ ${atLeast}`;
  const holds = atLeast === undefined ? value <= (atMost ?? 0) : value >= atLeast;
  const raw = `${ours.toFixed(0)} against ${peer.toFixed(0)} ${unit}`;
  return { row, what, measured: `${value.toFixed(2)} (${raw})`, bar, holds };
}

export function amount(given: {
  row: string;
  what: string;
  value: number;
  unit: string;
  atMost: number;
}): Figure {
  const { row, what, value, unit, atMost } = given;
  const digits = atMost < 1 ? 3 : 1;
  return {
    row,
    what,
    measured: `${value.toFixed(digits)} ${unit}`.trim(),
    bar: `≤ ${atMost} ${unit}`.trim(),
    holds: value <= atMost,
  };
}

/** Milliseconds. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** What a process holds, without those that work for it. */
export function residentMegabytes(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1_024;
}
