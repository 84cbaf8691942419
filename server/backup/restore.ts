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
import { copyVerified } from "./copy-verified.ts";
import { countRows } from "./dumped-facts.ts";
import { refuseFullDisk } from "./file-tree.ts";
import { type Manifest, readManifest } from "./manifest.ts";
import { type EmptyDatabase, openEmptyPostgres, refuseDifference } from "./restore-postgres.ts";
import { sync, syncTree } from "./sync-tree.ts";
import { refuseUnfinishedFolder, restoringFolder } from "./unfinished-restore.ts";

type Restore = { config: Config; folder: string };
export type Restored = { manifest: Manifest; missingInBucket: string[] };

/** Puts a backup into an empty place. Nothing of the place is changed before all of it was read and found as it was. */
export async function restore({ config, folder }: Restore): Promise<Restored> {
  const manifest = await readManifest(folder);
  refuseOtherPlace(manifest, config);
  refuseNewer(manifest, folder);
  refuseUnfinishedFolder(config.dataDir);
  await refuseFilled(config.dataDir);
  const server = config.databaseUrl ? await openEmptyPostgres(config.databaseUrl) : undefined;
  try {
    return { manifest, missingInBucket: await fillFolder({ config, folder, manifest, server }) };
  } finally {
    await server?.close();
  }
}

type Filling = Restore & { manifest: Manifest; server?: EmptyDatabase };

/** All is made aside and renamed at the end, so that a folder is either what it was or whole. */
async function fillFolder({ config, folder, manifest, server }: Filling): Promise<string[]> {
  const { dataDir, s3 } = config;
  const parts = server ? ["secret", "files"] : ["secret", "files", "database"];
  const isCopied = (path: string) => parts.includes(path.split("/")[0] ?? "");
  const copied = manifest.contents.filter(({ path }) => isCopied(path));
  await refuseFullDisk(
    dataDir,
    copied.reduce((sum, { size }) => sum + size, 0),
  );
  const aside = await makeAside(dataDir);
  let missing: string[] = [];
  let lock: ReturnType<typeof lockFolder> | undefined;
  try {
    await copyVerified({ folder, manifest, to: aside.folder, isCopied });
    if (s3) missing = await missingInBucket(folder, listBucket(s3));
    lock = lockFolder(dataDir);
    // An app may have come and gone before ours was aside.
    await refuseFilled(dataDir);
    if (server) await server.fill(join(folder, "database"), manifest);
    else await readRestored(join(aside.folder, "database"), manifest);
    await syncTree(aside.folder);
  } catch (error) {
    lock?.release();
    await aside.remove();
    throw error;
  }
  // From here on the folder is neither; who is killed leaves the mark of it.
  for (const name of parts.filter((name) => existsSync(join(aside.folder, name)))) {
    await rename(join(aside.folder, name), join(dataDir, name));
  }
  await sync(dataDir);
  await rmdir(aside.folder);
  await server?.finish();
  lock.release();
  return missing;
}

/** Of two who restore at once the second is refused here, and so is an app that starts from now on. */
async function makeAside(dataDir: string): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = restoringFolder(dataDir);
  const made = await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await mkdir(folder).catch((error) => {
    refuseUnfinishedFolder(dataDir);
    throw error;
  });
  return {
    folder,
    async remove() {
      await rm(folder, { recursive: true, force: true });
      // Where it was locked, what a lock leaves stays in it.
      if (made) await rmdir(dataDir).catch(() => undefined);
    },
  };
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

/** What a lock leaves, what every new disk has and what we lay aside; anything else may be somebody's. */
const NOTHING = /^(lock\.(db|pid)|restoring|\..*|lost\+found)$/;

async function refuseFilled(dataDir: string): Promise<void> {
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
