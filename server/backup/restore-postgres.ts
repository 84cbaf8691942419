import { openPostgres } from "#server/adapters/database-postgres.ts";
import { BackupRefused } from "./backup-refused.ts";
import { runOn, toolJobs } from "./dump-postgres.ts";
import { countRows, differenceBetween } from "./dumped-facts.ts";
import type { Manifest } from "./manifest.ts";
import { findTool, runTool } from "./postgres-tools.ts";
import { RESTORING_TABLE, refuseUnfinishedDatabase } from "./unfinished-restore.ts";

export type EmptyDatabase = {
  /** Fills it. Until `finish` no app starts on it. */
  fill(dump: string, manifest: Manifest): Promise<void>;
  finish(): Promise<void>;
  close(): Promise<void>;
};

/** A database on a server that has no tables, and a `pg_restore` that can fill it; refuses any other. */
export async function openEmptyPostgres(url: string): Promise<EmptyDatabase> {
  const database = await openPostgres(url);
  try {
    await refuseUnfinishedDatabase(database);
    const [found] = Object.keys(await countRows(database.run));
    if (found) {
      throw new BackupRefused(
        `The database of DATABASE_URL is not empty (it has ${found}); a backup is restored into an empty one only. Create another, or drop this one.`,
      );
    }
    const tool = await findTool("pg_restore", database);
    return {
      async fill(dump, { rows }) {
        await database.run(`create table ${RESTORING_TABLE} (begun_at timestamptz not null default now())`);
        const words = ["--format=directory", `--jobs=${toolJobs()}`, "--no-owner", "--no-privileges"];
        await runTool(tool, { url, words: [...words, "--exit-on-error", dump] });
        await database.unlimited(async (orm) => {
          const { [RESTORING_TABLE]: _, ...found } = await countRows(runOn(orm));
          refuseDifference(rows, found);
          // Else the first who ask wait for plans that were made without knowing the tables.
          await runOn(orm)("analyze");
        });
      },
      async finish() {
        await database.run(`drop table ${RESTORING_TABLE}`);
      },
      close: database.close,
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

export function refuseDifference(expected: Manifest["rows"], found: Manifest["rows"]): void {
  const difference = differenceBetween(expected, found);
  if (difference) throw new BackupRefused(`What was restored is not what was backed up: ${difference}.`);
}
