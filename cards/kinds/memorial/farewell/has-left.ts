import { instant, nextDay, readDay } from "#cards/engine/when.ts";

type Procession = { processionDate: string; processionTime: string };

/** Without a time the whole day is the day of the procession. */
export function hasLeft({ processionDate: date, processionTime: time }: Procession, now: string): boolean {
  if (!readDay(date)) return false;
  return new Date(now) >= instant(time ? { date, time } : { date: nextDay(date), time: null });
}
