import type { OrderId } from "#domain/order.ts";
import { Refusal } from "#domain/refusal.ts";
import { describeFailure } from "#server/failure.ts";
import type { Log } from "#server/ports.ts";
import { type OrderParts, wayOf } from "./order-parts.ts";
import { reconcile } from "./pay-order.ts";
import { findLivePayment } from "./payments-store.ts";
import { finishRefund } from "./refund-order.ts";
import { findOrder } from "./store.ts";

/** The webhook of a payment provider says that something happened to an order: the provider is asked what, and the order follows. */
export async function handlePaymentWebhook(parts: OrderParts & { log: Log }, id: OrderId): Promise<void> {
  const order = await findOrder(parts.database.orm, id);
  if (!order || order.way === "none") return;
  const actor = { by: "gateway" as const };
  try {
    if (order.state !== "paid") {
      await reconcile(parts, { order, actor });
      return;
    }
    const payment = await findLivePayment(parts.database.orm, id);
    // Given back at the provider's own desk.
    if (payment && !(await wayOf(parts, order).find(id))) await finishRefund(parts, { order, actor });
  } catch (error) {
    if (!(error instanceof Refusal))
      parts.log.warn(describeFailure(error), "a payment's news was not settled");
  }
}
