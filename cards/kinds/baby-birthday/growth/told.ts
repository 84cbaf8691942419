import { daysOld } from "./moments.ts";
import type { GrowthEntry } from "./section.ts";

/** A moment alone tells nothing. */
export function isGrowthTold({ photo, text, height, weight }: GrowthEntry): boolean {
  return photo !== null || text.trim() !== "" || height !== null || weight !== null;
}

/** What there is to tell, the youngest first. */
export function toldInOrder(entries: readonly GrowthEntry[]): GrowthEntry[] {
  return entries.filter(isGrowthTold).toSorted((one, other) => daysOld(one.at) - daysOld(other.at));
}
