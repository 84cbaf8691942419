import { sampleMaker } from "#cards/engine/sample-parts.ts";
import type { Moment } from "./growth/moments.ts";
import type { GrowthEntry } from "./growth/section.ts";
import { babyBirthday } from "./kind.ts";

/** A card with these fields filled in. */
export const sampleBabyBirthday = sampleMaker(babyBirthday);

export function sampleDay(at: Moment, text: string, more: Partial<GrowthEntry> = {}): GrowthEntry {
  return { at, text, photo: null, height: null, weight: null, ...more };
}
