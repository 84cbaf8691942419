import type { JobParts } from "#server/jobs/job-parts.ts";
import type { Job } from "#server/jobs/queue.ts";
import { forgetVouchers } from "./forget-vouchers.ts";

/** The repeating work of vouchers. */
export function voucherJobs(parts: JobParts): Job[] {
  return [{ name: "forget-vouchers", when: "25 4 * * *", run: () => forgetVouchers(parts) }];
}
