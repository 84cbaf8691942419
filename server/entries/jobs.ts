import type { JobParts } from "#server/jobs/job-parts.ts";
import type { Job } from "#server/jobs/queue.ts";
import { forgetNetworks } from "./forget-networks.ts";
import { sendReminderEmails, sendSeatEmails } from "./send-emails.ts";

/** The repeating work of entries. */
export function entryJobs(parts: JobParts): Job[] {
  return [
    // Whoever waited hears of a seat while it is news.
    { name: "seat-mails", when: "* * * * *", run: () => sendSeatEmails(parts) },
    { name: "reminder-mails", when: "15 9-20 * * *", run: () => sendReminderEmails(parts) },
    { name: "forget-networks", when: "29 4 * * *", run: () => forgetNetworks(parts) },
  ];
}
