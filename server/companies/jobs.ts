import type { JobParts } from "#server/jobs/job-parts.ts";
import type { Job } from "#server/jobs/queue.ts";
import { removeCompanyFiles } from "./remove-company-files.ts";

/** The repeating work of companies. */
export function companyJobs(parts: JobParts): Job[] {
  return [{ name: "remove-company-files", when: "55 4 * * *", run: () => removeCompanyFiles(parts) }];
}
