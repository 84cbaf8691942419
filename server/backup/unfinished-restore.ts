import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Database } from "#server/ports.ts";
import { BackupRefused } from "./backup-refused.ts";

/** In the data folder while a restore fills it: what is whole is renamed out of it at the end. */
export const restoringFolder = (dataDir: string) => join(dataDir, "restoring");

/** In a database on a server while a restore fills it. */
export const RESTORING_TABLE = "public.restore_unfinished";

/** A place that a restore was killed in is neither started on nor restored into. */
export function refuseUnfinishedFolder(dataDir: string): void {
  if (!existsSync(restoringFolder(dataDir))) return;
  throw new BackupRefused(
    `A restore into DATA_DIR=${dataDir} was not finished; empty this folder and restore again (npm run restore -- FOLDER).`,
  );
}

export async function refuseUnfinishedDatabase(database: Pick<Database, "run">): Promise<void> {
  const [found] = (await database.run(`select to_regclass('${RESTORING_TABLE}') is not null as there`)).rows;
  if (!found?.there) return;
  throw new BackupRefused(
    "A restore into the database of DATABASE_URL was not finished; drop it, create it anew and restore again (npm run restore -- FOLDER).",
  );
}
