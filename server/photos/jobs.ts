import type { JobParts } from "#server/jobs/job-parts.ts";
import type { Job } from "#server/jobs/queue.ts";
import { removePhotos } from "./remove-photos.ts";

/** The repeating work of photos. */
export function photoJobs(parts: JobParts): Job[] {
  return [
    // After the cards, whose photos nobody shows from then on.
    { name: "remove-photos", when: "50 4 * * *", run: () => removePhotos(parts) },
  ];
}
