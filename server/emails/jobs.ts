import type { Job } from "#server/jobs/queue.ts";
import { sendOutboxEmails } from "./send-outbox-emails.ts";

/** The one job that sends e-mails, whoever put them into the outbox. */
export function outboxJobs(parts: Parameters<typeof sendOutboxEmails>[0]): Job[] {
  return [{ name: "send-emails", when: "* * * * *", run: () => sendOutboxEmails(parts) }];
}
