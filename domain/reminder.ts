import { DAY_MS } from "#domain/duration.ts";

/**
 * Letters that remind people of answering go to addresses that an owner typed: whoever owns a card could have us write
 * to strangers. These are what keeps it from being worth anything.
 */

/** By one owner in a day: with a plan a hall's worth, so that 1,000 who said nothing are reached in the four days. */
const A_DAY = { paid: 300, trial: 50 };
/** To one address in a day, whoever names it: nobody's letter-box is filled by many owners. */
export const REMINDERS_AN_ADDRESS = 3;

type Card = { plan: string | null; publishedAt: Date | null };

export function remindersADay({ plan }: Pick<Card, "plan">): number {
  return plan === null ? A_DAY.trial : A_DAY.paid;
}

/** From when on a card's reminders go out: a day after it was shown, for who did not pay. Null where that was never. */
export function remindersFrom({ plan, publishedAt }: Card): Date | null {
  if (publishedAt === null) return null;
  return plan === null ? new Date(publishedAt.getTime() + DAY_MS) : publishedAt;
}

/** What was sent since then counts for today. */
export function remindersSince(now: Date): Date {
  return new Date(now.getTime() - DAY_MS);
}
