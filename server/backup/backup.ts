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
import {
  bytesBelow,
  contentOf,
  copyFixed,
  refuseFullDisk,
  sync,
  treeOf,
  unlessGone,
  withSlashes,
} from "./file-tree.ts";
import { inParallel } from "./in-parallel.ts";
import { type Content, type Manifest, writeManifest } from "./manifest.ts";

type Backup = {
  config: Config;
  folder: string;
  clock: Clock;
  /** Who lets us copy the embedded database, where the caller knows better than we do. */
  source?: EmbeddedSource;
};

/** Database, files and secret of one moment, in a folder that was not there or empty. The app goes on meanwhile. */
export async function backup({ config, folder, clock, source }: Backup): Promise<Manifest> {
  await refuseTarget(folder, config);
  const objects = join(config.dataDir, "files", "objects");
  const copyFiles = () => copyNewFiles(objects, join(folder, "files", "objects"));
  const facts = config.databaseUrl
    ? await dumpServer({ url: config.databaseUrl, folder, copyFiles: config.s3 ? undefined : copyFiles })
    : await copyFolder({ config, folder, source, copyFiles });
  const madeAt = clock.now().toISOString();
  // Files come last: one that came after the database's moment is one too many, and no row misses one.
  if (config.s3) await writeBucketList(folder, listBucket(config.s3));
  else await copyFiles();
  const secret = join(config.dataDir, "secret");
  const hasSecret = !config.identitySecret && existsSync(secret);
  if (hasSecret) {
    await copyFixed(secret, join(folder, "secret"));
    await chmod(join(folder, "secret"), 0o600);
  }
  const { contents, folders } = await contentsOf(folder);
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
  if ((await readdir(folder)).length > 0) {
    throw new BackupRefused(`${folder} is not empty; a backup is made in a folder of its own.`);
  }
}

type FolderCopy = Pick<Backup, "config" | "folder" | "source"> & { copyFiles: () => Promise<unknown> };

async function copyFolder({ config, folder, source: given, copyFiles }: FolderCopy): Promise<DumpedFacts> {
  const source = given ?? embeddedSource(config.dataDir);
  try {
    const from = join(config.dataDir, "database");
    const files = config.s3 ? 0 : await bytesBelow(join(config.dataDir, "files", "objects"));
    await refuseFullDisk(folder, (await bytesBelow(from)) + files);
    const meanwhile = async () => (config.s3 ? undefined : copyFiles());
    return await copyEmbedded({ from, to: join(folder, "database"), source, meanwhile });
  } finally {
    source.release();
  }
}

type ServerDump = { url: string; folder: string; copyFiles?: () => Promise<unknown> };

/** Files are copied before as well: whoever deletes one afterwards does not take it from the rows of this moment. */
async function dumpServer({ url, folder, copyFiles }: ServerDump): Promise<DumpedFacts> {
  const database = await openPostgres(url);
  try {
    await copyFiles?.();
    return await dumpPostgres({ database, url, to: join(folder, "database") });
  } finally {
    await database.close();
  }
}

/** Those that are not there yet: files are never written twice under one name. One that is gone is nobody's. */
async function copyNewFiles(from: string, to: string): Promise<void> {
  const there = new Set((await treeOf(to)).files);
  const { files } = await treeOf(from);
  await inParallel(
    files.filter((file) => !there.has(file)),
    (file) => unlessGone(copyFixed(join(from, file), join(to, file))),
  );
}

async function contentsOf(folder: string): Promise<{ contents: Content[]; folders: string[] }> {
  const { files, folders } = await treeOf(folder);
  const contents: Content[] = [];
  const full = new Set([...files, ...folders].map(dirname));
  await inParallel(files, async (file) => {
    contents.push(await contentOf(folder, file));
    await sync(join(folder, file));
  });
  // Their names last, too.
  await inParallel(["", ...folders], (path) => sync(join(folder, path)));
  return {
    contents: contents.sort((one, other) => (one.path < other.path ? -1 : 1)),
    folders: folders
      .filter((path) => !full.has(path))
      .map(withSlashes)
      .sort(),
  };
}
