import type { JobParts } from "#server/jobs/job-parts.ts";
import type { Job } from "#server/jobs/queue.ts";
import { sendOutboxEmails } from "./send-outbox-emails.ts";

/** What waits in the outbox. */
export function outboxJobs(parts: JobParts): Job[] {
  return [{ name: "waiting-letters", when: "* * * * *", run: () => sendOutboxEmails(parts) }];
}
