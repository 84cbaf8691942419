import type { JobParts } from "#server/jobs/job-parts.ts";
import type { Job } from "#server/jobs/queue.ts";
import { closeOwnerless } from "./close-ownerless.ts";
import { enqueueExpiryEmails, enqueuePlanEndEmails } from "./enqueue-end-emails.ts";
import { purgeCards } from "./purge-cards.ts";
import { thinVersions } from "./thin-versions.ts";

/** The repeating work of cards. */
export function cardJobs(parts: JobParts): Job[] {
  return [
    { name: "close-ownerless", when: "5 3 * * *", run: () => closeOwnerless(parts) },
    { name: "purge-cards", when: "30 4 * * *", run: () => purgeCards(parts) },
    { name: "thin-versions", when: "40 4 * * *", run: () => thinVersions(parts) },
    { name: "expiry-mails", when: "5 9-20 * * *", run: () => enqueueExpiryEmails(parts) },
    { name: "plan-end-mails", when: "15 9-20 * * *", run: () => enqueuePlanEndEmails(parts) },
  ];
}
