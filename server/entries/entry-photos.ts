import { type PhotoPlace, photoPlaces } from "#cards/engine/photo-places.ts";
import type { CardId } from "#domain/card-id.ts";
import { Refusal } from "#domain/refusal.ts";
import { type Context, visitorOf } from "#server/graphql/context.ts";
import { invalid } from "#server/graphql/invalid.ts";
import { releasePhotos, sentBy, showOn } from "#server/photos/public.ts";
import type { EntryRow } from "./store.ts";

type Entry = Pick<EntryRow, "card" | "content">;
type Taking = {
  card: CardId;
  content: Record<string, unknown>;
  /** What stands there already, where an entry is changed. */
  before?: Record<string, unknown>;
};

/** Keeps the photos of an entry as long as its card. Refuses those that its visitor did not send for this card. */
export async function takeEntryPhotos(context: Context, { card, content, before }: Taking): Promise<void> {
  const { orm } = context.database;
  const known = photoPlaces(before).map(({ key }) => key);
  const added = photoPlaces(content).filter(({ key }) => !known.includes(key));
  if (added.length === 0) return;
  const keys = added.map(({ key }) => key);
  const sent = await sentBy(orm, { card, visitor: visitorOf(context).id, keys });
  const foreign = added.find(({ key }) => !sent.has(key));
  if (foreign) throw notSent(foreign);
  if (!(await showOn(orm, { card, keys }))) throw new Refusal("CONFLICT");
}

/** Lets go of photos that an entry no longer shows; of all, where it is taken away. */
export async function giveEntryPhotosBack(
  { database }: Pick<Context, "database">,
  { card, content, now = {} }: Entry & { now?: Record<string, unknown> },
): Promise<void> {
  const kept = photoPlaces(now).map(({ key }) => key);
  const keys = photoPlaces(content).flatMap(({ key }) => (kept.includes(key) ? [] : [key]));
  await releasePhotos(database.orm, { card, keys });
}

function notSent({ path }: PhotoPlace): Refusal {
  return invalid([[path, "보관하고 있지 않은 사진입니다. 다시 골라 주세요."]]);
}
