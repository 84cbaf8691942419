import { and, count, eq, gt, isNull, lt, lte, sql } from "drizzle-orm";
import { codes } from "#server/database/tables/people.ts";
import type { Orm } from "#server/ports.ts";

export type CodeRow = typeof codes.$inferSelect;
export type CodePurpose = CodeRow["purpose"];

/** Stores a code and voids the earlier ones of its purpose; false when the address has had enough since `since`. */
export function insertCode(
  orm: Orm,
  issue: { row: typeof codes.$inferInsert; since: Date; mostSince: number },
): Promise<boolean> {
  const { row, since, mostSince } = issue;
  return orm.transaction(async (tx) => {
    // Two requests for one address must not both see room for the last code.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`codes ${row.email}`}, 0))`);
    const [sent] = await tx
      .select({ number: count() })
      .from(codes)
      .where(and(eq(codes.email, row.email), gt(codes.createdAt, since)));
    if (sent && sent.number >= mostSince) return false;
    await tx
      .update(codes)
      .set({ usedAt: row.createdAt })
      .where(and(eq(codes.email, row.email), eq(codes.purpose, row.purpose), isNull(codes.usedAt)));
    await tx.insert(codes).values(row);
    return true;
  });
}

type Try = { email: string; purpose: CodePurpose; codeHash: string; now: Date; mostTries: number };

/** Counts a try and, when it is right, uses the code up: one statement, so parallel tries cannot share one count. */
export async function tryCode(orm: Orm, attempt: Try): Promise<"right" | "wrong" | "no live code"> {
  const [tried] = await orm
    .update(codes)
    .set({
      tries: sql`${codes.tries} + 1`,
      usedAt: sql`case when ${codes.codeHash} = ${attempt.codeHash} then ${attempt.now.toISOString()}::timestamptz end`,
    })
    .where(
      and(
        eq(codes.email, attempt.email),
        eq(codes.purpose, attempt.purpose),
        isNull(codes.usedAt),
        gt(codes.expiresAt, attempt.now),
        lt(codes.tries, attempt.mostTries),
      ),
    )
    .returning({ usedAt: codes.usedAt });
  if (!tried) return "no live code";
  return tried.usedAt ? "right" : "wrong";
}

export async function deleteCodesOf(orm: Orm, email: string): Promise<void> {
  await orm.delete(codes).where(eq(codes.email, email));
}

export async function deleteExpiredCodes(orm: Orm, now: Date): Promise<number> {
  const deleted = await orm.delete(codes).where(lte(codes.expiresAt, now)).returning({ id: codes.id });
  return deleted.length;
}
