import { and, asc, eq, gt, isNull, lte, ne, notExists, notInArray, or, sql } from "drizzle-orm";
import type { CardId } from "#domain/card-id.ts";
import type { Orm } from "#server/ports.ts";
import { isNotHidden } from "#server/store/cards.ts";
import { cards } from "#server/store/tables/cards.ts";
import { entries, invitees } from "#server/store/tables/entries.ts";

export type InviteeRow = typeof invitees.$inferSelect;

export function listInvitees(orm: Orm, card: CardId): Promise<InviteeRow[]> {
  return orm.select().from(invitees).where(eq(invitees.card, card)).orderBy(asc(invitees.email));
}

type Invited = { card: CardId; emails: readonly string[]; newToken(): string; now: Date };

/** These and no others. Who refused letters stays refused, also where the owner names them again later. */
export function setInvitees(orm: Orm, { card, emails, newToken, now }: Invited): Promise<void> {
  return orm.transaction(async (tx) => {
    const gone = emails.length > 0 ? notInArray(invitees.email, [...emails]) : undefined;
    await tx.delete(invitees).where(and(eq(invitees.card, card), isNull(invitees.refusedAt), gone));
    if (emails.length === 0) return;
    const rows = emails.map((email) => ({ card, email, token: newToken(), createdAt: now }));
    await tx.insert(invitees).values(rows).onConflictDoNothing();
  });
}

/** Wants no letter any more; false for a token that nobody has. */
export async function refuseLetters(
  orm: Orm,
  { token, now }: { token: string; now: Date },
): Promise<boolean> {
  const refused = await orm
    .update(invitees)
    .set({ refusedAt: sql`coalesce(${invitees.refusedAt}, ${now.toISOString()}::timestamptz)` })
    .where(eq(invitees.token, token))
    .returning({ email: invitees.email });
  return refused.length === 1;
}

/** Open cards whose owners named somebody, by id. */
export function listInvitingCards(
  orm: Orm,
  { now, after, limit }: { now: Date; after?: CardId; limit: number },
) {
  return orm
    .selectDistinct({ id: invitees.card })
    .from(invitees)
    .innerJoin(cards, eq(cards.id, invitees.card))
    .where(
      and(
        isNull(invitees.refusedAt),
        eq(cards.status, "published"),
        isNotHidden,
        isNull(cards.deletedAt),
        or(isNull(cards.expiresAt), gt(cards.expiresAt, now)),
        after && gt(invitees.card, after),
      ),
    )
    .orderBy(asc(invitees.card))
    .limit(limit);
}

type Silent = { card: CardId; section: string; about: string };

/** Who was named, said nothing here under that address, wants letters and had none about this day. */
export function listSilent(orm: Orm, { card, section, about }: Silent): Promise<InviteeRow[]> {
  const answered = orm
    .select({ one: sql`1` })
    .from(entries)
    .where(and(eq(entries.card, card), eq(entries.section, section), eq(entries.email, invitees.email)));
  return orm
    .select()
    .from(invitees)
    .where(
      and(
        eq(invitees.card, card),
        isNull(invitees.refusedAt),
        or(isNull(invitees.about), ne(invitees.about, about), isNull(invitees.sentAt)),
        notExists(answered),
      ),
    )
    .orderBy(asc(invitees.email));
}

type Reminder = { card: CardId; email: string; about: string; now: Date };

/** False when the letter about this day is sent, or on its way since after `lostBefore`. */
export async function takeReminder(
  orm: Orm,
  { card, email, about, now, lostBefore }: Reminder & { lostBefore: Date },
): Promise<boolean> {
  const isAnother = or(isNull(invitees.about), ne(invitees.about, about));
  const isLost = and(isNull(invitees.sentAt), lte(invitees.takenAt, lostBefore));
  const taken = await orm
    .update(invitees)
    .set({ about, takenAt: now, sentAt: null })
    .where(
      and(
        eq(invitees.card, card),
        eq(invitees.email, email),
        isNull(invitees.refusedAt),
        or(isAnother, isLost),
      ),
    )
    .returning({ email: invitees.email });
  return taken.length === 1;
}

export async function markReminded(orm: Orm, { card, email, now }: Omit<Reminder, "about">): Promise<void> {
  await orm
    .update(invitees)
    .set({ sentAt: now })
    .where(and(eq(invitees.card, card), eq(invitees.email, email)));
}
