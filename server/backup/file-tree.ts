import { type Dirent, existsSync, readdirSync, statSync } from "node:fs";
import { mkdir, statfs } from "node:fs/promises";
import { dirname, join, resolve, sep } from "node:path";
import { BackupRefused } from "./backup-refused.ts";
import { inParallel } from "./in-parallel.ts";

/** What stays free when all is written: it must not be us who fill the disk. */
const ROOM_BYTES = 256 * 1024 * 1024;

type Tree = { files: string[]; folders: string[] };

/** All below a folder, by paths from it. What is removed while we look is not there. */
export function treeOf(root: string): Tree {
  const tree: Tree = { files: [], folders: [] };
  const left = [""];
  for (let folder = left.pop(); folder !== undefined; folder = left.pop()) {
    for (const entry of entriesOf(join(root, folder))) {
      const path = join(folder, entry.name);
      if (entry.isFile()) tree.files.push(path);
      if (!entry.isDirectory()) continue;
      tree.folders.push(path);
      left.push(path);
    }
  }
  return tree;
}

/** Without a promise for each: photos lie in twenty thousand folders, and nobody else waits for this thread. */
function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (isGone(error)) return [];
    throw error;
  }
}

export async function makeFolders(root: string, folders: readonly string[]): Promise<void> {
  await inParallel(folders, (folder) => mkdir(join(root, folder), { recursive: true }));
}

export const withSlashes = (path: string) => path.split(sep).join("/");

/** Undefined for what somebody deleted meanwhile. */
export async function unlessGone<Result>(work: Promise<Result>): Promise<Result | undefined> {
  try {
    return await work;
  } catch (error) {
    if (isGone(error)) return undefined;
    throw error;
  }
}

function isGone(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}

export function bytesBelow(root: string): number {
  const sizes = treeOf(root).files.map(
    (file) => statSync(join(root, file), { throwIfNoEntry: false })?.size ?? 0,
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Says so before anything is written where a disk has no room for so much more. */
export async function refuseFullDisk(folder: string, bytes: number): Promise<void> {
  let there = resolve(folder);
  while (!existsSync(there)) there = dirname(there);
  const { bavail, bsize } = await statfs(there);
  if (bavail * bsize >= bytes + ROOM_BYTES) return;
  const [needed, free] = [bytes + ROOM_BYTES, bavail * bsize].map((it) => `${Math.ceil(it / 1024 ** 2)} MB`);
  throw new BackupRefused(
    `${folder} lies on a disk with ${free} free, and ${needed} are needed; free some space, or choose another.`,
  );
}
