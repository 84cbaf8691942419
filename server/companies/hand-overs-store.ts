import { and, count, desc, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import type { CardId } from "#domain/card-id.ts";
import type { Owner } from "#domain/member.ts";
import { type CardRow, lockCard } from "#server/cards/public.ts";
import { cards, cardVersions } from "#server/database/tables/cards.ts";
import { companies } from "#server/database/tables/companies.ts";
import { handOvers } from "#server/database/tables/hand-overs.ts";
import { photos, photoUses } from "#server/database/tables/photos.ts";
import { venues } from "#server/database/tables/venues.ts";
import type { Orm } from "#server/ports.ts";

export type HandOverRow = typeof handOvers.$inferSelect;
type Company = typeof companies.$inferSelect;

type Handing = Pick<HandOverRow, "id" | "company" | "label" | "tokenHash" | "createdAt" | "expiresAt"> & {
  card: Pick<CardRow, "id" | "kind" | "owner">;
  /** The company makes no more than this many since then. */
  limit: { most: number; since: Date };
};

/** A new way out for a card, which ends the one before; undefined when the card is not its owner's any more. */
export async function insertHandOver(
  tx: Orm,
  { card, limit, ...handing }: Handing,
): Promise<HandOverRow | "too many" | undefined> {
  // One after the other, so that each knows how many there are.
  await tx.select().from(companies).where(eq(companies.id, handing.company)).for("update");
  const made = and(eq(handOvers.company, handing.company), gt(handOvers.createdAt, limit.since));
  if ((await tx.$count(handOvers, made)) >= limit.most) return "too many";
  const current = await lockCard(tx, card.id);
  if (current?.owner !== card.owner || current.deletedAt) return undefined;
  await tx
    .update(handOvers)
    .set({ withdrawnAt: handing.createdAt })
    .where(and(eq(handOvers.card, card.id), isNull(handOvers.takenAt), isNull(handOvers.withdrawnAt)));
  const [inserted] = await tx
    .insert(handOvers)
    .values({ ...handing, card: card.id, kind: card.kind, occasion: current.occasion })
    .returning();
  return inserted;
}

/** A hand-over with the company whose it is. */
export async function readHandOver(orm: Orm, id: string) {
  const [found] = await orm
    .select({ handOver: handOvers, company: companies })
    .from(handOvers)
    .innerJoin(companies, eq(companies.id, handOvers.company))
    .where(eq(handOvers.id, id));
  return found;
}

/** Undefined where the company has none with this id that could be withdrawn. */
export async function withdrawHandOver(
  orm: Orm,
  { id, company, now }: { id: string; company: string; now: Date },
): Promise<HandOverRow | undefined> {
  const [withdrawn] = await orm
    .update(handOvers)
    .set({ withdrawnAt: sql`coalesce(${handOvers.withdrawnAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(handOvers.id, id), eq(handOvers.company, company), isNull(handOvers.takenAt)))
    .returning();
  return withdrawn;
}

export type FoundHandOver = { handOver: HandOverRow; card: CardRow; company: Company };

/** Where a link leads; undefined where it leads nowhere, or its card is gone. */
export async function findHandOver(orm: Orm, tokenHash: string): Promise<FoundHandOver | undefined> {
  const [found] = await orm
    .select({ handOver: handOvers, card: cards, company: companies })
    .from(handOvers)
    .innerJoin(cards, eq(cards.id, handOvers.card))
    .innerJoin(companies, eq(companies.id, handOvers.company))
    .where(eq(handOvers.tokenHash, tokenHash));
  return found;
}

type Taking = {
  found: FoundHandOver;
  to: Owner;
  /** The card's key among those of its new owner. */
  madeKey: string;
  now: Date;
};

/**
 * Makes the card its taker's alone, with its history and its photos. Of many who come at once one gets it: undefined
 * for the others, and where it was withdrawn or went elsewhere meanwhile.
 */
export async function moveCard(tx: Orm, { found, to, madeKey, now }: Taking): Promise<CardRow | undefined> {
  const from = found.card.owner;
  const card = await lockCard(tx, found.card.id);
  if (!card || card.owner !== from || card.deletedAt) return undefined;
  const [taken] = await tx
    .update(handOvers)
    .set({ takenAt: now })
    .where(
      and(
        eq(handOvers.id, found.handOver.id),
        isNull(handOvers.takenAt),
        isNull(handOvers.withdrawnAt),
        sql`${handOvers.expiresAt} > ${now.toISOString()}::timestamptz`,
      ),
    )
    .returning({ id: handOvers.id });
  if (!taken) return undefined;
  const [moved] = await tx
    .update(cards)
    .set({ owner: to, madeKey, company: found.company.id })
    .where(eq(cards.id, card.id))
    .returning();
  await tx.update(cardVersions).set({ madeBy: to }).where(eq(cardVersions.card, card.id));
  await movePhotos(tx, { card: card.id, from, to });
  return moved;
}

/** What the card shows goes with it; what the company shows elsewhere of its own accord stays. */
async function movePhotos(tx: Orm, { card, from, to }: { card: CardId; from: Owner; to: Owner }) {
  const shown = tx.select({ photo: photoUses.photo }).from(photoUses).where(eq(photoUses.card, card));
  const ofVenue = tx.select({ id: venues.id }).from(venues).where(eq(venues.photo, photos.key));
  await tx
    .update(photos)
    .set({ owner: to })
    .where(and(eq(photos.owner, from), inArray(photos.key, shown), sql`not exists (${ofVenue})`));
}

export type HandOverCursor = Pick<HandOverRow, "createdAt" | "id">;

/** A company's, the newest first. */
export function listHandOvers(
  orm: Orm,
  { company, after, limit }: { company: string; after?: HandOverCursor; limit: number },
): Promise<HandOverRow[]> {
  return orm
    .select()
    .from(handOvers)
    .where(
      and(
        eq(handOvers.company, company),
        after &&
          sql`(${handOvers.createdAt}, ${handOvers.id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(handOvers.createdAt), desc(handOvers.id))
    .limit(limit);
}

/** All that a company is told of its customers' cards: how many it handed over, were taken, and were sent to guests. */
export async function countHandOvers(orm: Orm, company: string) {
  const [counts] = await orm
    .select({
      handed: count(),
      taken: count(handOvers.takenAt),
      published: sql<number>`count(*) filter (where ${handOvers.takenAt} is not null and ${cards.publishedAt} is not null)::int`,
    })
    .from(handOvers)
    .leftJoin(cards, eq(cards.id, handOvers.card))
    .where(eq(handOvers.company, company));
  return counts ?? { handed: 0, taken: 0, published: 0 };
}
