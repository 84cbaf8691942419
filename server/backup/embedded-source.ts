import { existsSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { FolderInUse, lockFolder } from "#server/adapters/folder-lock.ts";
import { askOperator } from "#server/operator.ts";
import { BackupRefused } from "./backup-refused.ts";
import type { Begun, Ended } from "./online-backup.ts";
import { refuseUnfinishedFolder } from "./unfinished-restore.ts";

/** Whoever lets us copy the embedded database. Where nobody else has it open, nothing has to be begun or ended. */
export type EmbeddedSource = {
  begin(): Promise<Begun | undefined>;
  end(): Promise<Ended | undefined>;
  release(): void;
};

const begun = z.object({ startSegment: z.string() });
const ended = z.object({ label: z.string(), endSegment: z.string() });

/** The running app, or the folder itself where none runs. */
export function embeddedSource(dataDir: string): EmbeddedSource {
  refuseUnfinishedFolder(dataDir);
  if (!existsSync(join(dataDir, "database"))) {
    throw new BackupRefused(`There is nothing to back up: DATA_DIR=${dataDir} holds no database.`);
  }
  try {
    const { release } = lockFolder(dataDir);
    return { begin: async () => undefined, end: async () => undefined, release };
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    const ask = (command: string) => askOperator({ folder: dataDir, command, argument: String(process.pid) });
    const holder = error.pid === undefined ? "somebody" : `pid ${error.pid}`;
    return {
      async begin() {
        const answer = ask("begin-backup").catch((refused) => {
          // Only where nobody listens there is a cause.
          if (!refused.cause) throw refused;
          throw new BackupRefused(
            `DATA_DIR=${dataDir} is held by ${holder}, and no app answers there: an app that starts or stops, another backup, or an admin command; wait for its end, then try again.`,
            { cause: refused },
          );
        });
        return begun.parse(await answer);
      },
      end: async () => ended.parse(await ask("end-backup")),
      release: () => undefined,
    };
  }
}
