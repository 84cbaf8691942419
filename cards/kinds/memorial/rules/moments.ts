import type { CardContent } from "#cards/engine/card.ts";
import { partsOf } from "#cards/kinds/memorial/parts.ts";
import { instant } from "#domain/korean-day.ts";

export type FuneralMoment = { date: string; time: string };

/** The three moments of a funeral, as far as they are known. */
export function funeralMoments(
  content: CardContent,
): Record<"death" | "encoffining" | "procession", FuneralMoment> {
  const { obituary, farewell } = partsOf(content);
  return {
    death: { date: obituary.date, time: obituary.time },
    encoffining: { date: farewell.encoffiningDate, time: farewell.encoffiningTime },
    procession: { date: farewell.processionDate, time: farewell.processionTime },
  };
}

/** Without a time a day counts as a whole. */
export function isBefore(one: FuneralMoment, other: FuneralMoment): boolean {
  if (!one.date || !other.date) return false;
  if (one.date !== other.date) return one.date < other.date;
  return one.time !== "" && other.time !== "" && instant(one) < instant(other);
}
