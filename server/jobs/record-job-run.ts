import type { Clock, Database } from "#server/ports.ts";
import { inSpan } from "#server/tracing/span.ts";
import type { Job } from "./queue.ts";
import { markJobDone, markJobFailed } from "./store.ts";

/** The same job, and how its last run ended is written down for the admins. */
export function recordRuns(job: Job, { database, clock }: { database: Database; clock: Clock }): Job {
  return {
    ...job,
    async run() {
      try {
        const counts = await inSpan(
          () => ({ name: `job ${job.name}` }),
          () => job.run(),
        );
        await markJobDone(database.orm, { name: job.name, now: clock.now() });
        return counts;
      } catch (failure) {
        const error = failure instanceof Error ? failure.name : typeof failure;
        // The failure itself is what has to be told, also where the database is its reason.
        await markJobFailed(database.orm, { name: job.name, now: clock.now(), error }).catch(() => undefined);
        throw failure;
      }
    },
  };
}
