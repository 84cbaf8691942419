import { and, eq, gt, inArray, isNotNull, isNull, lte, type SQL } from "drizzle-orm";
import type { CardId } from "#domain/card-id.ts";
import type { Owner } from "#domain/member.ts";
import { cards } from "#server/database/tables/cards.ts";
import type { Orm } from "#server/ports.ts";
import { movedOn } from "./store.ts";

/** Versions go with their cards, and there may be thousands of a card: a statement must end in time. */
const CARDS_A_DELETE = 20;

/** Who has cards that are not deleted, in the order of their names. */
export async function listOwners(
  orm: Orm,
  { after, limit }: { after: Owner | null; limit: number },
): Promise<Owner[]> {
  const found = await orm
    .selectDistinct({ owner: cards.owner })
    .from(cards)
    .where(and(isNull(cards.deletedAt), after === null ? undefined : gt(cards.owner, after)))
    .orderBy(cards.owner)
    .limit(limit);
  return found.map(({ owner }) => owner);
}

/** Deletes an owner's cards as they would themselves: for thirty days they can be brought back. */
export async function deleteCardsOf(
  orm: Orm,
  { owner, now }: { owner: Owner; now: Date },
): Promise<CardId[]> {
  const deleted = await orm
    .update(cards)
    .set({ deletedAt: now, updatedAt: movedOn(now) })
    .where(and(eq(cards.owner, owner), isNull(cards.deletedAt)))
    .returning({ id: cards.id });
  return deleted.map(({ id }) => id);
}

/** Removes an owner's cards, whatever their state, with all their versions. */
export function removeCardsOf(orm: Orm, owner: Owner): Promise<number> {
  return removeCards(orm, eq(cards.owner, owner));
}

/** Removes what was deleted at this moment or earlier. */
export function removeDeletedCards(orm: Orm, until: Date): Promise<number> {
  return removeCards(orm, and(isNotNull(cards.deletedAt), lte(cards.deletedAt, until)));
}

/** Removes what ended at this moment or earlier. */
export function removeEndedCards(orm: Orm, until: Date): Promise<number> {
  return removeCards(orm, and(isNotNull(cards.expiresAt), lte(cards.expiresAt, until)));
}

async function removeCards(orm: Orm, which: SQL | undefined): Promise<number> {
  const some = orm.select({ id: cards.id }).from(cards).where(which).limit(CARDS_A_DELETE);
  const removed = await orm
    .delete(cards)
    .where(and(which, inArray(cards.id, some)))
    .returning({ id: cards.id });
  return removed.length === 0 ? 0 : removed.length + (await removeCards(orm, which));
}
