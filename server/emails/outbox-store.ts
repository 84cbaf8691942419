import { randomUUID } from "node:crypto";
import { and, asc, eq, gte, isNull, lt, lte, or, sql } from "drizzle-orm";
import { letters } from "#server/database/tables/admin.ts";
import type { Orm } from "#server/ports.ts";

export type LetterRow = typeof letters.$inferSelect;
export type NewLetter = Pick<typeof letters.$inferInsert, "member" | "address" | "subject" | "text"> & {
  now: Date;
};

/** After so many tries somebody has to look why. */
export const MOST_TRIES = 5;

/** Puts a letter with those that wait, within the transaction that it tells of. */
export async function addLetter(tx: Orm, { now, ...letter }: NewLetter): Promise<void> {
  await tx.insert(letters).values({ id: randomUUID(), ...letter, createdAt: now });
}

type Due = { triedBefore: Date; limit: number };

const isUnsent = isNull(letters.sentAt);
const isGivenUp = and(isUnsent, gte(letters.tries, MOST_TRIES));

/** Letters that were not tried lately, the oldest first. */
export function listDueLetters(orm: Orm, { triedBefore, limit }: Due): Promise<LetterRow[]> {
  return orm
    .select()
    .from(letters)
    .where(
      and(
        isUnsent,
        lt(letters.tries, MOST_TRIES),
        or(isNull(letters.takenAt), lte(letters.takenAt, triedBefore)),
      ),
    )
    .orderBy(asc(letters.createdAt))
    .limit(limit);
}

/** False when somebody else tries it since. */
export async function takeWaitingLetter(
  orm: Orm,
  { id, tries, now }: Pick<LetterRow, "id" | "tries"> & { now: Date },
) {
  const taken = await orm
    .update(letters)
    .set({ takenAt: now, tries: tries + 1 })
    .where(and(eq(letters.id, id), isUnsent, eq(letters.tries, tries)))
    .returning({ id: letters.id });
  return taken.length === 1;
}

/** It went out: what it said is nobody's business any more. */
export async function markLetterSent(
  orm: Orm,
  { id, now }: Pick<LetterRow, "id"> & { now: Date },
): Promise<void> {
  await orm.update(letters).set({ sentAt: now, text: "", address: null }).where(eq(letters.id, id));
}

/** What nobody tries any more, the oldest first. */
export function listGivenUpLetters(orm: Orm, limit: number): Promise<LetterRow[]> {
  return orm.select().from(letters).where(isGivenUp).orderBy(asc(letters.createdAt)).limit(limit);
}

/** Tries a letter anew; false when there is nothing to try. */
export async function tryLetterAgain(tx: Orm, id: string): Promise<boolean> {
  const again = await tx
    .update(letters)
    .set({ tries: 0, takenAt: null })
    .where(and(eq(letters.id, id), isGivenUp))
    .returning({ id: letters.id });
  return again.length === 1;
}

/** Removes what was sent at this moment or earlier. */
export async function removeSentLetters(orm: Orm, until: Date): Promise<number> {
  const removed = await orm
    .delete(letters)
    .where(and(sql`${letters.sentAt} is not null`, lte(letters.sentAt, until)))
    .returning({ id: letters.id });
  return removed.length;
}
