import { and, asc, desc, eq, gt, gte, inArray, isNotNull, isNull, lt, lte, type SQL, sql } from "drizzle-orm";
import type { CardId } from "#domain/card-id.ts";
import type { Owner } from "#domain/member.ts";
import type { OrderId, OrderState } from "#domain/order.ts";
import type { OrderNumber } from "#domain/order-number.ts";
import { orderEvents, orders } from "#server/database/tables/orders.ts";
import type { Orm } from "#server/ports.ts";

export type OrderRow = typeof orders.$inferSelect;
export type NewOrder = typeof orders.$inferInsert;
export type OrderEvent = typeof orderEvents.$inferSelect;

export async function findOrder(orm: Orm, id: OrderId): Promise<OrderRow | undefined> {
  const [order] = await orm.select().from(orders).where(eq(orders.id, id));
  return order;
}

export async function findOrderNumbered(orm: Orm, number: OrderNumber): Promise<OrderRow | undefined> {
  const [order] = await orm.select().from(orders).where(eq(orders.number, number));
  return order;
}

/** What a buyer's key placed before. */
export async function findPlaced(
  orm: Orm,
  { owner, key }: { owner: Owner; key: string },
): Promise<OrderRow | undefined> {
  const [order] = await orm
    .select()
    .from(orders)
    .where(and(eq(orders.owner, owner), eq(orders.key, key)));
  return order;
}

/** The one order of a card that waits for its money. */
export async function findPendingOf(orm: Orm, card: CardId): Promise<OrderRow | undefined> {
  const [order] = await listPendingOf(orm, [card]);
  return order;
}

/** Of every card the one order that waits for its money. */
export function listPendingOf(orm: Orm, cards: CardId[]): Promise<OrderRow[]> {
  return orm
    .select()
    .from(orders)
    .where(and(inArray(orders.card, cards), eq(orders.state, "pending")));
}

/** Paid, and not on its way back. */
export const isActiveOrder = and(eq(orders.state, "paid"), isNull(orders.refundAskedAt));

/** What was paid for a card and is not on its way back, the earliest first. */
export function listActiveOrders(orm: Orm, card: CardId | readonly CardId[]): Promise<OrderRow[]> {
  return orm
    .select()
    .from(orders)
    .where(and(inArray(orders.card, [card].flat()), isActiveOrder))
    .orderBy(asc(orders.paidAt), asc(orders.id));
}

/** Orders of which cards are left that cost nothing, the earliest first. */
export function listWithIncludedCards(orm: Orm, owner: Owner): Promise<OrderRow[]> {
  return orm
    .select()
    .from(orders)
    .where(and(eq(orders.owner, owner), isActiveOrder, gt(orders.includedCards, orders.includedCardsUsed)))
    .orderBy(asc(orders.paidAt), asc(orders.id));
}

export type OrderCursor = Pick<OrderRow, "placedAt" | "id">;
type Wanted = {
  owner?: Owner;
  state?: OrderState;
  card?: CardId;
  coupon?: string;
  /** Only those that somebody has to confirm, or to give back by hand. */
  waits?: "transfer" | "refund";
  after?: OrderCursor;
  limit: number;
};

/** Orders of somebody, or of all, the last placed first. */
export function listOrders(orm: Orm, wanted: Wanted): Promise<OrderRow[]> {
  const { owner, state, card, coupon, waits, after, limit } = wanted;
  return orm
    .select()
    .from(orders)
    .where(
      and(
        owner && eq(orders.owner, owner),
        state && eq(orders.state, state),
        card && eq(orders.card, card),
        coupon === undefined ? undefined : eq(orders.coupon, coupon),
        waits && waitsFor[waits],
        after &&
          sql`(${orders.placedAt}, ${orders.id}) < (${after.placedAt.toISOString()}::timestamptz, ${after.id})`,
      ),
    )
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(limit);
}

type Between = { from: Date; until: Date; limit: number };

/** What was placed in some time, the earliest first. */
export function listOrdersBetween(orm: Orm, { from, until, limit }: Between): Promise<OrderRow[]> {
  return orm
    .select()
    .from(orders)
    .where(and(gte(orders.placedAt, from), lt(orders.placedAt, until)))
    .orderBy(asc(orders.placedAt), asc(orders.id))
    .limit(limit);
}

const waitsFor = {
  transfer: and(eq(orders.state, "pending"), eq(orders.way, "transfer")),
  refund: and(eq(orders.state, "paid"), isNotNull(orders.refundAskedAt)),
};

/** How many wait for an admin. */
export async function countWaiting(orm: Orm): Promise<{ transfers: number; refunds: number }> {
  const [transfers, refunds] = await Promise.all([
    orm.$count(orders, waitsFor.transfer),
    orm.$count(orders, waitsFor.refund),
  ]);
  return { transfers, refunds };
}

/** Orders whose time to be paid is over. */
export function listOverdue(orm: Orm, { now, limit }: { now: Date; limit: number }): Promise<OrderRow[]> {
  return orm
    .select()
    .from(orders)
    .where(and(eq(orders.state, "pending"), lte(orders.expiresAt, now)))
    .orderBy(asc(orders.expiresAt))
    .limit(limit);
}

/** Paid orders whose money is on its way back. */
export function listRefunding(orm: Orm, { limit }: { limit: number }): Promise<OrderRow[]> {
  return orm
    .select()
    .from(orders)
    .where(and(eq(orders.state, "paid"), isNotNull(orders.refundAskedAt)))
    .orderBy(asc(orders.refundAskedAt))
    .limit(limit);
}

/** Undefined where its number, its key, or a pending order of the same card was there before. */
export async function insertOrder(orm: Orm, order: NewOrder): Promise<OrderRow | undefined> {
  const [inserted] = await orm.insert(orders).values(order).onConflictDoNothing().returning();
  return inserted;
}

type Moving = {
  order: Pick<OrderRow, "id" | "state">;
  change: Partial<
    Pick<
      OrderRow,
      "state" | "paidAt" | "endedAt" | "refundAskedAt" | "refundAccount" | "refundedAt" | "extraDays"
    >
  >;
  /** What else must still be so. */
  while?: SQL;
};

/** Changes an order that still is in the state it was read in; undefined when it is not. */
export async function changeOrder(
  orm: Orm,
  { order, change, while: also }: Moving,
): Promise<OrderRow | undefined> {
  const [changed] = await orm
    .update(orders)
    .set(change)
    .where(and(eq(orders.id, order.id), eq(orders.state, order.state), also))
    .returning();
  return changed;
}

/** Takes a card out of those an order includes; false when none is left, or the order is not paid any more. */
export async function takeIncludedCard(orm: Orm, order: OrderId): Promise<boolean> {
  const taken = await orm
    .update(orders)
    .set({ includedCardsUsed: sql`${orders.includedCardsUsed} + 1` })
    .where(and(eq(orders.id, order), isActiveOrder, gt(orders.includedCards, orders.includedCardsUsed)))
    .returning({ id: orders.id });
  return taken.length === 1;
}

export async function returnIncludedCard(orm: Orm, order: OrderId): Promise<void> {
  await orm
    .update(orders)
    .set({ includedCardsUsed: sql`${orders.includedCardsUsed} - 1` })
    .where(eq(orders.id, order));
}

type Happened = Pick<OrderEvent, "order" | "event" | "by"> & {
  at: Date;
  admin?: string;
  reason?: string;
};

/** Writes down what happened to an order; false for the same a second time. */
export async function insertOrderEvent(orm: Orm, happened: Happened): Promise<boolean> {
  const row = { ...happened, sentAt: happened.at };
  const inserted = await orm
    .insert(orderEvents)
    .values(row)
    .onConflictDoNothing()
    .returning({ order: orderEvents.order });
  return inserted.length === 1;
}

/**
 * Takes a member's name off everything that was ordered. The sums stay, and so does the account to which a refund is on
 * its way, until it went.
 */
export async function disownOrders(orm: Orm, owner: Owner): Promise<void> {
  await orm.update(orders).set({ owner: null, depositor: null }).where(eq(orders.owner, owner));
}
