import { randomUUID } from "node:crypto";
import { and, asc, eq, gte, isNull, lt, lte, or, sql } from "drizzle-orm";
import { emailOutbox } from "#server/database/tables/admin.ts";
import type { Orm } from "#server/ports.ts";

export type OutboxRow = typeof emailOutbox.$inferSelect;
export type NewOutboxEmail = Pick<
  typeof emailOutbox.$inferInsert,
  "member" | "address" | "subject" | "text"
> & {
  now: Date;
};

/** After so many tries somebody has to look why. */
export const MOST_TRIES = 5;

/** Puts an e-mail with those that wait, within the transaction that it tells of. */
export async function addToOutbox(tx: Orm, { now, ...email }: NewOutboxEmail): Promise<void> {
  await tx.insert(emailOutbox).values({ id: randomUUID(), ...email, createdAt: now });
}

type Due = { triedBefore: Date; limit: number };

const isUnsent = isNull(emailOutbox.sentAt);
const isGivenUp = and(isUnsent, gte(emailOutbox.tries, MOST_TRIES));

/** E-mails that were not tried lately, the oldest first. */
export function listDueEmails(orm: Orm, { triedBefore, limit }: Due): Promise<OutboxRow[]> {
  return orm
    .select()
    .from(emailOutbox)
    .where(
      and(
        isUnsent,
        lt(emailOutbox.tries, MOST_TRIES),
        or(isNull(emailOutbox.takenAt), lte(emailOutbox.takenAt, triedBefore)),
      ),
    )
    .orderBy(asc(emailOutbox.createdAt))
    .limit(limit);
}

/** False when somebody else tries it since. */
export async function takeDueEmail(
  orm: Orm,
  { id, tries, now }: Pick<OutboxRow, "id" | "tries"> & { now: Date },
) {
  const taken = await orm
    .update(emailOutbox)
    .set({ takenAt: now, tries: tries + 1 })
    .where(and(eq(emailOutbox.id, id), isUnsent, eq(emailOutbox.tries, tries)))
    .returning({ id: emailOutbox.id });
  return taken.length === 1;
}

/** It went out: what it said is nobody's business any more. */
export async function markEmailSent(
  orm: Orm,
  { id, now }: Pick<OutboxRow, "id"> & { now: Date },
): Promise<void> {
  await orm.update(emailOutbox).set({ sentAt: now, text: "", address: null }).where(eq(emailOutbox.id, id));
}

/** What nobody tries any more, the oldest first. */
export function listGivenUpEmails(orm: Orm, limit: number): Promise<OutboxRow[]> {
  return orm.select().from(emailOutbox).where(isGivenUp).orderBy(asc(emailOutbox.createdAt)).limit(limit);
}

/** Tries an e-mail anew; false when there is nothing to try. */
export async function retryEmail(tx: Orm, id: string): Promise<boolean> {
  const again = await tx
    .update(emailOutbox)
    .set({ tries: 0, takenAt: null })
    .where(and(eq(emailOutbox.id, id), isGivenUp))
    .returning({ id: emailOutbox.id });
  return again.length === 1;
}

/** Removes what was sent at this moment or earlier. */
export async function removeSentEmails(orm: Orm, until: Date): Promise<number> {
  const removed = await orm
    .delete(emailOutbox)
    .where(and(sql`${emailOutbox.sentAt} is not null`, lte(emailOutbox.sentAt, until)))
    .returning({ id: emailOutbox.id });
  return removed.length;
}
