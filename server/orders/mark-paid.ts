import { isNotNull } from "drizzle-orm";
import { extensionDays } from "#domain/card-life.ts";
import { nextOrderState } from "#domain/order.ts";
import { followOrders } from "#server/cards/card-rights.ts";
import { kindOf } from "#server/cards/content.ts";
import { findCard } from "#server/cards/public.ts";
import { orders } from "#server/database/tables/orders.ts";
import type { Orm } from "#server/ports.ts";
import { logOrderEvent, type OrderActor } from "./log-order-event.ts";
import type { OrderParts } from "./order-parts.ts";
import { changeOrder, type OrderRow } from "./store.ts";

type Paying = { order: OrderRow; actor: OrderActor };

/**
 * A pending order is paid, and its card has what was bought; within the transaction that writes the payment down.
 * Undefined when it is pending no longer, and where its buyer left: nobody would have what the money is for.
 */
export async function markPaid(
  tx: Orm,
  { order, actor, ...parts }: Paying & Pick<OrderParts, "clock" | "kinds">,
): Promise<OrderRow | undefined> {
  const now = parts.clock.now();
  const state = nextOrderState(order.state, "pay");
  const card = order.card ? await findCard(tx, order.card) : undefined;
  const extraDays =
    order.purpose === "extension"
      ? extensionDays({ expiresAt: card?.expiresAt ?? null, days: order.extraDays, now })
      : order.extraDays;
  const change = { state, paidAt: now, extraDays };
  const paid = await changeOrder(tx, { order, change, while: isNotNull(orders.owner) });
  if (!paid) return undefined;
  await logOrderEvent(tx, { order: order.id, event: "pay", at: now, actor });
  if (card) await followOrders(tx, { card: card.id, kind: kindOf(parts, card), now });
  return paid;
}
