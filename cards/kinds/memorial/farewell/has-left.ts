import { endOfDay, instant, readDay } from "#domain/korean-day.ts";

type Procession = { processionDate: string; processionTime: string };

/** Without a time the whole day is the day of the procession. */
export function hasLeft({ processionDate: date, processionTime: time }: Procession, now: string): boolean {
  if (!readDay(date)) return false;
  return new Date(now) >= (time ? instant({ date, time }) : endOfDay(date));
}
