import { comingEndedFor, unusedEndedFor } from "#domain/photo.ts";
import type { Clock, Database, Files } from "#server/ports.ts";
import { removePhotoFiles, sentPhotoFile } from "./photo-files.ts";
import {
  deletePhoto,
  forgetPhotoChanges,
  listPhotoChanges,
  markRemoved,
  type PhotoChange,
  type SweptPhoto,
} from "./store.ts";

/** Many enough to be done in a night, few enough for one statement. */
const AT_ONCE = 500;

type Parts = { database: Database; files: Files; clock: Clock };

/**
 * Removes photos that no card shows any more, and files that never became one. Looks at those of which something
 * changed, until they are settled: shown somewhere, or gone. Returns how many were removed.
 */
export async function removePhotos(parts: Parts, after?: number): Promise<Record<string, number>> {
  const { database, files, clock } = parts;
  const now = clock.now();
  const changes = await listPhotoChanges(database.orm, { after, limit: AT_ONCE });
  const last = changes.at(-1);
  if (!last) return { removedPhotos: 0 };
  // One may stand there several times.
  const some = [...new Map(changes.flatMap(({ photo }) => (photo ? [[photo.key, photo]] : []))).values()];

  // A process that was killed at the wrong moment left what was sent beside what was made of it.
  const young = some.filter((photo) => photo.finishedAt && photo.createdAt > unusedEndedFor(now));
  for (const { key, createdAt } of young) {
    if (createdAt <= comingEndedFor(now)) await files.remove(sentPhotoFile(key));
  }

  const unwanted = some.filter((photo) => isUnwanted(photo, now)).map(({ key }) => key);
  const removed = unwanted.length > 0 ? await markRemoved(database.orm, { keys: unwanted, now }) : [];
  for (const key of removed) {
    await removePhotoFiles(files, key);
    await deletePhoto(database.orm, key);
  }
  const settled = changes.filter((change) => isSettled(change, now));
  await forgetPhotoChanges(
    database.orm,
    settled.map(({ id }) => id),
  );
  const { removedPhotos = 0 } = await removePhotos(parts, last.id);
  return { removedPhotos: removedPhotos + removed.length };
}

/** Until something about it changes again. */
function isSettled({ photo }: PhotoChange, now: Date): boolean {
  return !photo || (photo.used && photo.createdAt <= unusedEndedFor(now));
}

function isUnwanted(
  { used, owner, visitor, finishedAt, createdAt, removedAt }: SweptPhoto,
  now: Date,
): boolean {
  if (used) return false;
  if (removedAt || (!owner && !visitor)) return true;
  return createdAt <= (finishedAt ? unusedEndedFor(now) : comingEndedFor(now));
}
