import { Refusal } from "#domain/refusal.ts";
import { describeFailure } from "#server/failure.ts";
import type { Log } from "#server/ports.ts";
import type { OrderParts } from "./order-parts.ts";
import { wayOf } from "./order-parts.ts";
import { reconcile } from "./pay-order.ts";
import { listUnsettled } from "./payments-store.ts";
import { finishRefund } from "./refund-order.ts";
import { listRefunding, type OrderRow } from "./store.ts";

/** Few enough for one run; the rest waits a minute. */
const AT_ONCE = 100;

/**
 * Ends what a crash or a lost answer left half done: money that was taken pays its order, or goes back where the order
 * is over; what was to go back goes. Every provider is asked for what it has in its books.
 */
export async function reconcilePayments(parts: OrderParts & { log: Log }): Promise<Record<string, number>> {
  const { orm } = parts.database;
  const counts = { settled: 0, refunded: 0, open: 0 };
  const actor = { by: "gateway" as const };
  for (const { order } of await listUnsettled(orm, { limit: AT_ONCE })) {
    const found = await tried(parts, () => reconcile(parts, { order, actor }));
    counts[found && found.state !== "pending" ? "settled" : "open"] += 1;
  }
  for (const order of await listRefunding(orm, { limit: AT_ONCE })) {
    if (order.way !== "none" && wayOf(parts, order).isByHand) continue;
    const found = await tried(parts, () => finishRefund(parts, { order, actor }));
    counts[found ? "refunded" : "open"] += 1;
  }
  return counts;
}

/** One order that cannot be settled holds up no other. */
async function tried({ log }: { log: Log }, work: () => Promise<OrderRow>): Promise<OrderRow | undefined> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refusal)) log.warn(describeFailure(error), "a payment could not be settled");
    return undefined;
  }
}
