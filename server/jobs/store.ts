import { eq, isNotNull, sql } from "drizzle-orm";
import { jobRuns } from "#server/database/tables/admin.ts";
import type { Orm } from "#server/ports.ts";

export type JobRun = typeof jobRuns.$inferSelect;

export async function markJobDone(orm: Orm, { name, now }: { name: string; now: Date }): Promise<void> {
  const done = { doneAt: now, failedAt: null, failures: 0, error: null };
  await orm
    .insert(jobRuns)
    .values({ name, ...done })
    .onConflictDoUpdate({ target: jobRuns.name, set: done });
}

type Failure = { name: string; now: Date; error: string };

export async function markJobFailed(orm: Orm, { name, now, error }: Failure): Promise<void> {
  await orm
    .insert(jobRuns)
    .values({ name, failedAt: now, failures: 1, error })
    .onConflictDoUpdate({
      target: jobRuns.name,
      set: { failedAt: now, failures: sql`${jobRuns.failures} + 1`, error },
    });
}

export function listJobRuns(orm: Orm): Promise<JobRun[]> {
  return orm.select().from(jobRuns);
}

/** Jobs whose last run failed. */
export function listFailedJobs(orm: Orm): Promise<JobRun[]> {
  return orm.select().from(jobRuns).where(isNotNull(jobRuns.failedAt)).orderBy(jobRuns.name);
}

/** Where a job's last run ended; null where the next begins anew. */
export async function readCursor(orm: Orm, name: string): Promise<string | null> {
  const [run] = await orm.select({ cursor: jobRuns.cursor }).from(jobRuns).where(eq(jobRuns.name, name));
  return run?.cursor ?? null;
}

type Cursor = { name: string; cursor: string | null };

export async function writeCursor(orm: Orm, { name, cursor }: Cursor): Promise<void> {
  await orm
    .insert(jobRuns)
    .values({ name, cursor })
    .onConflictDoUpdate({ target: jobRuns.name, set: { cursor } });
}
