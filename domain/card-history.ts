import { DAY_MS, HOUR_MS, MINUTE_MS } from "#domain/duration.ts";
import { koreanDay } from "#domain/korean-day.ts";

/** A saved version, as far as it matters whether it is kept. */
export type SavedVersion = {
  version: number;
  createdAt: Date;
  publishedAt: Date | null;
  setAsideAt: Date | null;
};

/** While somebody works on a card every save may be the one to go back to. */
const ALL_FOR_MS = DAY_MS;
/** A wedding card is made within a month, evening by evening. */
const HOURLY_FOR_MS = 30 * DAY_MS;

/** Saves follow one another by seconds, and nobody looks for a version by them: of so long the last is offered. */
export const OFFERED_SPAN_MS = 10 * MINUTE_MS;

/** No version of a card that was last saved at this moment or earlier has yet to go. */
export function historySettledFor(now: Date): Date {
  // A week more than needed: a job that did not run for some nights finds them still.
  return new Date(now.getTime() - HOURLY_FOR_MS - 8 * DAY_MS);
}

/**
 * Which of a card's versions go: all of the last day stay, then the last of every hour, after a month the last of every
 * day. What was set aside stays for the month; what guests ever saw stays, and so do the first and the newest.
 */
export function versionsToDrop(versions: readonly SavedVersion[], now: Date): number[] {
  const ordered = versions.toSorted((one, other) => one.version - other.version);
  return ordered
    .filter((version, index) => {
      const next = ordered[index + 1];
      if (index === 0 || !next || version.publishedAt || isAside(version, now)) return false;
      const span = spanOf(version, now);
      return span !== null && span === spanOf(next, now);
    })
    .map(({ version }) => version);
}

/** Its maker was told that it is still there. */
function isAside({ setAsideAt }: SavedVersion, now: Date): boolean {
  return setAsideAt !== null && now.getTime() - setAsideAt.getTime() < HOURLY_FOR_MS;
}

/** The stretch of time of which one version is enough; null for a time of which all are kept. */
function spanOf({ createdAt }: SavedVersion, now: Date): string | null {
  const age = now.getTime() - createdAt.getTime();
  if (age < ALL_FOR_MS) return null;
  return age < HOURLY_FOR_MS ? `${Math.floor(createdAt.getTime() / HOUR_MS)}` : koreanDay(createdAt);
}
