import { and, desc, eq } from "drizzle-orm";
import type { CardId } from "#domain/card-id.ts";
import { cards } from "#server/database/tables/cards.ts";
import { sealOpenings } from "#server/database/tables/entries.ts";
import type { Orm } from "#server/ports.ts";
import type { Where } from "./store.ts";

export type SealOpeningRow = typeof sealOpenings.$inferSelect;

export async function keepOpening(tx: Orm, opening: SealOpeningRow): Promise<void> {
  await tx.insert(sealOpenings).values(opening);
}

/** The last time a seal was opened before its promised time; null where that never was. */
export async function lastOpening(orm: Orm, { card, section }: Where): Promise<SealOpeningRow | null> {
  const [last] = await orm
    .select()
    .from(sealOpenings)
    .where(and(eq(sealOpenings.card, card), eq(sealOpenings.section, section)))
    .orderBy(desc(sealOpenings.decidedAt))
    .limit(1);
  return last ?? null;
}

/** Whether guests still see this version; they do until the transaction ends. */
export async function holdLiveVersion(
  tx: Orm,
  { card, version }: { card: CardId; version: number },
): Promise<boolean> {
  const [held] = await tx
    .select({ version: cards.liveVersion })
    .from(cards)
    .where(eq(cards.id, card))
    .for("share");
  return held?.version === version;
}
