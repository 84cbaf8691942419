import { BackupRefused } from "./backup-refused.ts";
import { contentOf } from "./file-tree.ts";
import { inParallel } from "./in-parallel.ts";
import type { Manifest } from "./manifest.ts";

/** Reads all of a backup; the sentence names the first file that is not as it was written. */
export async function verifyContents(folder: string, { contents }: Manifest): Promise<void> {
  await inParallel(contents, async ({ path, size, sha256 }) => {
    const found = await contentOf(folder, path).catch((error) => {
      throw damaged(folder, `${path} cannot be read (${error.message})`);
    });
    if (found.size !== size || found.sha256 !== sha256) {
      throw damaged(folder, `${path} is not as it was written`);
    }
  });
}

function damaged(folder: string, what: string) {
  return new BackupRefused(
    `The backup in ${folder} is damaged: ${what}. Nothing was written; restore another backup.`,
  );
}
