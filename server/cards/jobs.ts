import type { JobParts } from "#server/jobs/job-parts.ts";
import type { Job } from "#server/jobs/queue.ts";
import { closeOwnerless } from "./close-ownerless.ts";
import { purgeCards } from "./purge-cards.ts";
import { sendExpiryEmails } from "./send-expiry-emails.ts";
import { sendPlanEndEmails } from "./send-plan-end-emails.ts";
import { thinVersions } from "./thin-versions.ts";

/** The repeating work of cards. */
export function cardJobs(parts: JobParts): Job[] {
  return [
    { name: "close-ownerless", when: "5 3 * * *", run: () => closeOwnerless(parts) },
    { name: "purge-cards", when: "30 4 * * *", run: () => purgeCards(parts) },
    { name: "thin-versions", when: "40 4 * * *", run: () => thinVersions(parts) },
    // By day, and again within the day for what could not be sent: nobody is to be woken by it.
    { name: "expiry-mails", when: "5 9-20 * * *", run: () => sendExpiryEmails(parts) },
    { name: "plan-end-mails", when: "15 9-20 * * *", run: () => sendPlanEndEmails(parts) },
  ];
}
