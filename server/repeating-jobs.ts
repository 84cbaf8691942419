import { adminJobs } from "#server/admin/jobs.ts";
import { cardJobs } from "#server/cards/jobs.ts";
import type { HandOverLinks } from "#server/companies/hand-over-links.ts";
import { companyJobs } from "#server/companies/jobs.ts";
import { vacuumEmbedded } from "#server/database/vacuum-embedded.ts";
import { outboxJobs } from "#server/emails/jobs.ts";
import { entryJobs } from "#server/entries/jobs.ts";
import type { ApiKeys } from "#server/http/api-keys.ts";
import type { createIdentityService } from "#server/identity/service.ts";
import type { JobParts } from "#server/jobs/job-parts.ts";
import type { Job } from "#server/jobs/queue.ts";
import { forgetRateLimits } from "#server/limits/shared-rate-limit.ts";
import { orderJobs } from "#server/orders/jobs.ts";
import { photoJobs } from "#server/photos/jobs.ts";
import { reportJobs } from "#server/reports/jobs.ts";
import { siteJobs } from "#server/sites/jobs.ts";
import { venueJobs } from "#server/venues/jobs.ts";
import { voucherJobs } from "#server/vouchers/jobs.ts";
import { emailTemplates } from "./email-templates.ts";

const jobsOfNouns = [
  cardJobs,
  siteJobs,
  venueJobs,
  photoJobs,
  companyJobs,
  orderJobs,
  voucherJobs,
  entryJobs,
  reportJobs,
  adminJobs,
];

type Parts = JobParts & {
  apiKeys: Pick<ApiKeys, "rotateIfDue">;
  handOverLinks: HandOverLinks;
  /** Absent where the cloud's is used. */
  identityService?: Pick<ReturnType<typeof createIdentityService>, "purge">;
};

/** All repeating work of the app. */
export function repeatingJobs(parts: Parts): Job[] {
  const { database, clock, apiKeys, identityService } = parts;
  return [
    {
      name: "rotate-api-key",
      when: "10 4 * * *",
      run: async () => ({ rotated: Number(await apiKeys.rotateIfDue()) }),
    },
    {
      name: "forget-rate-limits",
      when: "15 4 * * *",
      run: async () => ({ forgotten: await forgetRateLimits({ database, clock }) }),
    },
    ...jobsOfNouns.flatMap((jobsOf) => jobsOf(parts)),
    ...outboxJobs({ ...parts, templates: emailTemplates }),
    ...(database.name === "pglite"
      ? // After all that removes something.
        [{ name: "vacuum-database", when: "0 5 * * *", run: () => vacuumEmbedded(parts) }]
      : []),
    ...(identityService ? [{ name: "purge-identity", when: "20 4 * * *", run: identityService.purge }] : []),
  ];
}
