import { createHash } from "node:crypto";
import { constants, existsSync } from "node:fs";
import { copyFile, mkdir, open, readdir, stat, statfs } from "node:fs/promises";
import { dirname, join, resolve, sep } from "node:path";
import { BackupRefused } from "./backup-refused.ts";
import { inParallel } from "./in-parallel.ts";
import type { Content } from "./manifest.ts";

const CHUNK_BYTES = 1024 * 1024;
/** What stays free when all is written: it must not be us who fill the disk. */
const ROOM_BYTES = 256 * 1024 * 1024;

type Tree = { files: string[]; folders: string[] };

/** All below a folder, by paths from it. What is removed while we look is not there. */
export async function treeOf(root: string): Promise<Tree> {
  const tree: Tree = { files: [], folders: [] };
  await addTo(tree, root, "");
  return tree;
}

async function addTo(tree: Tree, root: string, folder: string): Promise<void> {
  const entries = await unlessGone(readdir(join(root, folder), { withFileTypes: true }));
  for (const entry of entries ?? []) {
    const path = join(folder, entry.name);
    if (entry.isFile()) tree.files.push(path);
    if (!entry.isDirectory()) continue;
    tree.folders.push(path);
    await addTo(tree, root, path);
  }
}

export async function makeFolders(root: string, folders: readonly string[]): Promise<void> {
  await inParallel(folders, (folder) => mkdir(join(root, folder), { recursive: true }));
}

/** A file that nobody writes any more: shares its bytes where the disk can, and then stays when the first is deleted. */
export async function copyFixed(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await copyFile(from, to, constants.COPYFILE_FICLONE | constants.COPYFILE_EXCL);
}

/**
 * A file that is written meanwhile, to where it ends when its end is reached. Node's own copy asks for the size first,
 * and would wait for ever for the rest of one that is cut.
 */
export async function copyChanging(from: string, to: string): Promise<void> {
  await using source = await open(from, "r");
  await using target = await open(to, "wx");
  const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
  for (;;) {
    const { bytesRead } = await source.read(chunk, 0, CHUNK_BYTES);
    if (bytesRead === 0) return;
    await target.writeFile(chunk.subarray(0, bytesRead));
  }
}

/** What a manifest says of a file. */
export async function contentOf(root: string, path: string): Promise<Content> {
  await using file = await open(join(root, path), "r");
  const hash = createHash("sha256");
  const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
  let size = 0;
  for (;;) {
    const { bytesRead } = await file.read(chunk, 0, CHUNK_BYTES);
    if (bytesRead === 0) break;
    hash.update(chunk.subarray(0, bytesRead));
    size += bytesRead;
  }
  return { path: withSlashes(path), size, sha256: hash.digest("hex") };
}

export const withSlashes = (path: string) => path.split(sep).join("/");

/** Undefined for what somebody deleted meanwhile. */
export async function unlessGone<Result>(work: Promise<Result>): Promise<Result | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}

export async function bytesBelow(root: string): Promise<number> {
  let sum = 0;
  await inParallel((await treeOf(root)).files, async (file) => {
    sum += (await unlessGone(stat(join(root, file))))?.size ?? 0;
  });
  return sum;
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

/** A file lasts once it is synced, and so does its name once the folder around it is. */
export async function sync(path: string): Promise<void> {
  await using handle = await open(path, "r");
  await handle.sync();
}
