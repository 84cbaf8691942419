import { DAY_MS } from "#domain/duration.ts";
import type { Clock, Database, Files } from "#server/ports.ts";
import { removeCompanyFile } from "./file-names.ts";
import { deleteCompanyFile, listUnusedCompanyFiles } from "./files-store.ts";

/** Somebody who was called away from the form finds their file for as long. */
const UNUSED_MS = 3 * DAY_MS;
/** Many enough for a night. */
const AT_ONCE = 500;

type Parts = { database: Database; files: Files; clock: Clock };

/** Removes licences and logos that no company has any more. Returns how many. */
export async function removeCompanyFiles({ database: { orm }, files, clock }: Parts) {
  const before = new Date(clock.now().getTime() - UNUSED_MS);
  const unused = await listUnusedCompanyFiles(orm, { before, limit: AT_ONCE });
  for (const { key } of unused) {
    await removeCompanyFile(files, key);
    await deleteCompanyFile(orm, key);
  }
  return { removedFiles: unused.length };
}
