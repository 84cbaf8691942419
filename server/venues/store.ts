import { and, asc, eq, exists, inArray, isNotNull, isNull, ne, or, sql } from "drizzle-orm";
import type { CardId } from "#domain/card-id.ts";
import { companies } from "#server/database/tables/companies.ts";
import { photos } from "#server/database/tables/photos.ts";
import { venueFollowers, venues } from "#server/database/tables/venues.ts";
import type { Orm } from "#server/ports.ts";

export type VenueRow = typeof venues.$inferSelect;

/** The first half of an advisory lock's number; the company is the other. */
const VENUES_LOCK = 4_210_007;

/** Whatever changes a company's blocks takes turns: halls of one building are corrected together. */
export function withVenueLock<Result>(
  orm: Orm,
  { company, work }: { company: string; work(tx: Orm): Promise<Result> },
): Promise<Result> {
  return orm.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${VENUES_LOCK}::int, hashtext(${company}))`);
    return work(tx);
  });
}

export type OwnVenue = VenueRow & { followers: number };

/** A company's blocks, the first first; with how many cards follow each. */
export function listVenues(orm: Orm, company: string): Promise<OwnVenue[]> {
  const followers = sql<number>`(select count(*)::int from ${venueFollowers} where ${venueFollowers.venue} = ${venues.id})`;
  return orm
    .select({ venue: venues, followers })
    .from(venues)
    .where(and(eq(venues.company, company), isNull(venues.removedAt)))
    .orderBy(asc(venues.createdAt), asc(venues.id))
    .then((rows) => rows.map(({ venue, followers }) => ({ ...venue, followers })));
}

export async function findVenue(orm: Orm, id: string): Promise<VenueRow | undefined> {
  const [venue] = await orm.select().from(venues).where(eq(venues.id, id));
  return venue;
}

type NewVenue = Pick<VenueRow, "id" | "company" | "building" | "content" | "search" | "photo"> & {
  now: Date;
};

export async function insertVenue(orm: Orm, { now, ...venue }: NewVenue): Promise<void> {
  await orm.insert(venues).values({ ...venue, edition: 1, createdAt: now, updatedAt: now });
}

type Correction = Pick<VenueRow, "id" | "content" | "search" | "photo"> & { now: Date };

export async function correctVenue(orm: Orm, { id, now, ...venue }: Correction): Promise<void> {
  await orm
    .update(venues)
    .set({ ...venue, edition: sql`${venues.edition} + 1`, updatedAt: now })
    .where(eq(venues.id, id));
}

/** Nobody takes the block up from now on; one that no card follows is gone. */
export function removeVenue(orm: Orm, { id, now }: { id: string; now: Date }): Promise<void> {
  return orm.transaction(async (tx) => {
    await tx.select({ id: venues.id }).from(venues).where(eq(venues.id, id)).for("update");
    // Statements of their own, because only now they see who took it up while we waited for the lock.
    await tx.update(venues).set({ removedAt: now }).where(eq(venues.id, id));
    await tx.delete(venues).where(and(eq(venues.id, id), sql`not exists (${followersOf(tx)})`));
  });
}

/** Removes what no company keeps and no card follows any more. */
export async function removeForgottenVenues(orm: Orm): Promise<number> {
  const forgotten = await orm
    .delete(venues)
    .where(
      and(or(isNull(venues.company), isNotNull(venues.removedAt)), sql`not exists (${followersOf(orm)})`),
    )
    .returning({ id: venues.id });
  return forgotten.length;
}

function followersOf(orm: Orm) {
  return orm
    .select({ card: venueFollowers.card })
    .from(venueFollowers)
    .where(eq(venueFollowers.venue, venues.id));
}

/** A block with who keeps it; `company` is null where nobody does any more: removed, or its company suspended or gone. */
export type KeptVenue = Pick<VenueRow, "id" | "content" | "edition"> & { company: string | null };

const kept = {
  id: venues.id,
  content: venues.content,
  edition: venues.edition,
  company: sql<
    string | null
  >`case when ${companies.state} = 'approved' and ${venues.removedAt} is null then ${companies.name} end`,
};

type Search = { words: readonly string[]; forFunerals: boolean; limit: number };

/** What approved companies offer under these words, each of which must be found. Funerals and the rest never meet. */
export function searchVenues(orm: Orm, { words, forFunerals, limit }: Search): Promise<KeptVenue[]> {
  const found = words.map((word) => sql`${venues.search} like ${`%${word.replaceAll(/[\\%_]/g, "\\$&")}%`}`);
  return orm
    .select(kept)
    .from(venues)
    .innerJoin(companies, eq(companies.id, venues.company))
    .where(
      and(
        eq(companies.state, "approved"),
        forFunerals ? eq(companies.type, "funeral") : ne(companies.type, "funeral"),
        isNull(venues.removedAt),
        ...found,
      ),
    )
    .orderBy(asc(venues.search), asc(venues.id))
    .limit(limit);
}

/** All blocks that a card follows in any of its versions, as they are now. */
export function followedBy(orm: Orm, card: CardId): Promise<KeptVenue[]> {
  return orm
    .select(kept)
    .from(venueFollowers)
    .innerJoin(venues, eq(venues.id, venueFollowers.venue))
    .leftJoin(companies, eq(companies.id, venues.company))
    .where(eq(venueFollowers.card, card));
}

/** Counts the corrections of all blocks that a card follows. */
export async function followedVersion(orm: Orm, card: CardId): Promise<number> {
  const [sum] = await orm
    .select({ edition: sql<number>`coalesce(sum(${venues.edition}), 0)::int` })
    .from(venueFollowers)
    .innerJoin(venues, eq(venues.id, venueFollowers.venue))
    .where(eq(venueFollowers.card, card));
  return sum?.edition ?? 0;
}

type Follow = {
  card: CardId;
  /** The card it is made from: what that follows, it may follow. */
  from: CardId | null;
  ids: readonly string[];
};

/**
 * A card follows these blocks from now on; answers with those that it may not: unknown, or kept by nobody and not
 * followed before. The lock keeps those who remove from seeing a block unfollowed that is just taken up.
 */
export function followVenues(orm: Orm, { card, from, ids }: Follow): Promise<string[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return orm.transaction(async (tx) => {
    const before = tx
      .select({ card: venueFollowers.card })
      .from(venueFollowers)
      .where(
        and(eq(venueFollowers.venue, venues.id), inArray(venueFollowers.card, from ? [card, from] : [card])),
      );
    const offered = tx
      .select({ id: companies.id })
      .from(companies)
      .where(and(eq(companies.id, venues.company), eq(companies.state, "approved")));
    const open = await tx
      .select({ id: venues.id })
      .from(venues)
      .where(
        and(inArray(venues.id, [...ids]), or(exists(before), and(isNull(venues.removedAt), exists(offered)))),
      )
      .for("share");
    const known = open.map(({ id }) => id);
    const refused = ids.filter((id) => !known.includes(id));
    if (refused.length > 0) return refused;
    await tx
      .insert(venueFollowers)
      .values(known.map((venue) => ({ card, venue })))
      .onConflictDoNothing();
    return [];
  });
}

/** Whether a photo is this member's own and there, for a block to show it. */
export async function lockSketch(
  tx: Orm,
  { key, owner, venue }: { key: string; owner: string; venue: string },
): Promise<boolean> {
  const shown = tx
    .select({ id: venues.id })
    .from(venues)
    .where(and(eq(venues.photo, key), eq(venues.id, venue)));
  const found = await tx
    .select({ key: photos.key })
    .from(photos)
    .where(
      and(
        eq(photos.key, key),
        isNotNull(photos.finishedAt),
        isNull(photos.removedAt),
        or(sql`${photos.owner} = ${owner}`, exists(shown)),
      ),
    )
    .for("share");
  return found.length === 1;
}

/** Other halls of the same building. */
export function hallsBeside(
  tx: Orm,
  { company, building, id }: { company: string; building: string; id: string },
): Promise<VenueRow[]> {
  return tx
    .select()
    .from(venues)
    .where(
      and(
        eq(venues.company, company),
        eq(venues.building, building),
        ne(venues.id, id),
        isNull(venues.removedAt),
      ),
    );
}
