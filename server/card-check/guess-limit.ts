import { HOUR_SECONDS } from "#domain/duration.ts";
import { createRateLimit, networkOf } from "#server/limits/rate-limit.ts";
import type { SharedRateLimits } from "#server/limits/shared-rate-limit.ts";
import type { Clock } from "#server/ports.ts";

/** Numbers with which nothing was found, of a whole network: people paste what they were sent, and mistype once. */
export const WRONG_NUMBERS = { name: "check-number", most: 30, seconds: 6 * HOUR_SECONDS };
/** Whatever is asked: a hall that checks what it was sent. Addresses cannot be guessed, but asking costs a question to the database. */
export const CHECKS = { name: "check", most: 120, seconds: 10 * 60 };

export type GuessLimit = ReturnType<typeof createGuessLimit>;

/**
 * Keeps cards from being found by trying numbers and days. What all processes count stands in the database; in front of
 * it each counts for itself, so that a flood of guesses is no flood of questions.
 */
export function createGuessLimit({ limit, clock }: { limit: SharedRateLimits; clock: Clock }) {
  const here = createRateLimit({ ...WRONG_NUMBERS, clock });
  const everywhere = limit(WRONG_NUMBERS);
  const checks = createRateLimit({ ...CHECKS, clock });

  return {
    /** The seconds until anything may be checked again, or 0. */
    check: (ip: string): number => checks(networkOf(ip)),
    /** The seconds until another number may be tried, or 0. */
    async guess(ip: string): Promise<number> {
      const network = networkOf(ip);
      return here(network) || everywhere.take(network);
    },
    /** It was no guess: there is such a card. */
    async giveBack(ip: string): Promise<void> {
      const network = networkOf(ip);
      here.giveBack(network);
      await everywhere.giveBack(network);
    },
  };
}
