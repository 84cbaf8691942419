import { and, asc, desc, eq, gt, gte, inArray, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import { OFFERED_SPAN_MS, type SavedVersion } from "#domain/card-history.ts";
import type { CardId } from "#domain/card-id.ts";
import { cards, cardVersions } from "#server/database/tables/cards.ts";
import type { Orm } from "#server/ports.ts";

type VersionsWanted = { card: CardId; before?: number; limit: number };

/**
 * Those that somebody may look for, the newest first, without what they say: the last of every span, the very first,
 * what guests saw, and what was set aside.
 */
export function listHistory(orm: Orm, { card, before, limit }: VersionsWanted) {
  const span = sql`floor(extract(epoch from ${cardVersions.createdAt}) * 1000 / ${OFFERED_SPAN_MS})`;
  const saved = orm
    .select({
      version: cardVersions.version,
      createdAt: cardVersions.createdAt,
      publishedAt: cardVersions.publishedAt,
      setAsideAt: cardVersions.setAsideAt,
      endsSpan:
        sql<boolean>`${span} is distinct from lag(${span}) over (order by ${cardVersions.version} desc)`.as(
          "ends_span",
        ),
    })
    .from(cardVersions)
    .where(eq(cardVersions.card, card))
    .as("saved");
  return orm
    .select({
      version: saved.version,
      createdAt: saved.createdAt,
      publishedAt: saved.publishedAt,
      setAsideAt: saved.setAsideAt,
    })
    .from(saved)
    .where(
      and(
        or(saved.endsSpan, isNotNull(saved.publishedAt), isNotNull(saved.setAsideAt), eq(saved.version, 1)),
        before === undefined ? undefined : lt(saved.version, before),
      ),
    )
    .orderBy(desc(saved.version))
    .limit(limit);
}

/** What a version says, as it was stored; undefined when there is none. */
export async function findVersion(
  orm: Orm,
  { card, version }: { card: CardId; version: number },
): Promise<{ content: unknown } | undefined> {
  const [row] = await orm
    .select({ content: cardVersions.content })
    .from(cardVersions)
    .where(and(eq(cardVersions.card, card), eq(cardVersions.version, version)));
  return row;
}

export type ChangedCursor = { card: CardId; updatedAt: Date };
type Saved = ChangedCursor & { versions: SavedVersion[] };

/** The first and the newest stay: of two none goes. */
const FEWEST_TO_DROP = 3;

/** Cards that were changed since and have versions to spare, the last changed last, with all their versions. */
export async function listSaved(
  orm: Orm,
  { changedAfter, after, limit }: { changedAfter: Date; after?: ChangedCursor; limit: number },
): Promise<Saved[]> {
  const some = await orm
    .select({ id: cards.id, updatedAt: cards.updatedAt })
    .from(cards)
    .where(
      and(
        gt(cards.updatedAt, changedAfter),
        gte(cards.draftVersion, FEWEST_TO_DROP),
        after &&
          sql`(${cards.updatedAt}, ${cards.id}) > (${after.updatedAt.toISOString()}::timestamptz, ${after.card})`,
      ),
    )
    .orderBy(asc(cards.updatedAt), asc(cards.id))
    .limit(limit);
  if (some.length === 0) return [];
  const rows = await orm
    .select({
      card: cardVersions.card,
      version: cardVersions.version,
      createdAt: cardVersions.createdAt,
      publishedAt: cardVersions.publishedAt,
      setAsideAt: cardVersions.setAsideAt,
    })
    .from(cardVersions)
    .where(
      inArray(
        cardVersions.card,
        some.map(({ id }) => id),
      ),
    );
  const byCard = Map.groupBy(rows, ({ card }) => card);
  return some.map(({ id, updatedAt }) => ({ card: id, updatedAt, versions: byCard.get(id) ?? [] }));
}

/** Takes versions away, but for those that guests saw meanwhile and those that a card stands on. Returns how many. */
export async function dropVersions(
  orm: Orm,
  { card, versions }: { card: CardId; versions: readonly number[] },
): Promise<number> {
  if (versions.length === 0) return 0;
  const stood = orm
    .select({ id: cards.id })
    .from(cards)
    .where(
      and(
        eq(cards.id, card),
        sql`${cardVersions.version} in (${cards.draftVersion}, coalesce(${cards.liveVersion}, 0))`,
      ),
    );
  const dropped = await orm
    .delete(cardVersions)
    .where(
      and(
        eq(cardVersions.card, card),
        inArray(cardVersions.version, [...versions]),
        isNull(cardVersions.publishedAt),
        sql`not exists (${stood})`,
      ),
    )
    .returning({ version: cardVersions.version });
  return dropped.length;
}
