import { statfs } from "node:fs/promises";

/** What may still be written where this folder lies. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
