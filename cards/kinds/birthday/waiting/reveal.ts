import { instant, readDay } from "#domain/korean-day.ts";

type Chosen = { date: string; time: string };

/** The moment at which the card opens; null where it is open from the beginning. */
export function revealAt({ date, time }: Chosen): Date | null {
  return readDay(date) ? instant({ date, time: time || null }) : null;
}
