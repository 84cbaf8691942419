import { HOUR_MS, MINUTE_MS } from "#domain/duration.ts";
import { daysAfter, instant, koreanDay, koreanTime } from "#domain/korean-day.ts";

/** A mail server that refuses is asked again when it may have changed its mind. */
const PAUSES_MS = [MINUTE_MS, 10 * MINUTE_MS, HOUR_MS, 6 * HOUR_MS];

/** After so many tries somebody has to look why. */
export const MOST_TRIES = PAUSES_MS.length + 1;

/** When an e-mail that failed for the `tries`-th time is tried again. */
export function nextTry(now: Date, tries: number): Date {
  return new Date(now.getTime() + (PAUSES_MS[tries - 1] ?? 0));
}

const [MORNING, EVENING] = ["09:00", "21:00"];

/** From when on people in Korea are awake: at once by day, else the next morning. */
export function nextByDay(now: Date): Date {
  const [today, time] = [koreanDay(now), koreanTime(now)];
  if (time >= MORNING && time < EVENING) return now;
  return instant({ date: time < MORNING ? today : daysAfter(today, 1), time: MORNING });
}
