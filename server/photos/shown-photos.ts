import { unusedEndedFor } from "#domain/photo.ts";
import { isOutage } from "#server/failure.ts";
import { createLruCache } from "#server/limits/lru-cache.ts";
import type { Clock, Database } from "#server/ports.ts";
import { photoOfFile } from "./photo-files.ts";
import { isShownPhoto } from "./store.ts";

/** The photos of a card that was closed or deleted are gone within a minute; half of it is left for a slow answer. */
const BELIEVED_MS = 30_000;
/** The photos of a thousand cards that are looked at in the same minute. */
const MOST = 50_000;

/** Tells which stored files may be fetched: sizes of photos on cards that are open. */
export function createShownPhotos({ database, clock }: { database: Database; clock: Clock }) {
  /** Until when a photo is believed to be shown. One that is not may be shown at any moment. */
  const shownUntil = createLruCache<string, number>(MOST);
  const asking = new Map<string, Promise<boolean>>();

  async function ask(key: string): Promise<boolean> {
    const now = clock.now();
    const shown = await isShownPhoto(database.orm, { key, now, sentAfter: unusedEndedFor(now) });
    if (shown) shownUntil.set(key, now.getTime() + BELIEVED_MS);
    else shownUntil.delete(key);
    return shown;
  }

  return async function isFetchable(file: string): Promise<boolean> {
    const key = photoOfFile(file);
    if (!key) return false;
    const until = shownUntil.get(key);
    if (until && until > clock.now().getTime()) return true;
    try {
      const answer = asking.get(key) ?? ask(key).finally(() => asking.delete(key));
      asking.set(key, answer);
      return await answer;
    } catch (error) {
      // While the database is away, cards go on with their photos.
      if (until && isOutage(error)) return true;
      throw error;
    }
  };
}
