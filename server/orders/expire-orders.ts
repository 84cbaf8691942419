import { Refusal } from "#domain/refusal.ts";
import { endOrder } from "./end-order.ts";
import type { OrderParts } from "./order-parts.ts";
import { listOverdue } from "./store.ts";

/** Few enough for one run; the rest waits a minute. */
const AT_ONCE = 200;

/** Ends orders that nobody paid. What is not known to be unpaid waits. */
export async function expireOrders(parts: OrderParts): Promise<Record<string, number>> {
  const overdue = await listOverdue(parts.database.orm, { now: parts.clock.now(), limit: AT_ONCE });
  let [expired, uncertain] = [0, 0];
  for (const order of overdue) {
    try {
      await endOrder(parts, { order, action: "expire", actor: { by: "clock" } });
      expired += 1;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      uncertain += 1;
    }
  }
  return { expired, uncertain };
}
