import { sampleMaker } from "#cards/sample-parts.ts";
import type { Moment } from "./growth/moments.ts";
import type { GrowthEntry } from "./growth/section.ts";
import { babyBirthday } from "./kind.ts";

/** A card with these fields filled in. */
export const made = sampleMaker(babyBirthday);

export function day(at: Moment, text: string, more: Partial<GrowthEntry> = {}): GrowthEntry {
  return { at, text, photo: null, height: null, weight: null, ...more };
}
