import { and, eq, getTableColumns, gt, inArray, isNotNull, isNull, or } from "drizzle-orm";
import type { CardId } from "#domain/card-id.ts";
import { cards, cardVersions } from "#server/database/tables/cards.ts";
import type { Orm } from "#server/ports.ts";
import { type CardRow, isNotHidden } from "./store.ts";

/** Of cards that share a number and a day, all are told; more than these share none. */
const MOST_ALIKE = 5;

/** What somebody asks about: addresses, or a number and days of which one may be the card's. */
export type CheckWanted = {
  ids: readonly CardId[];
  number: number | null;
  days: readonly string[];
  now: Date;
};

export type OpenCard = { card: CardRow; content: unknown };

/**
 * The cards asked for that guests can open now, with what they say: in one question, so that no card and one that is
 * closed, hidden, deleted or over take the same.
 */
export function findOpenToCheck(orm: Orm, { ids, number, days, now }: CheckWanted): Promise<OpenCard[]> {
  const asked = [
    ids.length > 0 ? inArray(cards.id, [...ids]) : undefined,
    number !== null && days.length > 0
      ? and(eq(cards.checkNumber, number), inArray(cards.checkDay, [...days]))
      : undefined,
  ].filter((part) => part !== undefined);
  if (asked.length === 0) throw new Error("Nothing was asked for");
  return orm
    .select({ card: getTableColumns(cards), content: cardVersions.content })
    .from(cards)
    .innerJoin(
      cardVersions,
      and(eq(cardVersions.card, cards.id), eq(cardVersions.version, cards.liveVersion)),
    )
    .where(
      and(
        or(...asked),
        eq(cards.status, "published"),
        isNotNull(cards.publishedAt),
        isNull(cards.deletedAt),
        isNotHidden,
        or(isNull(cards.expiresAt), gt(cards.expiresAt, now)),
      ),
    )
    .orderBy(cards.publishedAt)
    .limit(ids.length + MOST_ALIKE);
}
