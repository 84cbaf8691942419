import { rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { openPglite } from "#server/adapters/database-pglite.ts";
import { type DumpedFacts, dumpedFacts } from "./dumped-facts.ts";
import type { EmbeddedSource } from "./embedded-source.ts";
import { makeFolders, treeOf, unlessGone } from "./file-tree.ts";
import type { FileWorkers } from "./file-workers.ts";
import { inParallel } from "./in-parallel.ts";
import type { Begun, Ended } from "./online-backup.ts";

type Copy = {
  from: string;
  to: string;
  source: Pick<EmbeddedSource, "begin" | "end">;
  workers: FileWorkers;
  /** Done between the begin and the moment that the copy is of. */
  meanwhile: () => Promise<unknown>;
};

/** A closed copy of the embedded database, which was opened and read to its end; the original is only read. */
export async function copyEmbedded({ from, to, source, workers, meanwhile }: Copy): Promise<DumpedFacts> {
  const begun = await source.begin();
  const { files, folders } = treeOf(from);
  await makeFolders(to, ["", ...folders]);
  await Promise.all([
    meanwhile(),
    inParallel(
      files.filter((file) => isCopied(file, begun)),
      // A table that was dropped meanwhile is dropped by the log, too.
      (file) => unlessGone(workers.copyChanging({ from: join(from, file), to: join(to, file) })),
    ),
  ]);
  const ended = await source.end();
  if (begun && ended) await copyLog({ from, to, workers, begun, ended });
  return readCopy(to);
}

/** The log of a database that is written is copied at the end. */
function isCopied(file: string, begun: Begun | undefined): boolean {
  if (file === "postmaster.pid") return false;
  return !begun || dirname(file) !== "pg_wal";
}

type LogCopy = Pick<Copy, "from" | "to" | "workers"> & { begun: Begun; ended: Ended };

/** What was written from the begin to the end, and nothing after. The end has closed the last of these files. */
async function copyLog({ from, to, workers, begun, ended }: LogCopy) {
  const { files } = treeOf(join(from, "pg_wal"));
  const needed = files.filter(
    (file) => /^[0-9A-F]{24}$/.test(basename(file)) && file >= begun.startSegment && file <= ended.endSegment,
  );
  await inParallel(needed, (file) =>
    workers.copyChanging({ from: join(from, "pg_wal", file), to: join(to, "pg_wal", file) }),
  );
  await writeFile(join(to, "backup_label"), ended.label, { flag: "wx" });
}

/** To open it is to replay its log, so that whoever restores it finds it closed. */
async function readCopy(folder: string): Promise<DumpedFacts> {
  const database = await openPglite(folder);
  try {
    return await dumpedFacts(database.run);
  } finally {
    await database.close();
    await rm(join(folder, "backup_label.old"), { force: true });
  }
}
