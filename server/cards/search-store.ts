import {
  and,
  arrayContains,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { CardState } from "#domain/card-life.ts";
import type { Owner } from "#domain/member.ts";
import { cardSearch, cards } from "#server/database/tables/cards.ts";
import type { Orm } from "#server/ports.ts";
import { type CardCursor, type CardRow, isNotHidden } from "./store.ts";

export type CardSearch = {
  /** Words of the title, anywhere in it. */
  title?: string;
  /** An id, or what an address calls the card. */
  named?: string;
  owners?: readonly Owner[];
  kind?: string;
  state?: CardState;
  isPaid?: boolean;
  /** Published, with an end between these two moments. */
  ending?: { after: Date; until: Date };
  after?: CardCursor;
  limit: number;
};

/**
 * Whatever is looked for, it is looked for here first. A word that many titles have is found among the newest at once;
 * one that few have is not, and those few the index finds. Neither needs to know which it is: the embedded database
 * keeps no statistics.
 */
const NEWEST = 1_000;

/** Cards of everybody, the last changed first. */
export async function searchCards(orm: Orm, search: CardSearch): Promise<CardRow[]> {
  if (search.owners?.length === 0) return [];
  // Few enough for an index of their own.
  const isNarrow = [search.named, search.owners, search.ending].some((asked) => asked !== undefined);
  const newest = isNarrow ? [] : await found(orm, { search, among: newestOf(orm, search) });
  return newest.length === search.limit ? newest : found(orm, { search });
}

/** In the place of all cards, under their name: asked for ids, the database reads all cards to find these. */
function newestOf(orm: Orm, { after }: CardSearch) {
  return orm
    .select()
    .from(cards)
    .where(beyond(after))
    .orderBy(desc(cards.updatedAt), desc(cards.id))
    .limit(NEWEST)
    .as("cards");
}

type Finding = { search: CardSearch; among?: ReturnType<typeof newestOf> };

async function found(orm: Orm, { search, among }: Finding): Promise<CardRow[]> {
  const { title, after, limit } = search;
  const words = title === undefined ? undefined : sql`search_words(${title})`;
  const all = orm
    .select({ card: cards })
    .from(among ?? cards)
    .$dynamic();
  const read = words ? all.innerJoin(cardSearch, eq(cardSearch.card, cards.id)) : all;
  const rows = await read
    .where(
      and(
        among ? undefined : beyond(after),
        words && sql`strpos(${cardSearch.title}, ${words}) > 0`,
        words && !among ? arrayContains(cardSearch.grams, sql`search_grams(${words})`) : undefined,
        ...wanted(search),
      ),
    )
    .orderBy(desc(cards.updatedAt), desc(cards.id))
    .limit(limit);
  return rows.map(({ card }) => card);
}

function beyond(after: CardCursor | undefined): SQL | undefined {
  return (
    after &&
    sql`(${cards.updatedAt}, ${cards.id}) < (${after.updatedAt.toISOString()}::timestamptz, ${after.id})`
  );
}

function wanted({ named, owners, kind, state, isPaid, ending }: CardSearch): (SQL | undefined)[] {
  return [
    // By two indexes; with `or` between them the database goes through all cards.
    named === undefined
      ? undefined
      : sql`${cards.id} in (select id from ${cards} where id = ${named} union all select id from ${cards} where name = ${named})`,
    owners && inArray(cards.owner, [...owners]),
    kind === undefined ? undefined : eq(cards.kind, kind),
    state && inState(state),
    isPaid === undefined ? undefined : isPaid ? isNotNull(cards.plan) : isNull(cards.plan),
    ending &&
      and(inState("published"), gt(cards.expiresAt, ending.after), lte(cards.expiresAt, ending.until)),
  ];
}

function inState(state: CardState): SQL | undefined {
  if (state === "deleted") return isNotNull(cards.deletedAt);
  const suspended = state === "suspended";
  return and(
    isNull(cards.deletedAt),
    suspended ? or(isNotNull(cards.suspendedReason), isNotNull(cards.blockedUntil)) : isNotHidden,
    suspended ? undefined : eq(cards.status, state as CardRow["status"]),
  );
}
