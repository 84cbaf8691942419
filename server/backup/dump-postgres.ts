import { availableParallelism } from "node:os";
import { sql } from "drizzle-orm";
import type { Database, Orm } from "#server/ports.ts";
import { BackupRefused } from "./backup-refused.ts";
import { type DumpedFacts, dumpedFacts } from "./dumped-facts.ts";
import { findTool, runTool } from "./postgres-tools.ts";
import { refuseUnfinishedDatabase } from "./unfinished-restore.ts";

/** Each takes a connection and a processor of the server, which has others to serve. */
const MOST_JOBS = 4;
export const toolJobs = () => Math.min(MOST_JOBS, availableParallelism());

type Dump = { database: Database; url: string; to: string };

/** `pg_dump` of the moment that the transaction around it sees, in which the rows are counted as well. */
export async function dumpPostgres({ database, url, to }: Dump): Promise<DumpedFacts> {
  await refuseUnfinishedDatabase(database);
  const [found] = (await database.run("select to_regclass('public.migrations') is not null as there")).rows;
  if (!found?.there) {
    throw new BackupRefused(
      "There is nothing to back up: the database of DATABASE_URL holds no tables of 고이.",
    );
  }
  const tool = await findTool("pg_dump", database);
  const failed = new AbortController();
  const moment = { isolationLevel: "repeatable read", accessMode: "read only" } as const;
  return database.unlimited((orm) =>
    orm.transaction(async (tx) => {
      const run = runOn(tx);
      const [row] = (await run("select pg_export_snapshot() as id")).rows;
      // The lowest compression takes a third of the time of the usual one, for a tenth more bytes.
      const words = [
        "--format=directory",
        `--jobs=${toolJobs()}`,
        "--compress=1",
        "--no-sync",
        `--file=${to}`,
      ];
      const dump = runTool(tool, { url, words: [...words, `--snapshot=${row?.id}`], signal: failed.signal });
      const facts = dumpedFacts(run);
      try {
        await Promise.all([dump, facts]);
        return await facts;
      } catch (error) {
        failed.abort();
        await Promise.allSettled([dump, facts]);
        throw error;
      }
    }, moment),
  );
}

export function runOn(orm: Orm): Database["run"] {
  return async (text) => {
    const { rows } = (await orm.execute(sql.raw(text))) as unknown as { rows: Record<string, unknown>[] };
    return { rows };
  };
}
