import type { Clock, Database } from "#server/ports.ts";
import { incorrectCredentials, locked } from "./errors.ts";
import { clearFailures, countFailure, lockedUntil } from "./sign-in-failures-store.ts";

/** The fifth wrong password locks for a second, each further one for twice as long, up to a quarter of an hour. */
const LOCK = { freeFailures: 4, mostSeconds: 15 * 60 };

/** Whose password is tried: the address that was typed, and the place where its member is known, if they are. */
export type Tried = { email: string; place: string | null };

type Parts = { database: Database; clock: Clock };
export type LockOut = ReturnType<typeof createLockOut>;

/** What failures are counted by: for each place where a member is known apart, for all others together. */
export function lockOf({ email, place }: Tried): string {
  return place === null ? email : `${email} ${place}`;
}

/**
 * Slows down whoever guesses passwords. It goes by the address that was typed, whether or not it has an account, and
 * locks nobody out of where they are known because of what others do elsewhere. Guesses made at once are checked at
 * once, but each result counts only if the account is open when it arrives: after the fifth failure also a right one is
 * thrown away, so parallel guessing gains nothing.
 */
export function createLockOut({ database: { orm }, clock }: Parts) {
  let failures = 0;

  async function assertOpen(lock: string): Promise<void> {
    const now = clock.now();
    const until = await lockedUntil(orm, { email: lock, now });
    if (until) throw locked(Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000)));
  }

  async function count(lock: string): Promise<void> {
    if (!(await countFailure(orm, { email: lock, now: clock.now(), lock: LOCK }))) await assertOpen(lock);
  }

  /** Runs a check of credentials; throws unless it was right and the account was open. */
  async function guard(tried: Tried, check: () => Promise<boolean>): Promise<void> {
    const own = lockOf(tried);
    await assertOpen(own);
    if (await check()) {
      for (const email of new Set([own, tried.email])) await clearFailures(orm, { email, now: clock.now() });
      await assertOpen(own);
      return;
    }
    failures += 1;
    // A wrong one counts and is answered as it would be from anywhere: nobody learns that somebody is known here.
    for (const lock of new Set([own, tried.email])) await count(lock);
    throw incorrectCredentials();
  }

  return { assertOpen, guard, failures: () => failures };
}
