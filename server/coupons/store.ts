import { and, desc, eq, inArray, isNull, lt, or, sql } from "drizzle-orm";
import type { CouponCode } from "#domain/coupon.ts";
import type { Owner } from "#domain/member.ts";
import { couponHolders, coupons } from "#server/database/tables/coupons.ts";
import type { Orm } from "#server/ports.ts";

export type CouponRow = typeof coupons.$inferSelect;
export type CouponId = CouponRow["id"];

/** The coupon with one of these codes. */
export async function findCoupon(orm: Orm, codes: CouponCode[]): Promise<CouponRow | undefined> {
  if (codes.length === 0) return undefined;
  const [coupon] = await orm.select().from(coupons).where(inArray(coupons.code, codes));
  return coupon;
}

export async function readCoupon(orm: Orm, id: CouponId): Promise<CouponRow | undefined> {
  const [coupon] = await orm.select().from(coupons).where(eq(coupons.id, id));
  return coupon;
}

/** False where somebody has one with this code. */
export async function insertCoupon(orm: Orm, coupon: typeof coupons.$inferInsert): Promise<boolean> {
  const inserted = await orm
    .insert(coupons)
    .values(coupon)
    .onConflictDoNothing()
    .returning({ id: coupons.id });
  return inserted.length === 1;
}

export type CouponCursor = Pick<CouponRow, "createdAt" | "id">;
type Wanted = { after?: CouponCursor; limit: number };

/** All coupons, the newest first. */
export function listCoupons(orm: Orm, { after, limit }: Wanted): Promise<CouponRow[]> {
  return orm
    .select()
    .from(coupons)
    .where(
      after &&
        sql`(${coupons.createdAt}, ${coupons.id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`,
    )
    .orderBy(desc(coupons.createdAt), desc(coupons.id))
    .limit(limit);
}

/** From now on nobody uses it; orders that carry it keep it. */
export async function stopCoupon(
  orm: Orm,
  { id, now }: { id: CouponId; now: Date },
): Promise<CouponRow | undefined> {
  await orm
    .update(coupons)
    .set({ stoppedAt: now })
    .where(and(eq(coupons.id, id), isNull(coupons.stoppedAt)));
  return readCoupon(orm, id);
}

type Use = { coupon: CouponId; owner: Owner };

export async function usedByOwner(orm: Orm, { coupon, owner }: Use): Promise<number> {
  const [held] = await orm
    .select({ used: couponHolders.used })
    .from(couponHolders)
    .where(and(eq(couponHolders.coupon, coupon), eq(couponHolders.owner, owner)));
  return held?.used ?? 0;
}

/**
 * Takes one use: whether any is left is looked at and taken on one row, on which all who ask take turns. Says what was
 * missing. Within the transaction that places the order; whoever hears a "no" must not commit it.
 */
export async function takeUse(
  tx: Orm,
  { coupon, owner, mostUsesEach }: Use & Pick<CouponRow, "mostUsesEach">,
): Promise<"taken" | "used-up" | "used"> {
  const taken = await tx
    .update(coupons)
    .set({ used: sql`${coupons.used} + 1` })
    .where(
      and(
        eq(coupons.id, coupon),
        isNull(coupons.stoppedAt),
        or(isNull(coupons.mostUses), lt(coupons.used, coupons.mostUses)),
      ),
    )
    .returning({ id: coupons.id });
  if (taken.length === 0) return "used-up";
  const held = await tx
    .insert(couponHolders)
    .values({ coupon, owner, used: 1 })
    .onConflictDoUpdate({
      target: [couponHolders.coupon, couponHolders.owner],
      set: { used: sql`${couponHolders.used} + 1` },
      setWhere: mostUsesEach === null ? undefined : lt(couponHolders.used, mostUsesEach),
    })
    .returning({ used: couponHolders.used });
  return held.length === 1 ? "taken" : "used";
}

/** Gives one use back, within the transaction that ends the order. Who left is nobody's holder any more. */
export async function giveUseBack(tx: Orm, { coupon, owner }: { coupon: CouponId; owner: Owner | null }) {
  await tx
    .update(coupons)
    .set({ used: sql`${coupons.used} - 1` })
    .where(eq(coupons.id, coupon));
  if (!owner) return;
  await tx
    .update(couponHolders)
    .set({ used: sql`${couponHolders.used} - 1` })
    .where(and(eq(couponHolders.coupon, coupon), eq(couponHolders.owner, owner)));
}

export async function forgetHolder(orm: Orm, owner: Owner): Promise<void> {
  await orm.delete(couponHolders).where(eq(couponHolders.owner, owner));
}
