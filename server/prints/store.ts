import { and, count, eq, inArray } from "drizzle-orm";
import type { CardId } from "#domain/card-id.ts";
import { cardPrints } from "#server/database/tables/card-prints.ts";
import type { Orm } from "#server/ports.ts";

/** How many looks of a card were printed without our mark. */
export function countPrints(orm: Orm, card: CardId): Promise<number> {
  return orm.$count(cardPrints, eq(cardPrints.card, card));
}

type Looks = { card: CardId; looks: readonly string[] };

/** How many of these looks were printed before. */
export async function countTaken(orm: Orm, { card, looks }: Looks): Promise<number> {
  const [taken] = await orm
    .select({ all: count() })
    .from(cardPrints)
    .where(and(eq(cardPrints.card, card), inArray(cardPrints.look, [...looks])));
  return taken?.all ?? 0;
}

/** Writes down what is printed, within the transaction that holds the card. */
export async function addPrints(tx: Orm, { card, looks, now }: Looks & { now: Date }): Promise<void> {
  const rows = looks.map((look) => ({ card, look, takenAt: now }));
  await tx.insert(cardPrints).values(rows).onConflictDoNothing();
}
