import { and, asc, eq, gt, isNull, lte, or } from "drizzle-orm";
import { cards } from "#server/database/tables/cards.ts";
import { orderEvents, orders } from "#server/database/tables/orders.ts";
import type { Orm } from "#server/ports.ts";
import type { OrderEvent } from "./store.ts";

type Wanted = { since: Date; lostBefore: Date; limit: number };

/** What happened to orders and was not written about yet, with the order and what is left of its card. */
export function listUntold(orm: Orm, { since, lostBefore, limit }: Wanted) {
  return orm
    .select({ row: orderEvents, order: orders, card: cards })
    .from(orderEvents)
    .innerJoin(orders, eq(orders.id, orderEvents.order))
    .leftJoin(cards, eq(cards.id, orders.card))
    .where(
      and(
        isNull(orderEvents.sentAt),
        gt(orderEvents.at, since),
        or(isNull(orderEvents.takenAt), lte(orderEvents.takenAt, lostBefore)),
      ),
    )
    .orderBy(asc(orderEvents.at))
    .limit(limit);
}

type EmailKey = Pick<OrderEvent, "order" | "event">;

/** False when the e-mail is sent, or on its way since after `lostBefore`. Of several who ask at once one hears true. */
export async function takeOrderEmail(
  orm: Orm,
  { order, event, now, lostBefore }: EmailKey & { now: Date; lostBefore: Date },
): Promise<boolean> {
  const taken = await orm
    .update(orderEvents)
    .set({ takenAt: now })
    .where(
      and(
        eq(orderEvents.order, order),
        eq(orderEvents.event, event),
        isNull(orderEvents.sentAt),
        or(isNull(orderEvents.takenAt), lte(orderEvents.takenAt, lostBefore)),
      ),
    )
    .returning({ order: orderEvents.order });
  return taken.length === 1;
}

export async function markOrderEmailSent(
  orm: Orm,
  { order, event, now }: EmailKey & { now: Date },
): Promise<void> {
  await orm
    .update(orderEvents)
    .set({ sentAt: now })
    .where(and(eq(orderEvents.order, order), eq(orderEvents.event, event)));
}
