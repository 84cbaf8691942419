import { and, asc, eq, gt, isNull, lte, or } from "drizzle-orm";
import { vouchers } from "#server/database/tables/vouchers.ts";
import type { Orm } from "#server/ports.ts";
import type { VoucherRow } from "./store.ts";

type Wanted = { since: Date; lostBefore: Date; limit: number };

function untaken(lostBefore: Date) {
  return and(
    isNull(vouchers.emailSentAt),
    or(isNull(vouchers.emailTakenAt), lte(vouchers.emailTakenAt, lostBefore)),
  );
}

/** Vouchers that came onto an account and were not written about yet. */
export function listUntoldVouchers(orm: Orm, { since, lostBefore, limit }: Wanted): Promise<VoucherRow[]> {
  return orm
    .select()
    .from(vouchers)
    .where(and(gt(vouchers.claimedAt, since), untaken(lostBefore)))
    .orderBy(asc(vouchers.claimedAt))
    .limit(limit);
}

type EmailKey = Pick<VoucherRow, "id"> & { now: Date };

/** False when the e-mail is sent, or on its way since after `lostBefore`. Of several who ask at once one hears true. */
export async function takeVoucherEmail(
  orm: Orm,
  { id, now, lostBefore }: EmailKey & { lostBefore: Date },
): Promise<boolean> {
  const taken = await orm
    .update(vouchers)
    .set({ emailTakenAt: now })
    .where(and(eq(vouchers.id, id), untaken(lostBefore)))
    .returning({ id: vouchers.id });
  return taken.length === 1;
}

export async function markVoucherEmailSent(orm: Orm, { id, now }: EmailKey): Promise<void> {
  await orm.update(vouchers).set({ emailSentAt: now }).where(eq(vouchers.id, id));
}
