import { and, eq, isNull } from "drizzle-orm";
import { nextOrderState, type RefundAccount, refundAccount, whyNoRefund } from "#domain/order.ts";
import { Refusal } from "#domain/refusal.ts";
import { followOrders } from "#server/cards/card-rights.ts";
import { kindOf } from "#server/cards/content.ts";
import { findCard, lockCard } from "#server/cards/public.ts";
import { orders } from "#server/database/tables/orders.ts";
import { invalidBy } from "#server/graphql/invalid.ts";
import type { Orm } from "#server/ports.ts";
import { printsBought } from "#server/prints/card-prints.ts";
import { countPrints } from "#server/prints/public.ts";
import { giveBackCredits, Stale } from "./end-order.ts";
import { logOrderAct, logOrderEvent, type OrderActor } from "./log-order-event.ts";
import { type OrderParts, wayOf } from "./order-parts.ts";
import { current } from "./pay-order.ts";
import { findLivePayment, settlePayment } from "./payments-store.ts";
import { changeOrder, listActiveOrders, type OrderRow } from "./store.ts";

type Refunding = { order: OrderRow; account?: unknown; actor: OrderActor };

/** What decides whether an order is given back. */
export async function refundFacts(
  orm: Orm,
  { order, kinds }: Pick<OrderParts, "kinds"> & { order: OrderRow },
) {
  const card = order.card ? await findCard(orm, order.card) : undefined;
  const active = card ? await listActiveOrders(orm, card.id) : [];
  const isBuiltUpon = active.some(({ id }) => id === order.id) && active.at(-1)?.id !== order.id;
  const isHandedOver = card !== undefined && order.owner !== null && card.owner !== order.owner;
  const rest = active.filter(({ id }) => id !== order.id);
  const isPrinted = card
    ? (await countPrints(orm, card.id)) > printsBought(kindOf({ kinds }, card), rest)
    : false;
  return { ...order, publishedAt: card?.publishedAt ?? null, isBuiltUpon, isHandedOver, isPrinted };
}

/**
 * The member wants the money back. What came through a gateway goes back at once; what came by transfer an admin sends
 * to the account that the member names. From this moment the card has nothing of the order.
 */
export async function refundOrder(
  parts: OrderParts,
  { order, account, actor }: Refunding,
): Promise<OrderRow> {
  if (order.state === "refunded") return order;
  if (order.state === "paid" && order.refundAskedAt) return finishUnlessByHand(parts, { order, actor });
  const asked = await ask(parts, {
    order,
    actor,
    account: isByHand(parts, order) ? readAccount(account) : null,
  });
  return finishUnlessByHand(parts, { order: asked, actor });
}

/** An admin gives the money back, or has sent it: also beyond the days that the rule gives. */
export async function refundAsAdmin(parts: OrderParts, { order, actor }: Refunding): Promise<OrderRow> {
  if (order.state === "refunded") return order;
  const asked = order.refundAskedAt ? order : await ask(parts, { order, actor, account: null });
  return finishRefund(parts, { order: asked, actor });
}

function isByHand(parts: OrderParts, order: OrderRow): boolean {
  return order.way !== "none" && wayOf(parts, order).isByHand;
}

function readAccount(sent: unknown): RefundAccount {
  const account = refundAccount.safeParse(sent);
  if (account.success) return account.data;
  throw invalidBy(account.error);
}

function finishUnlessByHand(parts: OrderParts, { order, actor }: Refunding): Promise<OrderRow> | OrderRow {
  return isByHand(parts, order) ? order : finishRefund(parts, { order, actor });
}

type Asking = { order: OrderRow; account: RefundAccount | null; actor: OrderActor };

/** From now on the order counts for nothing, though its money is still on its way. */
async function ask(parts: OrderParts, { order, account, actor }: Asking): Promise<OrderRow> {
  const now = parts.clock.now();
  return parts.database.orm.transaction(async (tx) => {
    // Whoever publishes the card at this moment is first, or finds it without the plan.
    if (order.card) await lockCard(tx, order.card);
    const facts = await refundFacts(tx, { order, kinds: parts.kinds });
    const lenient = { ...facts, publishedAt: null, isHandedOver: false, isPrinted: false, paidAt: now };
    const why = whyNoRefund(actor.by === "admin" ? lenient : facts, now);
    if (why) throw new Refusal("CONFLICT", { sentence: why });
    const change = { refundAskedAt: now, refundAccount: account };
    const still = and(isNull(orders.refundAskedAt), eq(orders.includedCardsUsed, 0));
    const asked = await changeOrder(tx, { order, change, while: still });
    if (!asked) throw new Refusal("CONFLICT");
    if (actor.by === "member" && account) {
      await logOrderEvent(tx, { order: order.id, event: "ask-refund", at: now, actor });
    }
    await logOrderAct(tx, { order: order.id, act: "begin-refund", at: now, actor });
    await follow(tx, { ...parts, order });
    return asked;
  });
}

/** Gives back what was taken, and all that hung on it. It may be repeated after a crash at any point. */
export async function finishRefund(parts: OrderParts, { order, actor }: Refunding): Promise<OrderRow> {
  const { orm } = parts.database;
  const payment = await findLivePayment(orm, order.id);
  if (payment) {
    await wayOf(parts, order).giveBack({
      order: order.id,
      reference: payment.reference,
      amount: payment.amount,
      key: `refund-${payment.id}`,
      reason: actor.reason ?? "구매자 환불 신청",
    });
  }
  const now = parts.clock.now();
  const state = nextOrderState(order.state, "refund");
  try {
    return await orm.transaction(async (tx) => {
      await giveBackCredits(tx, order);
      const change = { state, refundedAt: now, refundAccount: null };
      const refunded = await changeOrder(tx, { order, change });
      if (!refunded) throw new Stale();
      if (payment) await settlePayment(tx, { id: payment.id, change: { state: "returned" }, now });
      await logOrderEvent(tx, { order: order.id, event: "refund", at: now, actor });
      await follow(tx, { ...parts, order });
      return refunded;
    });
  } catch (error) {
    if (error instanceof Stale) return current(parts, order);
    throw error;
  }
}

async function follow(
  tx: Orm,
  { order, clock, kinds }: Pick<OrderParts, "clock" | "kinds"> & { order: OrderRow },
) {
  const card = order.card ? await findCard(tx, order.card) : undefined;
  if (card) await followOrders(tx, { card: card.id, kind: kindOf({ kinds }, card), now: clock.now() });
}
