import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { Owner } from "#domain/member.ts";
import type { OrderId } from "#domain/order.ts";
import type { VoucherState } from "#domain/voucher.ts";
import { vouchers } from "#server/database/tables/vouchers.ts";
import type { Orm } from "#server/ports.ts";

export type VoucherRow = typeof vouchers.$inferSelect;
export type NewVoucher = typeof vouchers.$inferInsert;
export type VoucherId = VoucherRow["id"];

export async function findVoucher(orm: Orm, id: VoucherId): Promise<VoucherRow | undefined> {
  const [voucher] = await orm.select().from(vouchers).where(eq(vouchers.id, id));
  return voucher;
}

/** By the hash of its link. */
export async function findVoucherAt(orm: Orm, link: string): Promise<VoucherRow | undefined> {
  const [voucher] = await orm.select().from(vouchers).where(eq(vouchers.link, link));
  return voucher;
}

/** Which of these numbers are registered already. */
export async function knownProductOrders(orm: Orm, numbers: string[]): Promise<ReadonlySet<string>> {
  if (numbers.length === 0) return new Set();
  const known = await orm
    .selectDistinct({ number: vouchers.productOrder })
    .from(vouchers)
    .where(inArray(vouchers.productOrder, numbers));
  return new Set(known.map(({ number }) => number));
}

/** Those that were not there yet. */
export async function insertVouchers(orm: Orm, made: NewVoucher[]): Promise<VoucherRow[]> {
  return made.length === 0 ? [] : orm.insert(vouchers).values(made).onConflictDoNothing().returning();
}

/** Those of one list stand together, and so do the pieces of one line. */
export type VoucherCursor = Pick<VoucherRow, "createdAt" | "productOrder" | "piece">;
type Wanted = {
  company?: string;
  state?: VoucherState;
  /** A number of the shop's, whole. */
  number?: string;
  now: Date;
  after?: VoucherCursor;
  limit: number;
};

/** Vouchers of all, or of a company, the newest first. */
export function listVouchers(orm: Orm, wanted: Wanted): Promise<VoucherRow[]> {
  const { company, state, number, now, after, limit } = wanted;
  return orm
    .select()
    .from(vouchers)
    .where(
      and(
        company ? eq(vouchers.company, company) : undefined,
        state && inState(state, now),
        number ? or(eq(vouchers.productOrder, number), eq(vouchers.orderNumber, number)) : undefined,
        after &&
          sql`(${vouchers.createdAt}, ${vouchers.productOrder}, ${vouchers.piece}) < (${after.createdAt.toISOString()}::timestamptz, ${after.productOrder}, ${after.piece}::int)`,
      ),
    )
    .orderBy(desc(vouchers.createdAt), desc(vouchers.productOrder), desc(vouchers.piece))
    .limit(limit);
}

/** As `voucherStateOf` says it. */
function inState(state: VoucherState, now: Date): SQL | undefined {
  const unclaimed = isNull(vouchers.claimedAt);
  const standing = and(unclaimed, isNull(vouchers.cancelledAt));
  return {
    used: isNotNull(vouchers.claimedAt),
    cancelled: and(unclaimed, isNotNull(vouchers.cancelledAt)),
    open: and(standing, gt(vouchers.expiresAt, now)),
    expired: and(standing, lte(vouchers.expiresAt, now)),
  }[state];
}

/** How many of a company's are there and were taken. */
export async function countHeldVouchers(orm: Orm, company: string): Promise<{ all: number; used: number }> {
  const [counted] = await orm
    .select({ all: count(), used: count(vouchers.claimedAt) })
    .from(vouchers)
    .where(and(eq(vouchers.company, company), isNull(vouchers.cancelledAt)));
  return counted ?? { all: 0, used: 0 };
}

type Change = Partial<
  Pick<VoucherRow, "holder" | "digits" | "link" | "handedAt" | "expiresAt" | "cancelledBy" | "cancelledAt">
>;

/** Changes what nobody has taken and nobody took back; undefined where somebody did. */
export async function changeOpenVoucher(
  orm: Orm,
  { id, change }: { id: VoucherId; change: Change },
): Promise<VoucherRow | undefined> {
  const [changed] = await orm
    .update(vouchers)
    .set(change)
    .where(and(eq(vouchers.id, id), isNull(vouchers.claimedAt), isNull(vouchers.cancelledAt)))
    .returning();
  return changed;
}

type Claim = { link: string; owner: Owner; now: Date };

/** Puts an open voucher on an account; of all who ask at once one has it. */
export async function claimOpenVoucher(
  orm: Orm,
  { link, owner, now }: Claim,
): Promise<VoucherRow | undefined> {
  const [claimed] = await orm
    .update(vouchers)
    .set({ claimedBy: owner, claimedAt: now, emailSentAt: now })
    .where(
      and(
        eq(vouchers.link, link),
        isNull(vouchers.claimedAt),
        isNull(vouchers.cancelledAt),
        gt(vouchers.expiresAt, now),
      ),
    )
    .returning();
  return claimed;
}

/** What is on a member's account, the earliest first. */
export function listVouchersOf(
  orm: Orm,
  { owner, kind }: { owner: Owner; kind?: string },
): Promise<VoucherRow[]> {
  return orm
    .select()
    .from(vouchers)
    .where(and(eq(vouchers.claimedBy, owner), kind ? eq(vouchers.kind, kind) : undefined))
    .orderBy(asc(vouchers.claimedAt), asc(vouchers.id));
}

/** What a member can still pay with. */
export function listUnspent(
  orm: Orm,
  { owner, kind }: { owner: Owner; kind: string },
): Promise<VoucherRow[]> {
  return orm
    .select()
    .from(vouchers)
    .where(and(eq(vouchers.claimedBy, owner), eq(vouchers.kind, kind), isNull(vouchers.order)))
    .orderBy(asc(vouchers.claimedAt), asc(vouchers.id));
}

type Spending = { id: VoucherId; owner: Owner; order: OrderId };

/** False where it was spent meanwhile. Within the transaction that places the order. */
export async function spendVoucher(tx: Orm, { id, owner, order }: Spending): Promise<boolean> {
  const spent = await tx
    .update(vouchers)
    .set({ order })
    .where(and(eq(vouchers.id, id), eq(vouchers.claimedBy, owner), isNull(vouchers.order)))
    .returning({ id: vouchers.id });
  return spent.length === 1;
}

/** Its order is over: it can be spent again. Within the transaction that ends the order. */
export async function giveVoucherBack(tx: Orm, order: OrderId): Promise<void> {
  await tx.update(vouchers).set({ order: null }).where(eq(vouchers.order, order));
}

/** What a company that ends had not handed to anybody ends with it; its customers keep theirs. */
export async function endHeldVouchers(
  tx: Orm,
  { company, now }: { company: string; now: Date },
): Promise<void> {
  await tx
    .update(vouchers)
    .set({ cancelledAt: now })
    .where(and(eq(vouchers.company, company), isNull(vouchers.handedAt), isNull(vouchers.cancelledAt)));
}

/** Takes a member's name off what they took. It stays taken. */
export async function disownVouchers(orm: Orm, owner: Owner): Promise<void> {
  await orm.update(vouchers).set({ claimedBy: null }).where(eq(vouchers.claimedBy, owner));
}

/** Forgets whose a voucher was that ended before this moment; its number stays, so that it is not made again. */
export async function forgetHolders(orm: Orm, endedBefore: Date): Promise<number> {
  const forgotten = await orm
    .update(vouchers)
    .set({ holder: null, digits: null, link: null })
    .where(
      and(
        or(isNotNull(vouchers.holder), isNotNull(vouchers.link)),
        lte(
          sql`coalesce(${vouchers.claimedAt}, ${vouchers.cancelledAt}, ${vouchers.expiresAt})`,
          endedBefore.toISOString(),
        ),
      ),
    )
    .returning({ id: vouchers.id });
  return forgotten.length;
}
