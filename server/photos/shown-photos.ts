import { unusedEndedFor } from "#domain/photo.ts";
import type { EventBus } from "#server/event-bus.ts";
import { isOutage } from "#server/failure.ts";
import { createLruCache } from "#server/limits/lru-cache.ts";
import type { Clock, Database } from "#server/ports.ts";
import { photoOfFile } from "./photo-files.ts";
import { type FetchablePhoto, findShownPhoto } from "./store.ts";

/** The photos of a card that was closed or deleted are gone within a minute; half of it is left for a slow answer. */
const BELIEVED_MS = 30_000;
/** The photos of a thousand cards that are looked at in the same minute. */
const MOST = 50_000;

/** Cards that changed in the last half minute; where they are more, their photos are believed for the rest of it. */
const MOST_CHANGED = 10_000;

type Parts = { database: Database; clock: Clock; events?: EventBus };
type Believed = FetchablePhoto & { until: number; askedAt: number };

/** Tells which stored files may be fetched, sizes of photos on cards that are open, and on which cards they are. */
export function createShownPhotos({ database, clock, events }: Parts) {
  /** One that is not shown may be at any moment: only the others are believed. */
  const believed = createLruCache<string, Believed>(MOST);
  const asking = new Map<string, Promise<FetchablePhoto | null>>();
  /** Changes are counted: what was asked before a change of its card is asked again. */
  const changedAt = createLruCache<string, number>(MOST_CHANGED);
  let changes = 0;
  events?.subscribe((change) => {
    if (change.what === "page") changedAt.set(change.card, ++changes);
    if (change.what === "everything") believed.clear();
  });

  async function ask(key: string): Promise<FetchablePhoto | null> {
    const now = clock.now();
    const askedAt = changes;
    const shown = await findShownPhoto(database.orm, { key, now, sentAfter: unusedEndedFor(now) });
    if (shown) believed.set(key, { ...shown, until: now.getTime() + BELIEVED_MS, askedAt });
    else believed.delete(key);
    return shown;
  }

  const isUnchanged = ({ cards, askedAt }: Believed) =>
    cards.every((card) => (changedAt.get(card) ?? 0) <= askedAt);
  const isBelieved = (known: Believed) => isUnchanged(known) && known.until > clock.now().getTime();

  async function find(file: string): Promise<FetchablePhoto | null> {
    const key = photoOfFile(file);
    if (!key) return null;
    const known = believed.get(key);
    if (known && isBelieved(known)) return known;
    try {
      const answer = asking.get(key) ?? ask(key).finally(() => asking.delete(key));
      asking.set(key, answer);
      return await answer;
    } catch (error) {
      // While the database is away, cards go on with their photos.
      if (known && isUnchanged(known) && isOutage(error)) return known;
      throw error;
    }
  }

  return {
    find,
    /** Without asking anybody. */
    known(file: string): FetchablePhoto | undefined {
      const known = believed.get(photoOfFile(file) ?? "");
      return known && isBelieved(known) ? known : undefined;
    },
  };
}
