import { z } from "zod";
import type { QueueFigures } from "#server/metrics/sources.ts";
import type { Database } from "#server/ports.ts";
import { listJobRuns } from "./store.ts";

const queued = z.object({
  name: z.string(),
  waiting: z.number(),
  failed: z.number(),
  oldest: z.number(),
});

const IS_DUE = "state < 'active' and start_after <= now()";
const QUEUED = `
  select name,
    (count(*) filter (where ${IS_DUE}))::int as waiting,
    (count(*) filter (where state = 'failed'))::int as failed,
    coalesce(extract(epoch from now() - min(start_after) filter (where ${IS_DUE})), 0)::float8 as oldest
  from jobs.job where state < 'active' or state = 'failed' group by name`;

type Parts = { database: Database; jobs: readonly { name: string }[] };

/** How it stands with each of our jobs. A database that has no queue yet has nothing waiting. */
export async function readQueueFigures({ database, jobs }: Parts): Promise<QueueFigures> {
  const [{ rows: queue }, runs] = await Promise.all([
    database.run("select to_regclass('jobs.job') is not null as there"),
    listJobRuns(database.orm),
  ]);
  const isThere = queue[0]?.there === true;
  const rows = isThere ? z.array(queued).parse((await database.run(QUEUED)).rows) : [];
  return jobs.map(({ name }) => {
    const { waiting = 0, failed = 0, oldest = 0 } = rows.find((row) => row.name === name) ?? {};
    const run = runs.find((one) => one.name === name);
    return {
      job: name,
      waiting,
      failed,
      oldestSeconds: oldest,
      failuresInRow: run?.failures ?? 0,
      lastSuccess: run?.doneAt ?? null,
    };
  });
}
