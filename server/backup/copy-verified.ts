import { join } from "node:path";
import { BackupRefused } from "./backup-refused.ts";
import { makeFolders } from "./file-tree.ts";
import { withFileWorkers } from "./file-workers.ts";
import { inParallel } from "./in-parallel.ts";
import type { Manifest } from "./manifest.ts";

type VerifiedCopy = {
  folder: string;
  manifest: Manifest;
  /** A folder that was made for it, and is nothing yet. */
  to: string;
  /** Which of it is copied; the rest is read where it lies. */
  isCopied: (path: string) => boolean;
};

/** Reads all of a backup once, and lays copies aside; the sentence names the first file that is not as it was written. */
export async function copyVerified({ folder, manifest, to, isCopied }: VerifiedCopy): Promise<void> {
  await makeFolders(to, manifest.folders.filter(isCopied));
  // A large one that came last would have one thread work while the others are done.
  const contents = manifest.contents.toSorted((one, other) => other.size - one.size);
  await withFileWorkers((workers) =>
    inParallel(contents, async ({ path, size, sha256 }) => {
      const from = join(folder, path);
      const reading = isCopied(path) ? workers.copyFixed({ from, to: join(to, path) }) : workers.sum(from);
      const found = await reading.catch((error) => {
        if (isOfTarget(error)) throw error;
        throw damaged(folder, `${path} cannot be read (${error.message})`);
      });
      if (found.size !== size || found.sha256 !== sha256) {
        throw damaged(folder, `${path} is not as it was written`);
      }
    }),
  );
}

/** No fault of the backup: where it goes has no room, or cannot be written. */
function isOfTarget(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return ["ENOSPC", "EDQUOT", "EROFS", "EEXIST"].includes(code);
}

function damaged(folder: string, what: string) {
  return new BackupRefused(
    `The backup in ${folder} is damaged: ${what}. Nothing was restored; take another backup.`,
  );
}
