import type { JobParts } from "#server/jobs/job-parts.ts";
import type { Job } from "#server/jobs/queue.ts";
import { enqueueReminders } from "./enqueue-reminders.ts";
import { forgetNetworks } from "./forget-networks.ts";

/** The repeating work of entries. */
export function entryJobs(parts: JobParts): Job[] {
  return [
    { name: "reminder-mails", when: "15 9-20 * * *", run: () => enqueueReminders(parts) },
    { name: "forget-networks", when: "29 4 * * *", run: () => forgetNetworks(parts) },
  ];
}
