import { join } from "node:path";
import { refuseUnfinishedFolder } from "#server/backup/unfinished-restore.ts";
import type { Config } from "#server/config.ts";
import type { Database, Log } from "#server/ports.ts";
import { openEmbedded } from "./embedded.ts";

type Parts = {
  config: Pick<Config, "dataDir">;
  log: Log;
  /** Told when the database's own thread has begun with it. */
  onThread?: () => void;
};

/** The database in the data folder, whose lock the caller holds. */
export async function openFolder({ config: { dataDir }, log, onThread }: Parts): Promise<Database> {
  refuseUnfinishedFolder(dataDir);
  return openEmbedded({ folder: join(dataDir, "database"), log, onThread });
}
