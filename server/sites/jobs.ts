import type { JobParts } from "#server/jobs/job-parts.ts";
import type { Job } from "#server/jobs/queue.ts";
import { giveUpOrphans } from "./store.ts";

/** The repeating work of sites. */
export function siteJobs(parts: JobParts): Job[] {
  return [
    {
      name: "give-up-names",
      // After the cards, whose names nobody else may have at once.
      when: "35 4 * * *",
      run: async () => ({ names: await giveUpOrphans(parts.database.orm, parts.clock.now()) }),
    },
  ];
}
