import { eq, lte, sql } from "drizzle-orm";
import { voucherTries } from "#server/database/tables/vouchers.ts";
import type { Orm } from "#server/ports.ts";

export type VoucherTries = typeof voucherTries.$inferSelect;
type At = { link: string; now: Date };

/** What was tried at a link, held until the transaction ends: all who try it take turns. */
export async function holdTries(tx: Orm, { link, now }: At): Promise<VoucherTries> {
  const [tries] = await tx
    .insert(voucherTries)
    .values({ link, wrong: 0, lastAt: now })
    .onConflictDoUpdate({ target: voucherTries.link, set: { link: sql`excluded.link` } })
    .returning();
  if (!tries) throw new Error("The tries at a link were not written");
  return tries;
}

export async function writeTries(tx: Orm, { link, ...tries }: VoucherTries): Promise<void> {
  await tx.update(voucherTries).set(tries).where(eq(voucherTries.link, link));
}

export async function forgetTries(tx: Orm, link: string): Promise<void> {
  await tx.delete(voucherTries).where(eq(voucherTries.link, link));
}

export async function deleteOldTries(orm: Orm, lastBefore: Date): Promise<number> {
  const deleted = await orm
    .delete(voucherTries)
    .where(lte(voucherTries.lastAt, lastBefore))
    .returning({ link: voucherTries.link });
  return deleted.length;
}
