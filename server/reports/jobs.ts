import { erase } from "#server/entries/actions.ts";
import type { JobParts } from "#server/jobs/job-parts.ts";
import type { Job } from "#server/jobs/queue.ts";
import { endBlocks } from "./end-blocks.ts";
import { forgetReports } from "./forget-reports.ts";

/** The repeating work of reports. */
export function reportJobs(parts: JobParts): Job[] {
  return [
    { name: "forget-reports", when: "27 4 * * *", run: () => forgetReports(parts) },
    {
      name: "end-blocks",
      // The law counts days; guests and owners should not wait for the next night besides.
      when: "* * * * *",
      run: () => endBlocks({ ...parts, erase: (entry) => erase(parts, entry) }),
    },
  ];
}
