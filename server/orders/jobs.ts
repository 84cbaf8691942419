import type { JobParts } from "#server/jobs/job-parts.ts";
import type { Job } from "#server/jobs/queue.ts";
import { expireOrders } from "./expire-orders.ts";
import { reconcilePayments } from "./reconcile-payments.ts";

/** The repeating work of orders. */
export function orderJobs(parts: JobParts): Job[] {
  return [
    // A buyer waits for these: each comes again within the minute.
    { name: "reconcile-payments", when: "* * * * *", run: () => reconcilePayments(parts) },
    { name: "expire-orders", when: "* * * * *", run: () => expireOrders(parts) },
  ];
}
