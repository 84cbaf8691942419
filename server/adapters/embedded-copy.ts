import { constants, cpSync, existsSync, rmSync } from "node:fs";
import { open, readdir, rename, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Log } from "#server/ports.ts";
import { freeBytes } from "./free-bytes.ts";

/** Where `pg_control` says how the database was left, and what it says after an orderly end. */
const STATE_OFFSET = 16;
const SHUT_DOWN = 1;

/** Whether the last process closed it; where that cannot be read, something is wrong with it. */
export async function wasClosedCleanly(folder: string): Promise<boolean> {
  try {
    const file = await open(join(folder, "global/pg_control"));
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, STATE_OFFSET);
      return bytesRead === 4 && buffer.readUInt32LE() === SHUT_DOWN;
    } finally {
      await file.close();
    }
  } catch {
    return false;
  }
}

const copyOf = (folder: string) => `${folder}.before-start`;

/** A start that was ended while it put the folder back has left it under the copy's name. */
export async function finishPuttingBack(folder: string): Promise<void> {
  if (!existsSync(folder) && existsSync(copyOf(folder))) await rename(copyOf(folder), folder);
}

/** What stays free when the copy is made: it must not be the copy that fills the disk. */
const ROOM_BYTES = 256 * 1_024 * 1_024;

type Copy = {
  /** It opened: the copy is not needed. */
  discard(): void;
  /** It did not: the folder is again what it was. */
  putBack(): Promise<void>;
};

/** A copy beside the folder while it is opened; undefined where the disk has no room for one. */
export async function keepCopy({
  folder,
  log,
}: {
  folder: string;
  log: Pick<Log, "warn">;
}): Promise<Copy | undefined> {
  const [whole, begun, unneeded] = [copyOf(folder), `${folder}.copying`, `${folder}.unneeded`];
  // A thousand small files, and nobody is served yet: all at once takes a fraction of what it takes one by one.
  const remove = (path: string) => rmSync(path, { recursive: true, force: true });
  // Of a start that was ended: the folder itself stands.
  for (const path of [whole, begun, unneeded]) remove(path);
  if ((await freeBytes(dirname(folder))) < (await bytesIn(folder)) + ROOM_BYTES) {
    log.warn({}, "the database was not closed, and the disk has no room for a copy of it");
    return undefined;
  }
  cpSync(folder, begun, { recursive: true, preserveTimestamps: true, mode: constants.COPYFILE_FICLONE });
  await rename(begun, whole);
  return {
    discard: () => remove(whole),
    async putBack() {
      await rename(folder, unneeded);
      await rename(whole, folder);
      remove(unneeded);
    },
  };
}

async function bytesIn(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(
    files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
