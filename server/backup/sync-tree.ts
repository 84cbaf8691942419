import { spawn } from "node:child_process";
import { once } from "node:events";
import { open, statfs } from "node:fs/promises";
import { join } from "node:path";
import { treeOf } from "./file-tree.ts";
import { inParallel } from "./in-parallel.ts";

/**
 * Disks of this machine, by their numbers in Linux: ext4, XFS, Btrfs, F2FS, ZFS and what a container lays over one. What
 * is reached over a line or through a program may take the call for all of it, and hand over nothing.
 */
const OWN_DISKS = [0xef53, 0x58465342, 0x9123683e, 0xf2f52010, 0x2fc12fc1, 0x794c7630];

/** What lies below a folder lasts after this, with its names. Twenty thousand files one by one take longer than to copy. */
export async function syncTree(folder: string): Promise<void> {
  if (await syncDisk(folder)) return;
  const { files, folders } = treeOf(folder);
  await inParallel(["", ...folders, ...files], (path) => sync(join(folder, path)));
}

/** All of the disk around it at once, where that is known to wait until it is done. */
async function syncDisk(folder: string): Promise<boolean> {
  if (process.platform !== "linux" || !OWN_DISKS.includes((await statfs(folder)).type)) return false;
  try {
    const [code] = await once(spawn("sync", ["-f", folder], { stdio: "ignore" }), "exit");
    return code === 0;
  } catch {
    return false;
  }
}

/** A file lasts once it is synced, and so does its name once the folder around it is. */
export async function sync(path: string): Promise<void> {
  await using handle = await open(path, "r");
  await handle.sync();
}
