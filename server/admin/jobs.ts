import type { JobParts } from "#server/jobs/job-parts.ts";
import type { Job } from "#server/jobs/queue.ts";
import { keepFigures } from "./figures.ts";

/** The repeating work of admins' pages. */
export function adminJobs(parts: JobParts): Job[] {
  return [{ name: "count-figures", when: "* * * * *", run: () => keepFigures(parts) }];
}
