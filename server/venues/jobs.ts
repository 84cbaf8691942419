import type { JobParts } from "#server/jobs/job-parts.ts";
import type { Job } from "#server/jobs/queue.ts";
import { removeForgottenVenues } from "./store.ts";

/** The repeating work of venues. */
export function venueJobs(parts: JobParts): Job[] {
  return [
    {
      name: "forget-venues",
      // After the cards, which follow nothing from then on.
      when: "45 4 * * *",
      run: async () => ({ venues: await removeForgottenVenues(parts.database.orm) }),
    },
  ];
}
