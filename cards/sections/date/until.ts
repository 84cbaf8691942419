import type { When } from "#cards/engine/kind.ts";
import { readDay } from "#domain/korean-day.ts";
import type { DateContent } from "./section.ts";

/** When it ends, if the maker said so and it is not before the beginning. */
export function untilOf({ endDate, endTime, lunar }: DateContent, from: When): When | null {
  const later = !lunar && readDay(endDate) !== null && endDate > from.date;
  if (later) return { date: endDate, time: endTime || null };
  return from.time && endTime > from.time ? { date: from.date, time: endTime } : null;
}
