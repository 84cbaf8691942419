import { and, eq, gt, inArray, isNull, lte, or, sql } from "drizzle-orm";
import { signInFailures } from "#server/database/tables/people.ts";
import type { Orm } from "#server/ports.ts";

type Lock = { freeFailures: number; mostSeconds: number };

/**
 * Counts a wrong password; false while the account is locked, which then neither counts nor extends.
 * From the failure after `freeFailures` on, each one locks twice as long as the last: 1, 2, 4 … seconds.
 */
export async function countFailure(
  orm: Orm,
  failure: { email: string; now: Date; lock: Lock },
): Promise<boolean> {
  const { email, now, lock } = failure;
  const beyond = sql`${signInFailures.failures} - ${lock.freeFailures}::int`;
  // 2^12 s is beyond any lock we would want; without a bound the power overflows one day.
  const seconds = sql`least(power(2, least(${beyond}, 12)), ${lock.mostSeconds}::int)`;
  const counted = await orm
    .insert(signInFailures)
    .values({ email, failures: 1, lockedUntil: null, lastAt: now })
    .onConflictDoUpdate({
      target: signInFailures.email,
      set: {
        failures: sql`${signInFailures.failures} + 1`,
        lockedUntil: sql`case when ${beyond} >= 0 then ${now.toISOString()}::timestamptz + ${seconds} * interval '1 second' end`,
        lastAt: now,
      },
      setWhere: or(isNull(signInFailures.lockedUntil), lte(signInFailures.lockedUntil, now)),
    })
    .returning({ email: signInFailures.email });
  return counted.length === 1;
}

/** When the account opens again; null while it is open. */
export async function lockedUntil(orm: Orm, account: { email: string; now: Date }): Promise<Date | null> {
  const [locked] = await orm
    .select({ until: signInFailures.lockedUntil })
    .from(signInFailures)
    .where(and(eq(signInFailures.email, account.email), gt(signInFailures.lockedUntil, account.now)));
  return locked?.until ?? null;
}

/** Forgets the failures of an account, unless it is locked. */
export async function clearFailures(orm: Orm, account: { email: string; now: Date }): Promise<void> {
  await orm
    .delete(signInFailures)
    .where(
      and(
        eq(signInFailures.email, account.email),
        or(isNull(signInFailures.lockedUntil), lte(signInFailures.lockedUntil, account.now)),
      ),
    );
}

/** Forgets the failures and the lock: for whoever proved that the mailbox is theirs. */
export async function deleteFailures(orm: Orm, emails: readonly string[]): Promise<void> {
  await orm.delete(signInFailures).where(inArray(signInFailures.email, [...emails]));
}

export async function deleteOldFailures(orm: Orm, lastBefore: Date): Promise<number> {
  const deleted = await orm
    .delete(signInFailures)
    .where(lte(signInFailures.lastAt, lastBefore))
    .returning({ email: signInFailures.email });
  return deleted.length;
}
