import { randomBytes } from "node:crypto";
import { and, asc, eq, inArray, isNull, not, sql } from "drizzle-orm";
import { SEED_BYTES } from "#domain/draw.ts";
import type { EntryId } from "#domain/entry.ts";
import type { Orm } from "#server/ports.ts";
import type { EntryRow, Where } from "#server/store/entries.ts";
import { draws, entries } from "#server/store/tables/entries.ts";

export type DrawRow = typeof draws.$inferSelect;

/** The draw of a section; its seed is made when somebody looks for the first time, and never again. */
export async function readDraw(orm: Orm, where: Where): Promise<DrawRow> {
  const [known] = await orm.select().from(draws).where(at(where));
  if (known) return known;
  const seed = randomBytes(SEED_BYTES).toString("hex");
  await orm
    .insert(draws)
    .values({ ...where, seed })
    .onConflictDoNothing();
  return readDraw(orm, where);
}

/** Whether the answer is still secret; it stays so until the transaction ends. */
export async function holdSecret(tx: Orm, where: Where): Promise<boolean> {
  const [held] = await tx.select({ answer: draws.answer }).from(draws).where(at(where)).for("share");
  return held?.answer === null;
}

/**
 * Tells the answer, and keeps who was right. Waits for guesses that are being written; later ones find it told.
 * Undefined when winners were drawn already.
 */
export function tellAnswer(
  orm: Orm,
  { answer, now, ...where }: Where & { answer: string; now: Date },
): Promise<DrawRow | undefined> {
  return orm.transaction(async (tx) => {
    const [told] = await tx
      .update(draws)
      .set({ answer, answeredAt: sql`coalesce(${draws.answeredAt}, ${now.toISOString()}::timestamptz)` })
      .where(and(at(where), isNull(draws.drawnAt)))
      .returning();
    if (!told) return undefined;
    const right = await tx
      .select({ id: entries.id })
      .from(entries)
      .where(
        and(
          eq(entries.card, where.card),
          eq(entries.section, where.section),
          eq(entries.tallied, answer),
          eq(entries.state, "accepted"),
          not(entries.hidden),
        ),
      )
      .orderBy(asc(entries.id));
    const [kept] = await tx
      .update(draws)
      .set({ entries: right.map(({ id }) => id).sort() })
      .where(at(where))
      .returning();
    return kept;
  });
}

/** Undefined where winners were drawn already, or where the answer was told anew meanwhile. */
export async function keepWinners(
  orm: Orm,
  { winners, answer, now, ...where }: Where & { winners: EntryId[]; answer: string; now: Date },
): Promise<DrawRow | undefined> {
  const [kept] = await orm
    .update(draws)
    .set({ winners, drawnAt: now })
    .where(and(at(where), eq(draws.answer, answer), isNull(draws.drawnAt)))
    .returning();
  return kept;
}

/** These entries, in their order; null for one that was withdrawn. */
export async function entriesById(orm: Orm, ids: EntryId[]): Promise<(EntryRow | null)[]> {
  if (ids.length === 0) return [];
  const found = await orm.select().from(entries).where(inArray(entries.id, ids));
  const known = new Map(found.map((entry) => [entry.id, entry]));
  return ids.map((id) => known.get(id) ?? null);
}

function at({ card, section }: Where) {
  return and(eq(draws.card, card), eq(draws.section, section));
}
