import type { KindName } from "./kinds.ts";
import { type ListedSample, listedSamples } from "./sample-list.ts";

/** Samples that show at a glance how different cards can be, in the order they are flipped through. */
const chosen: readonly (readonly [kind: KindName, name: string])[] = [
  ["greeting", "hanok-wedding"],
  ["baby-birthday", "morning-table"],
  ["birthday", "grandmother-seventy"],
  ["greeting", "morning-wedding"],
  ["event", "winter-reading"],
  ["thanks", "after-wedding"],
  ["greeting", "first-snow-new-year"],
  ["event", "neon-year-end"],
  ["greeting", "tea-house-opening"],
];

export async function showcase(): Promise<ListedSample[]> {
  const all = await listedSamples();
  return chosen.flatMap(([kind, name]) => all.filter((one) => one.kind === kind && one.name === name));
}
