import type { Clock, Database } from "#server/ports.ts";
import { clearFailures, countFailure, lockedUntil } from "#server/store/sign-in-failures.ts";
import { incorrectCredentials, locked } from "./errors.ts";

/** The fifth wrong password locks for a second, each further one for twice as long, up to a quarter of an hour. */
const LOCK = { freeFailures: 4, mostSeconds: 15 * 60 };

type Parts = { database: Database; clock: Clock };
export type LockOut = ReturnType<typeof createLockOut>;

/**
 * Slows down whoever guesses passwords. It goes by the address that was typed, whether or not it has an
 * account. Guesses made at once are checked at once, but each result counts only if the account is open when
 * it arrives: after the fifth failure also a right one is thrown away, so parallel guessing gains nothing.
 */
export function createLockOut({ database: { orm }, clock }: Parts) {
  async function assertOpen(email: string): Promise<void> {
    const now = clock.now();
    const until = await lockedUntil(orm, { email, now });
    if (until) throw locked(Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000)));
  }

  /** Runs a check of credentials; throws unless it was right and the account was open. */
  async function guard(email: string, check: () => Promise<boolean>): Promise<void> {
    await assertOpen(email);
    if (await check()) {
      await clearFailures(orm, { email, now: clock.now() });
      await assertOpen(email);
      return;
    }
    const counted = await countFailure(orm, { email, now: clock.now(), lock: LOCK });
    if (!counted) await assertOpen(email);
    throw incorrectCredentials();
  }

  return { assertOpen, guard };
}
