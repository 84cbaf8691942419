import { chmodSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/**
 * Takes everything in a folder from other users of the machine. The embedded database needs it: its first files come
 * from an image that gives them to everybody, whatever the umask says.
 */
export function ownFiles(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isSymbolicLink()) continue;
    const mode = statSync(path, { throwIfNoEntry: false })?.mode ?? 0;
    if ((mode & 0o077) !== 0) chmodSync(path, mode & 0o700);
  }
}
