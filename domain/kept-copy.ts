import { daysAfter, endOfDay } from "#domain/korean-day.ts";

/** How long a guest's device may show a card without a network; who has not come back by then opens it anew. */
export const KEPT_COPY_DAYS = 60;

type Kept = {
  /** In Korea, as in 2027-05-22. */
  today: string;
  /** The last day on which the page names people's numbers and accounts; null where nothing ever leaves it. */
  contactsUntil: string | null;
  /** When the card's time is over; null where it has no end. */
  expiresAt: Date | null;
};

/**
 * Until when a copy of a card's page may be shown. What leaves the page on a day leaves the copies of it on that day,
 * also on a device that nobody can reach.
 */
export function copyKeptUntil({ today, contactsUntil, expiresAt }: Kept): Date {
  const days = [daysAfter(today, KEPT_COPY_DAYS), contactsUntil].filter((day) => day !== null);
  const ends = [...days.map(endOfDay), expiresAt].filter((end) => end !== null);
  return new Date(Math.min(...ends.map((end) => end.getTime())));
}
