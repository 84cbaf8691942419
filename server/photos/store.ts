import { and, eq, gt, inArray, isNotNull, isNull, ne, not, or, type SQL, sql } from "drizzle-orm";
import type { CardId } from "#domain/card-id.ts";
import type { Owner } from "#domain/member.ts";
import type { GuestCounts, Stored } from "#domain/photo.ts";
import type { SoundType } from "#domain/sound.ts";
import { isNotHidden } from "#server/cards/public.ts";
import { cards } from "#server/database/tables/cards.ts";
import { entries } from "#server/database/tables/entries.ts";
import { photoChanges, photos, photoUses } from "#server/database/tables/photos.ts";
import { venueFollowers, venues } from "#server/database/tables/venues.ts";
import type { Orm } from "#server/ports.ts";

export type PhotoRow = typeof photos.$inferSelect;
/** A photo whose files are there. */
export type FinishedPhoto = PhotoRow & { width: number; height: number; placeholder: string };
/** Music whose file is there. */
export type FinishedSound = PhotoRow & { soundType: SoundType; seconds: number };
/** A photo that may be fetched, and the cards that guests see it on. */
export type FetchablePhoto = { cards: readonly string[] };
type Sender = { owner: Owner } | { visitor: string; card: CardId };

/** The first half of an advisory lock's number; whose photos are counted is the other. */
const PHOTOS_LOCK = 4_210_003;

/** Whatever adds to somebody's photos takes turns, so that each knows how many there are. */
export function withPhotoLock<Result>(
  orm: Orm,
  { whose, work }: { whose: string; work(tx: Orm): Promise<Result> },
): Promise<Result> {
  return orm.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${PHOTOS_LOCK}::int, hashtext(${whose}))`);
    return work(tx);
  });
}

export async function storedBy(orm: Orm, owner: Owner): Promise<Stored> {
  const [stored] = await orm
    .select({ photos: count(), bytes: sql<string>`coalesce(sum(${photos.bytes}), 0)` })
    .from(photos)
    .where(eq(photos.owner, owner));
  return { photos: Number(stored?.photos), bytes: Number(stored?.bytes) };
}

/** What guests sent to a card, all together and one of them. */
export async function guestCounts(
  orm: Orm,
  { card, visitor, since }: { card: CardId; visitor: string; since: Date },
): Promise<GuestCounts> {
  const [counts] = await orm
    .select({
      ofCard: count(),
      ofVisitor: count(eq(photos.visitor, visitor)),
      ofLastMinute: count(gt(photos.createdAt, since)),
    })
    .from(photos)
    .where(and(eq(photos.card, card), isNotNull(photos.visitor)));
  return {
    ofCard: Number(counts?.ofCard),
    ofVisitor: Number(counts?.ofVisitor),
    ofLastMinute: Number(counts?.ofLastMinute),
  };
}

type NewPhoto = Pick<PhotoRow, "key" | "bytes" | "createdAt"> & { from: Sender };

export async function insertPhoto(orm: Orm, { from, ...photo }: NewPhoto): Promise<PhotoRow> {
  const [inserted] = await orm
    .insert(photos)
    .values({ ...photo, ...from })
    .returning();
  if (!inserted) throw new Error("The photo was not inserted");
  return inserted;
}

export async function findPhoto(orm: Orm, key: string): Promise<PhotoRow | undefined> {
  const [photo] = await orm.select().from(photos).where(eq(photos.key, key));
  return photo;
}

type Made =
  | { bytes: number; width: number; height: number; placeholder: string }
  | { bytes: number; soundType: SoundType; seconds: number };

/** The files are there; the first who says so is believed. */
export async function finishRow(
  orm: Orm,
  { key, made, now }: { key: string; made: Made; now: Date },
): Promise<PhotoRow | undefined> {
  const [finished] = await orm
    .update(photos)
    .set({ ...made, finishedAt: now })
    .where(and(eq(photos.key, key), isNull(photos.finishedAt), isNull(photos.removedAt)))
    .returning();
  return finished ?? findPhoto(orm, key);
}

type Use = { card: CardId; keys: readonly string[] };

/** Of these photos and music those that a card may show: its owner's own, what it has shown already, and a followed block's. */
export async function usable(
  orm: Orm,
  { card, owner, keys }: { card: CardId | null; owner: Owner; keys: readonly string[] },
): Promise<{ key: string; used: boolean; soundType: SoundType | null }[]> {
  if (keys.length === 0) return [];
  const uses = sql<boolean>`exists (select 1 from ${photoUses}
    where ${photoUses.photo} = ${photos.key} and ${photoUses.card} = ${card})`;
  const follows = sql<boolean>`exists (select 1 from ${venues}
    inner join ${venueFollowers} on ${venueFollowers.venue} = ${venues.id}
    where ${venues.photo} = ${photos.key} and ${venueFollowers.card} = ${card})`;
  const found = await orm
    .select({
      key: photos.key,
      owner: photos.owner,
      soundType: photos.soundType,
      used: uses,
      followed: follows,
    })
    .from(photos)
    .where(and(inArray(photos.key, [...keys]), isNotNull(photos.finishedAt), isNull(photos.removedAt)));
  return found.filter((photo) => photo.used || photo.followed || photo.owner === owner);
}

/**
 * A card shows these photos from now on. False when one of them is being removed. The lock keeps those who remove
 * from seeing a photo unused that is just taken up.
 */
export async function showOn(orm: Orm, { card, keys }: Use): Promise<boolean> {
  if (keys.length === 0) return true;
  return orm.transaction(async (tx) => {
    const locked = await tx
      .select({ key: photos.key })
      .from(photos)
      .where(and(inArray(photos.key, [...keys]), isNull(photos.removedAt)))
      .for("share");
    if (locked.length < new Set(keys).size) return false;
    await addUses(tx, { card, keys });
    return true;
  });
}

async function addUses(tx: Orm, { card, keys }: Use): Promise<void> {
  const uses = [...new Set(keys)].map((photo) => ({ photo, card }));
  await tx.insert(photoUses).values(uses).onConflictDoNothing();
}

/** Of these photos those that a visitor sent to a card. */
export async function sentBy(
  orm: Orm,
  { card, visitor, keys }: Use & { visitor: string },
): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const found = await orm
    .select({ key: photos.key })
    .from(photos)
    .where(
      and(
        inArray(photos.key, [...keys]),
        eq(photos.card, card),
        eq(photos.visitor, visitor),
        isNotNull(photos.finishedAt),
        isNull(photos.removedAt),
      ),
    );
  return new Set(found.map(({ key }) => key));
}

/** A guest took photos back from a card: nobody sees them any more, and the next night removes them. */
export async function releasePhotos(orm: Orm, { card, keys }: Use): Promise<void> {
  if (keys.length === 0) return;
  await orm.transaction(async (tx) => {
    const back = await tx
      .update(photos)
      .set({ visitor: null })
      .where(and(inArray(photos.key, [...keys]), eq(photos.card, card), isNotNull(photos.visitor)))
      .returning({ key: photos.key });
    const given = back.map(({ key }) => key);
    if (given.length === 0) return;
    await tx.delete(photoUses).where(and(inArray(photoUses.photo, given), eq(photoUses.card, card)));
  });
}

/** A member left: their photos are nobody's, and go unless somebody else's card shows them. */
export async function disownPhotos(orm: Orm, owner: Owner): Promise<void> {
  await orm.update(photos).set({ owner: null }).where(eq(photos.owner, owner));
}

/**
 * Whether a photo may be looked at by whoever knows of it: on a card that guests see or that is still being made, or
 * just sent and on its way to one.
 */
export async function findShownPhoto(
  orm: Orm,
  { key, now, sentAfter }: { key: string; now: Date; sentAfter: Date },
): Promise<FetchablePhoto | null> {
  const uses = orm.select({ card: photoUses.card }).from(photoUses).where(eq(photoUses.photo, photos.key));
  const open = and(
    isNull(cards.deletedAt),
    isNotHidden,
    ne(cards.status, "closed"),
    or(isNull(cards.expiresAt), gt(cards.expiresAt, now)),
  );
  const opened = orm
    .select({ card: photoUses.card })
    .from(photoUses)
    .innerJoin(cards, eq(cards.id, photoUses.card))
    .where(and(eq(photoUses.photo, photos.key), open));
  const underWay = and(
    sql`not exists (${uses})`,
    gt(photos.createdAt, sentAfter),
    sql`coalesce(${photos.owner}, ${photos.visitor}) is not null`,
  );
  const shown = and(
    eq(photos.key, key),
    isNotNull(photos.finishedAt),
    isNull(photos.removedAt),
    not(ofBlockedEntry),
    // A block is there to be looked at, by who may follow it too.
    sql`(exists (${opened}) or ${ofVenue} or (${underWay}))`,
  );
  const [found] = await orm
    .select({ cards: sql<string[]>`array(${opened})` })
    .from(photos)
    .where(shown);
  return found ?? null;
}

/** A photo of what a temporary measure hides. */
const ofBlockedEntry = sql`exists (select 1 from ${entries}
  where ${entries.card} = ${photos.card} and ${entries.blockedUntil} is not null
  and strpos(${entries.content}::text, ${photos.key}) > 0)`;

/** Whether a photo is a member's own, or stands on a card of theirs. */
export async function isOwnPhoto(orm: Orm, { key, owner }: { key: string; owner: Owner }): Promise<boolean> {
  const theirs = orm
    .select({ card: photoUses.card })
    .from(photoUses)
    .innerJoin(cards, eq(cards.id, photoUses.card))
    .where(and(eq(photoUses.photo, photos.key), eq(cards.owner, owner)));
  const own = and(
    eq(photos.key, key),
    isNotNull(photos.finishedAt),
    isNull(photos.removedAt),
    sql`(${photos.owner} = ${owner} or exists (${theirs}))`,
  );
  return (await orm.$count(photos, own)) === 1;
}

/** On a block that cards may follow. */
const ofVenue = sql`exists (select 1 from ${venues} where ${venues.photo} = ${photos.key})`;
const inUse = sql<boolean>`(exists (select 1 from ${photoUses} where ${photoUses.photo} = ${photos.key}) or ${ofVenue})`;

export type SweptPhoto = PhotoRow & { used: boolean };
/** That something about a photo changed; it may be gone since. */
export type PhotoChange = { id: number; photo: SweptPhoto | null };

/** What changed about photos, the first first, some at a time: a statement must end in time. */
export async function listPhotoChanges(
  orm: Orm,
  { after, limit }: { after?: number; limit: number },
): Promise<PhotoChange[]> {
  const rows = await orm
    .select({ id: photoChanges.id, photo: photos, used: inUse })
    .from(photoChanges)
    .leftJoin(photos, eq(photos.key, photoChanges.photo))
    .where(after === undefined ? undefined : gt(photoChanges.id, after))
    .orderBy(photoChanges.id)
    .limit(limit);
  return rows.map(({ id, photo, used }) => ({ id, photo: photo && { ...photo, used } }));
}

/** Nobody has to look at these any more. By their ids: what changed again meanwhile stays. */
export async function forgetPhotoChanges(orm: Orm, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await orm.delete(photoChanges).where(inArray(photoChanges.id, [...ids]));
}

/** Takes photos out of use for good; those that a card has taken up meanwhile stay. */
export function markRemoved(
  orm: Orm,
  { keys, now }: { keys: readonly string[]; now: Date },
): Promise<string[]> {
  return orm.transaction(async (tx) => {
    const which = inArray(photos.key, [...keys]);
    await tx.select({ key: photos.key }).from(photos).where(which).for("update");
    // A statement of its own, because only now it sees what was written while we waited for the lock.
    const marked = await tx
      .update(photos)
      .set({ removedAt: now })
      .where(and(which, sql`not ${inUse}`))
      .returning({ key: photos.key });
    return marked.map(({ key }) => key);
  });
}

export async function deletePhoto(orm: Orm, key: string): Promise<void> {
  await orm.delete(photos).where(eq(photos.key, key));
}

function count(which?: SQL): SQL<string> {
  return which ? sql`count(*) filter (where ${which})` : sql`count(*)`;
}
