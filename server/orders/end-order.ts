import type { Owner } from "#domain/member.ts";
import { nextOrderState } from "#domain/order.ts";
import { Refusal } from "#domain/refusal.ts";
import { giveUseBack } from "#server/coupons/public.ts";
import type { Orm } from "#server/ports.ts";
import { giveVoucherBack } from "#server/vouchers/public.ts";
import { logOrderEvent, type OrderActor } from "./log-order-event.ts";
import { type OrderParts, wayOf } from "./order-parts.ts";
import { current, reconcile } from "./pay-order.ts";
import { findLivePayment, wasTried } from "./payments-store.ts";
import { changeOrder, listOrders, type OrderRow, returnIncludedCard } from "./store.ts";

/** A card has one at most, and nobody has more cards. */
const MOST_PENDING = 1_000;

type Ending = { order: OrderRow; action: "cancel" | "expire"; actor: OrderActor };

/** The order changed since it was read: nothing of this counts. */
export class Stale extends Error {}

/**
 * Ends an order that was not paid; its coupon can be used again. Whoever is asked for money is asked first whether they
 * took it: refuses as uncertain while that is not known, and as paid where they did.
 */
export async function endOrder(parts: OrderParts, { order: read, action, actor }: Ending): Promise<OrderRow> {
  const order = await settled(parts, read);
  const state = nextOrderState(order.state, action);
  if (state === order.state) return order;
  const now = parts.clock.now();
  try {
    return await parts.database.orm.transaction(async (tx) => {
      // In the order in which placing takes them, so that nobody waits for somebody who waits for them.
      await giveBackCredits(tx, order);
      const ended = await changeOrder(tx, { order, change: { state, endedAt: now } });
      if (!ended) throw new Stale();
      await logOrderEvent(tx, { order: order.id, event: action, at: now, actor });
      return ended;
    });
  } catch (error) {
    if (error instanceof Stale) return endOrder(parts, { order, action, actor });
    throw error;
  }
}

/** Ends all that somebody did not pay. What may have been paid stays: its money is given back when that is known. */
export async function endOrdersOf(parts: OrderParts, owner: Owner): Promise<void> {
  const pending = await listOrders(parts.database.orm, { owner, state: "pending", limit: MOST_PENDING });
  for (const order of pending) {
    await endOrder(parts, { order, action: "cancel", actor: { by: "member" } }).catch((error) => {
      if (!(error instanceof Refusal)) throw error;
    });
  }
}

/** What an order took: a use of its coupon, a card out of those another order brought, a voucher. */
export async function giveBackCredits(tx: Orm, { id, coupon, owner, includedIn }: OrderRow): Promise<void> {
  if (coupon) await giveUseBack(tx, { coupon, owner });
  if (includedIn) await returnIncludedCard(tx, includedIn);
  await giveVoucherBack(tx, id);
}

/** The order once it is known whether money was taken for it. */
async function settled(parts: OrderParts, read: OrderRow): Promise<OrderRow> {
  const { orm } = parts.database;
  const order = await current(parts, read);
  const isAsked = order.state === "pending" && order.way !== "none" && !wayOf(parts, order).isByHand;
  if (!isAsked || !(await wasTried(orm, order.id))) return order;
  const known = await reconcile(parts, { order, actor: { by: "gateway" } });
  const live = await findLivePayment(orm, order.id);
  if (known.state === "pending" && live?.state === "begun") throw new Refusal("PAYMENT_UNCERTAIN");
  return known;
}
