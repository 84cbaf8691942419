import { existsSync } from "node:fs";
import { mkdir, readdir, rename, rm, rmdir } from "node:fs/promises";
import { join } from "node:path";
import { openPglite } from "#server/adapters/database-pglite.ts";
import { listBucket } from "#server/adapters/files-s3-list.ts";
import { lockFolder } from "#server/adapters/folder-lock.ts";
import type { Config } from "#server/config.ts";
import { allMigrations } from "#server/database/migrate.ts";
import { BackupRefused } from "./backup-refused.ts";
import { missingInBucket } from "./bucket-list.ts";
import { countRows } from "./dumped-facts.ts";
import { copyFixed, makeFolders, refuseFullDisk, sync } from "./file-tree.ts";
import { inParallel } from "./in-parallel.ts";
import { type Manifest, readManifest } from "./manifest.ts";
import { type EmptyDatabase, openEmptyPostgres, refuseDifference } from "./restore-postgres.ts";
import { refuseUnfinishedFolder, restoringFolder } from "./unfinished-restore.ts";
import { verifyContents } from "./verify.ts";

type Restore = { config: Config; folder: string };
export type Restored = { manifest: Manifest; missingInBucket: string[] };

/** Puts a backup into an empty place. Nothing is written before all of it was read and found as it was. */
export async function restore({ config, folder }: Restore): Promise<Restored> {
  const manifest = await readManifest(folder);
  refuseOtherPlace(manifest, config);
  refuseNewer(manifest, folder);
  await refuseFilled(config.dataDir);
  const server = config.databaseUrl ? await openEmptyPostgres(config.databaseUrl) : undefined;
  try {
    await verifyContents(folder, manifest);
    const missing = config.s3 ? await missingInBucket(folder, listBucket(config.s3)) : [];
    await fillFolder({ config, folder, manifest, server });
    return { manifest, missingInBucket: missing };
  } finally {
    await server?.close();
  }
}

type Filling = Restore & { manifest: Manifest; server?: EmptyDatabase };

/** All is made aside and renamed at the end, so that a folder is either what it was or whole. */
async function fillFolder({ config, folder, manifest, server }: Filling): Promise<void> {
  const { dataDir } = config;
  const parts = server ? ["secret", "files"] : ["secret", "files", "database"];
  const isOfFolder = (path: string) => parts.includes(path.split("/")[0] ?? "");
  const contents = manifest.contents.filter(({ path }) => isOfFolder(path));
  await refuseFullDisk(
    dataDir,
    contents.reduce((sum, { size }) => sum + size, 0),
  );
  const lock = lockFolder(dataDir);
  const restoring = restoringFolder(dataDir);
  try {
    await mkdir(restoring);
    await makeFolders(restoring, manifest.folders.filter(isOfFolder));
    await inParallel(contents, async ({ path }) => {
      await copyFixed(join(folder, path), join(restoring, path));
      await sync(join(restoring, path));
    });
    if (server) await server.fill(join(folder, "database"), manifest);
    else await readRestored(join(restoring, "database"), manifest);
  } catch (error) {
    await rm(restoring, { recursive: true, force: true });
    lock.release();
    throw error;
  }
  // From here on the folder is neither; who is killed leaves the mark of it.
  for (const name of parts.filter((name) => existsSync(join(restoring, name)))) {
    await rename(join(restoring, name), join(dataDir, name));
  }
  await sync(dataDir);
  await rmdir(restoring);
  await server?.finish();
  lock.release();
}

function refuseOtherPlace(manifest: Manifest, { databaseUrl, s3 }: Config): void {
  const { database, files, bucket } = manifest;
  if (database === "postgres" && !databaseUrl) {
    throw new BackupRefused(
      "This backup is of a PostgreSQL server: set DATABASE_URL to an empty database, then try again.",
    );
  }
  if (database === "pglite" && databaseUrl) {
    throw new BackupRefused(
      "This backup is of an embedded database: unset DATABASE_URL and name an empty DATA_DIR, then try again.",
    );
  }
  if (files === "bucket" && !s3) {
    throw new BackupRefused(
      `The files of this backup lie in the bucket ${bucket}: set S3_BUCKET, then try again.`,
    );
  }
  if (files === "here" && s3) {
    throw new BackupRefused(
      "The files of this backup lie in its folder, and S3_BUCKET names a bucket: unset S3_BUCKET, then try again.",
    );
  }
}

/** Older is fine: what is missing is run at the next start. */
function refuseNewer({ migrations, version }: Manifest, folder: string): void {
  const known = new Set(allMigrations().map(({ hash }) => hash));
  const unknown = migrations.filter((hash) => !known.has(hash));
  if (unknown.length === 0) return;
  throw new BackupRefused(
    `The backup in ${folder} was made by a newer version of 고이 (${version}), whose ${unknown.length} last changes of the database this one does not know; restore it with that one.`,
  );
}

/** What a lock leaves and what every new disk has; anything else may be somebody's. */
const NOTHING = /^(lock\.(db|pid)|\..*|lost\+found)$/;

async function refuseFilled(dataDir: string): Promise<void> {
  refuseUnfinishedFolder(dataDir);
  if (!existsSync(dataDir)) return;
  const [found] = (await readdir(dataDir)).filter((name) => !NOTHING.test(name));
  if (found === undefined) return;
  throw new BackupRefused(
    `DATA_DIR=${dataDir} is not empty (it holds ${found}); a backup is restored into an empty folder only. Move it away, or choose another DATA_DIR.`,
  );
}

async function readRestored(folder: string, { rows }: Manifest): Promise<void> {
  const database = await openPglite(folder);
  try {
    refuseDifference(rows, await countRows(database.run));
  } finally {
    await database.close();
  }
}
