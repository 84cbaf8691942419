const MINUTE_MS = 60 * 1_000;
const HOUR_MS = 60 * MINUTE_MS;

/** A mail server that refuses is asked again when it may have changed its mind. */
const PAUSES_MS = [MINUTE_MS, 10 * MINUTE_MS, HOUR_MS, 6 * HOUR_MS];

/** After so many tries somebody has to look why. */
export const MOST_TRIES = PAUSES_MS.length + 1;

/** When an e-mail that failed for the `tries`-th time is tried again. */
export function nextTry(now: Date, tries: number): Date {
  return new Date(now.getTime() + (PAUSES_MS[tries - 1] ?? 0));
}

const [MORNING, EVENING] = [9, 21];
const KOREA_MS = 9 * HOUR_MS;

/** From when on people in Korea are awake: at once by day, else the next morning. */
export function nextByDay(now: Date): Date {
  const korea = new Date(now.getTime() + KOREA_MS);
  const hour = korea.getUTCHours();
  if (hour >= MORNING && hour < EVENING) return now;
  korea.setUTCHours(hour < MORNING ? MORNING : MORNING + 24, 0, 0, 0);
  return new Date(korea.getTime() - KOREA_MS);
}
