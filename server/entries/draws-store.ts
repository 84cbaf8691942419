import { randomBytes } from "node:crypto";
import { and, eq, inArray, isNull, not, sql } from "drizzle-orm";
import { onePerName, SEED_BYTES } from "#domain/draw.ts";
import type { EntryId } from "#domain/entry.ts";
import { draws, entries } from "#server/database/tables/entries.ts";
import type { Orm } from "#server/ports.ts";
import { forgetNetworksOf, setBurst } from "./bursts-store.ts";
import type { EntryRow, Where } from "./store.ts";

export type DrawRow = typeof draws.$inferSelect;

/** Whose guess it is. */
type NameOf = (content: Record<string, unknown>) => string;

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
  { answer, now, by, ...where }: Where & { answer: string; now: Date; by: NameOf },
): Promise<DrawRow | undefined> {
  return orm.transaction(async (tx) => {
    const [told] = await tx
      .update(draws)
      .set({ answer, answeredAt: sql`coalesce(${draws.answeredAt}, ${now.toISOString()}::timestamptz)` })
      .where(and(at(where), isNull(draws.drawnAt)))
      .returning();
    if (!told) return undefined;
    return keepRight(tx, { answer, by, ...where });
  });
}

/** Keeps which guesses take part in the draw: the right ones that count, one for each name. */
async function keepRight(
  tx: Orm,
  { answer, by, ...where }: Where & { answer: string; by: NameOf },
): Promise<DrawRow | undefined> {
  const right = await tx
    .select({ id: entries.id, content: entries.content, createdAt: entries.createdAt })
    .from(entries)
    .where(
      and(
        eq(entries.card, where.card),
        eq(entries.section, where.section),
        eq(entries.tallied, answer),
        eq(entries.state, "accepted"),
        not(entries.hidden),
      ),
    );
  const taking = onePerName(right.map(({ content, ...guess }) => ({ ...guess, name: by(content) })));
  const [kept] = await tx.update(draws).set({ entries: taking }).where(at(where)).returning();
  return kept;
}

/**
 * Leaves guesses that came in a burst out of what is counted and drawn, or takes them in again. Where the answer is told
 * already the list is made anew. False when winners were drawn already.
 */
export function setBurstAside(
  orm: Orm,
  { by, ...burst }: Parameters<typeof setBurst>[1] & { by: NameOf },
): Promise<boolean> {
  const { card, section } = burst;
  return orm.transaction(async (tx) => {
    const [draw] = await tx.select().from(draws).where(at({ card, section })).for("update");
    if (draw?.drawnAt) return false;
    await setBurst(tx, burst);
    if (draw?.answer) await keepRight(tx, { card, section, answer: draw.answer, by });
    return true;
  });
}

type Won = Where & { winners: EntryId[]; among: EntryId[]; answer: string; now: Date };

/**
 * Undefined where winners were drawn already, or where the answer or those who take part changed meanwhile. From which
 * networks guesses came is of no use any more, and forgotten.
 */
export function keepWinners(
  orm: Orm,
  { winners, among, answer, now, ...where }: Won,
): Promise<DrawRow | undefined> {
  return orm.transaction(async (tx) => {
    const same = sql`${draws.entries} = ${JSON.stringify(among)}::jsonb`;
    const [kept] = await tx
      .update(draws)
      .set({ winners, drawnAt: now })
      .where(and(at(where), eq(draws.answer, answer), same, isNull(draws.drawnAt)))
      .returning();
    if (kept) await forgetNetworksOf(tx, where);
    return kept;
  });
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
