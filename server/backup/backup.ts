import { existsSync } from "node:fs";
import { chmod, mkdir, readdir } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { openPostgres } from "#server/adapters/database-postgres.ts";
import { listBucket } from "#server/adapters/files-s3-list.ts";
import type { Config } from "#server/config.ts";
import type { Clock } from "#server/ports.ts";
import { BackupRefused } from "./backup-refused.ts";
import { writeBucketList } from "./bucket-list.ts";
import { copyEmbedded } from "./copy-embedded.ts";
import { dumpPostgres } from "./dump-postgres.ts";
import type { DumpedFacts } from "./dumped-facts.ts";
import { type EmbeddedSource, embeddedSource } from "./embedded-source.ts";
import { bytesBelow, refuseFullDisk, treeOf, unlessGone, withSlashes } from "./file-tree.ts";
import type { FileSum } from "./file-worker.ts";
import { type FileWorkers, withFileWorkers } from "./file-workers.ts";
import { inParallel } from "./in-parallel.ts";
import { type Content, claimFolder, isClaim, leaveFolder, type Manifest, writeManifest } from "./manifest.ts";
import { syncTree } from "./sync-tree.ts";

type Backup = {
  config: Config;
  folder: string;
  clock: Clock;
  /** Who lets us copy the embedded database, where the caller knows better than we do. */
  source?: EmbeddedSource;
};

type Working<Given> = Given & { workers: FileWorkers };

/** Database, files and secret of one moment, in a folder that was not there or empty. The app goes on meanwhile. */
export async function backup(given: Backup): Promise<Manifest> {
  await refuseTarget(given.folder, given.config);
  try {
    return await withFileWorkers((workers) => copyAll({ ...given, workers }));
  } catch (error) {
    await leaveFolder(given.folder);
    throw error;
  }
}

async function copyAll({ config, folder, clock, source, workers }: Working<Backup>): Promise<Manifest> {
  const files = config.s3 ? undefined : filesCopy({ config, folder, workers });
  const facts = config.databaseUrl
    ? await dumpServer({ url: config.databaseUrl, folder, files })
    : await copyFolder({ config, folder, source, files, workers });
  const madeAt = clock.now().toISOString();
  // Files come last: one that came after the database's moment is one too many, and no row misses one.
  if (config.s3) await writeBucketList(folder, listBucket(config.s3));
  await files?.copyNew();
  const secret = join(config.dataDir, "secret");
  const hasSecret = !config.identitySecret && existsSync(secret);
  if (hasSecret) {
    await workers.copyFixed({ from: secret, to: join(folder, "secret") });
    await chmod(join(folder, "secret"), 0o600);
  }
  const { contents, folders } = await contentsOf({ folder, known: files?.copied ?? new Map(), workers });
  await syncTree(folder);
  return writeManifest(folder, {
    madeAt,
    database: config.databaseUrl ? "postgres" : "pglite",
    ...facts,
    secret: hasSecret ? "here" : "IDENTITY_SECRET",
    files: config.s3 ? "bucket" : "here",
    bucket: config.s3?.bucket,
    folders,
    contents,
  });
}

async function refuseTarget(folder: string, { dataDir }: Config): Promise<void> {
  const within = relative(dataDir, folder);
  if (within === "" || !(within === ".." || within.startsWith(`..${sep}`))) {
    throw new BackupRefused(
      `${folder} lies in DATA_DIR=${dataDir}, and would be lost with it; choose a folder elsewhere.`,
    );
  }
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0 || !(await claimFolder(folder))) {
    throw new BackupRefused(`${folder} is not empty; a backup is made in a folder of its own.`);
  }
}

type FolderCopy = Working<Pick<Backup, "config" | "folder" | "source">> & { files?: FilesCopy };

async function copyFolder({ config, folder, source: given, files, workers }: FolderCopy) {
  const source = given ?? embeddedSource(config.dataDir);
  try {
    const from = join(config.dataDir, "database");
    await refuseFullDisk(folder, bytesBelow(from) + (files ? bytesBelow(files.from) : 0));
    const meanwhile = async () => files?.copyNew();
    return await copyEmbedded({ from, to: join(folder, "database"), source, workers, meanwhile });
  } finally {
    source.release();
  }
}

type ServerDump = { url: string; folder: string; files?: FilesCopy };

/** Files are copied before as well: whoever deletes one afterwards does not take it from the rows of this moment. */
async function dumpServer({ url, folder, files }: ServerDump): Promise<DumpedFacts> {
  const database = await openPostgres(url);
  try {
    await files?.copyNew();
    return await dumpPostgres({ database, url, to: join(folder, "database") });
  } finally {
    await database.close();
  }
}

type FilesCopy = ReturnType<typeof filesCopy>;

/** The files of the app, which are never written twice under one name. */
function filesCopy({ config, folder, workers }: Working<Pick<Backup, "config" | "folder">>) {
  const from = join(config.dataDir, "files", "objects");
  /** By paths from the backup's folder. */
  const copied = new Map<string, FileSum>();
  return {
    from,
    copied,
    /** Those that are not copied yet. One that is gone is nobody's. */
    async copyNew(): Promise<void> {
      await inParallel(treeOf(from).files, async (file) => {
        const path = join("files", "objects", file);
        if (copied.has(path)) return;
        const sum = await unlessGone(workers.copyFixed({ from: join(from, file), to: join(folder, path) }));
        if (sum) copied.set(path, sum);
      });
    },
  };
}

type Contents = Working<{ folder: string; known: ReadonlyMap<string, FileSum> }>;

/** What was not summed when it was copied is summed now. */
async function contentsOf({
  folder,
  known,
  workers,
}: Contents): Promise<Pick<Manifest, "contents" | "folders">> {
  const { files: found, folders } = treeOf(folder);
  const files = found.filter((path) => !isClaim(path));
  const contents: Content[] = [];
  const full = new Set([...files, ...folders].map(dirname));
  await inParallel(files, async (file) => {
    const sum = known.get(file) ?? (await workers.sum(join(folder, file)));
    contents.push({ path: withSlashes(file), ...sum });
  });
  return {
    contents: contents.sort((one, other) => (one.path < other.path ? -1 : 1)),
    folders: folders
      .filter((path) => !full.has(path))
      .map(withSlashes)
      .sort(),
  };
}
