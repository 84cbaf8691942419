import { and, asc, eq, gt, isNull, lte, or } from "drizzle-orm";
import { cards } from "#server/database/tables/cards.ts";
import { orderMoves, orders } from "#server/database/tables/orders.ts";
import type { Orm } from "#server/ports.ts";
import type { OrderMove } from "./store.ts";

type Wanted = { since: Date; lostBefore: Date; limit: number };

/** What happened to orders and was not written about yet, with the order and what is left of its card. */
export function listUntold(orm: Orm, { since, lostBefore, limit }: Wanted) {
  return orm
    .select({ move: orderMoves, order: orders, card: cards })
    .from(orderMoves)
    .innerJoin(orders, eq(orders.id, orderMoves.order))
    .leftJoin(cards, eq(cards.id, orders.card))
    .where(
      and(
        isNull(orderMoves.sentAt),
        gt(orderMoves.at, since),
        or(isNull(orderMoves.takenAt), lte(orderMoves.takenAt, lostBefore)),
      ),
    )
    .orderBy(asc(orderMoves.at))
    .limit(limit);
}

type EmailKey = Pick<OrderMove, "order" | "move">;

/** False when the e-mail is sent, or on its way since after `lostBefore`. Of several who ask at once one hears true. */
export async function takeOrderEmail(
  orm: Orm,
  { order, move, now, lostBefore }: EmailKey & { now: Date; lostBefore: Date },
): Promise<boolean> {
  const taken = await orm
    .update(orderMoves)
    .set({ takenAt: now })
    .where(
      and(
        eq(orderMoves.order, order),
        eq(orderMoves.move, move),
        isNull(orderMoves.sentAt),
        or(isNull(orderMoves.takenAt), lte(orderMoves.takenAt, lostBefore)),
      ),
    )
    .returning({ order: orderMoves.order });
  return taken.length === 1;
}

export async function markOrderEmailSent(
  orm: Orm,
  { order, move, now }: EmailKey & { now: Date },
): Promise<void> {
  await orm
    .update(orderMoves)
    .set({ sentAt: now })
    .where(and(eq(orderMoves.order, order), eq(orderMoves.move, move)));
}
