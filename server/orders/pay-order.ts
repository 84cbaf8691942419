import { randomUUID } from "node:crypto";
import { MINUTE_MS } from "#domain/duration.ts";
import { nextOrderState, type OrderId } from "#domain/order.ts";
import { Refusal } from "#domain/refusal.ts";
import type { Captured, Database } from "#server/ports.ts";
import { logOrderEvent, type OrderActor } from "./log-order-event.ts";
import { markPaid } from "./mark-paid.ts";
import { type OrderParts, wayOf } from "./order-parts.ts";
import {
  beginPayment,
  declineOthers,
  findByReference,
  findLivePayment,
  type PaymentRow,
  settlePayment,
} from "./payments-store.ts";
import { findOrder, type OrderRow } from "./store.ts";

/** No provider takes money so long after it was asked to: what it does not have by then it will not have. */
const ABANDONED_AFTER_MS = 15 * MINUTE_MS;

/** An earlier try ends between our reading and writing; more often than this none does. */
const TRIES = 5;

type Confirming = { order: OrderRow; reference: string; amount: number; actor: OrderActor };

/** Orders that are being paid at this moment, in this process. */
const payings = new WeakMap<Database, Map<OrderId, { reference: string; paying: Promise<OrderRow> }>>();

/** Takes the money for an order, once: whoever asks meanwhile or later hears the same. */
export function confirmPayment(parts: OrderParts, confirming: Confirming): Promise<OrderRow> {
  const underWay = payings.get(parts.database) ?? new Map();
  payings.set(parts.database, underWay);
  const { order, reference, amount } = confirming;
  const before = underWay.get(order.id);
  if (before?.reference === reference && amount === order.total) return before.paying;
  if (before) {
    // Another try for the same order waits for the end of this one.
    const again = () => confirmPayment(parts, confirming);
    return before.paying.then(again, again);
  }
  const paying = confirm(parts, confirming).finally(() => underWay.delete(order.id));
  underWay.set(order.id, { reference, paying });
  return paying;
}

async function confirm(parts: OrderParts, confirming: Confirming, tries = TRIES): Promise<OrderRow> {
  const { reference, amount, actor } = confirming;
  const order = await current(parts, confirming.order);
  if (nextOrderState(order.state, "pay") === order.state) return order;
  if (amount !== order.total) throw new Refusal("PAYMENT_AMOUNT");
  const payment = await begin(parts, { order, reference });
  if (!payment && tries === 1) throw new Refusal("PAYMENT_UNCERTAIN");
  if (!payment) return confirm(parts, confirming, tries - 1);
  const way = wayOf(parts, order);
  const charge = { order: order.id, reference, amount: order.total, key: payment.id };
  const outcome = await way.confirm(charge);
  if ("declined" in outcome) {
    const now = parts.clock.now();
    await settlePayment(parts.database.orm, { id: payment.id, change: { state: "declined" }, now });
    throw new Refusal("PAYMENT_DECLINED", { sentence: `${outcome.declined} 빠져나간 금액은 없습니다.` });
  }
  return receive(parts, { order, payment, captured: outcome, actor });
}

type Trying = { order: OrderRow; reference: string };

/** A try that is written down before anybody is asked for money; undefined when an earlier one has just ended. */
async function begin(parts: OrderParts, { order, reference }: Trying): Promise<PaymentRow | undefined> {
  const { orm } = parts.database;
  const known = await findByReference(orm, { way: order.way, reference });
  if (known && known.order !== order.id) throw new Refusal("PAYMENT_AMOUNT");
  const actor = { by: "gateway" as const };
  if (known?.state === "begun") {
    // Its answer was lost: what the provider did counts, and only where it did nothing it is asked again.
    return (await reconcile(parts, { order, actor })).state === "pending" ? known : undefined;
  }
  if (known) throw new Refusal("PAYMENT_DECLINED");
  if (await findLivePayment(orm, order.id)) {
    await reconcile(parts, { order, actor, isRetried: true });
    return undefined;
  }
  return writeDown(parts, { order, reference });
}

function writeDown({ database, clock }: OrderParts, { order, reference }: Trying) {
  const { id, way, total: amount } = order;
  const begunAt = clock.now();
  return beginPayment(database.orm, { id: randomUUID(), order: id, way, reference, amount, begunAt });
}

type Receiving = { order: OrderRow; payment: PaymentRow; captured: Captured; actor: OrderActor };

/** Money came: it is written down, the order is paid and its card follows, all or nothing. */
async function receive(parts: OrderParts, { order, payment, captured, actor }: Receiving): Promise<OrderRow> {
  const now = parts.clock.now();
  const { method, receiptUrl } = captured;
  const { paid, row } = await parts.database.orm.transaction(async (tx) => {
    const row = await rowFor(tx, { payment, captured });
    await declineOthers(tx, { order: order.id, id: row.id, now });
    await settlePayment(tx, { id: row.id, change: { state: "captured", method, receiptUrl }, now });
    const isRight = order.state === "pending" && captured.amount === order.total;
    return { row, paid: isRight ? await markPaid(tx, { ...parts, order, actor }) : undefined };
  });
  if (paid) return paid;
  const found = await current(parts, order);
  if (found.state === "paid") return found;
  await giveLateMoneyBack(parts, { order: found, payment: row, captured });
  if (found.state === "pending") throw new Refusal("PAYMENT_AMOUNT");
  throw new Refusal("CONFLICT", {
    sentence: "이미 끝난 주문이라 결제하신 금액을 그대로 돌려 드렸습니다. 새로 주문해 주세요.",
  });
}

/** The try that the provider took the money for: an earlier one, where that was answered late. */
async function rowFor(
  orm: Database["orm"],
  { payment, captured }: Pick<Receiving, "payment" | "captured">,
): Promise<PaymentRow> {
  if (payment.reference === captured.reference) return payment;
  const named = await findByReference(orm, { way: payment.way, reference: captured.reference });
  return named ?? payment;
}

/** Nobody pays for what is over. */
async function giveLateMoneyBack(parts: OrderParts, { order, payment, captured }: Omit<Receiving, "actor">) {
  const now = parts.clock.now();
  await wayOf(parts, order).giveBack({
    order: order.id,
    reference: captured.reference,
    amount: captured.amount,
    key: `return-${payment.id}`,
    reason: "결제 기한이 지나거나 취소된 주문",
  });
  await parts.database.orm.transaction(async (tx) => {
    await settlePayment(tx, { id: payment.id, change: { state: "returned" }, now });
    await logOrderEvent(tx, { order: order.id, event: "return-late", at: now, actor: { by: "gateway" } });
  });
}

type Reconciling = {
  order: OrderRow;
  actor: OrderActor;
  /** Whether the payer tries again: then a try that the provider knows nothing of is over. */
  isRetried?: true;
};

/**
 * Brings an order to what the provider has in its books. Money that was taken counts, whatever happened to the answer.
 * Returns the order as it then is.
 */
export async function reconcile(
  parts: OrderParts,
  { order, actor, isRetried }: Reconciling,
): Promise<OrderRow> {
  const { orm } = parts.database;
  const captured = await wayOf(parts, order).find(order.id);
  const live = await findLivePayment(orm, order.id);
  if (captured) {
    const { reference } = captured;
    const known = live ?? (await findByReference(orm, { way: order.way, reference }));
    const payment = known ?? (await writeDown(parts, { order, reference }));
    return payment ? receive(parts, { order, payment, captured, actor }) : current(parts, order);
  }
  if (live?.state !== "begun") return current(parts, order);
  const now = parts.clock.now();
  const isOver = isRetried || now.getTime() - live.begunAt.getTime() > ABANDONED_AFTER_MS;
  if (isOver) await settlePayment(orm, { id: live.id, change: { state: "declined" }, now });
  return current(parts, order);
}

/** The order as it is by now. */
export async function current({ database }: Pick<OrderParts, "database">, { id }: Pick<OrderRow, "id">) {
  const order = await findOrder(database.orm, id);
  if (!order) throw new Refusal("NOT_FOUND");
  return order;
}
