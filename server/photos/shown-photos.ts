import { LRUCache } from "lru-cache";
import { unusedEndedFor } from "#domain/photo.ts";
import type { Clock, Database } from "#server/ports.ts";
import { isShown } from "#server/store/photos.ts";
import { photoOfFile } from "./photo-files.ts";

/** A deleted card's photos are gone within a minute; half of it is left for a slow answer. */
const BELIEVED_MS = 30_000;
/** The photos of a thousand cards that are looked at in the same minute. */
const MOST = 50_000;

/** Tells which stored files may be fetched: sizes of photos that a card shows. */
export function createShownPhotos({ database: { orm }, clock }: { database: Database; clock: Clock }) {
  const shown = new LRUCache<string, boolean>({
    max: MOST,
    ttl: BELIEVED_MS,
    ttlResolution: 0,
    perf: { now: () => clock.now().getTime() },
    fetchMethod: (key) => isShown(orm, { key, sentAfter: unusedEndedFor(clock.now()) }),
    // While the database is away, cards go on with their photos.
    allowStaleOnFetchRejection: true,
    noDeleteOnFetchRejection: true,
  });
  return async function isFetchable(file: string): Promise<boolean> {
    const key = photoOfFile(file);
    return key !== undefined && (await shown.fetch(key)) === true;
  };
}
