import { and, asc, count, eq, gt, isNull, notExists, notInArray, or, sql } from "drizzle-orm";
import type { CardId } from "#domain/card-id.ts";
import type { Owner } from "#domain/member.ts";
import { isNotHidden } from "#server/cards/public.ts";
import { cards } from "#server/database/tables/cards.ts";
import { entries, invitees } from "#server/database/tables/entries.ts";
import type { Orm } from "#server/ports.ts";

export type InviteeRow = typeof invitees.$inferSelect;

export function listInvitees(orm: Orm, card: CardId): Promise<InviteeRow[]> {
  return orm
    .select()
    .from(invitees)
    .where(and(eq(invitees.card, card), isNull(invitees.removedAt)))
    .orderBy(asc(invitees.email));
}

type Invited = { card: CardId; emails: readonly string[]; newToken(): string; now: Date };

/**
 * These and no others. Who refused e-mails stays refused, and who was written to stays written to, also where the owner
 * names them again later.
 */
export function setInvitees(orm: Orm, { card, emails, newToken, now }: Invited): Promise<void> {
  return orm.transaction(async (tx) => {
    const gone = and(
      eq(invitees.card, card),
      isNull(invitees.refusedAt),
      emails.length > 0 ? notInArray(invitees.email, [...emails]) : undefined,
    );
    await tx.delete(invitees).where(and(gone, isNull(invitees.takenAt)));
    await tx
      .update(invitees)
      .set({ removedAt: now })
      .where(and(gone, isNull(invitees.removedAt)));
    if (emails.length === 0) return;
    const rows = emails.map((email) => ({ card, email, token: newToken(), createdAt: now }));
    await tx
      .insert(invitees)
      .values(rows)
      .onConflictDoUpdate({ target: [invitees.card, invitees.email], set: { removedAt: null } });
  });
}

/** Wants no e-mail any more; false for a token that nobody has. */
export async function unsubscribeInvitee(
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
        isNull(invitees.removedAt),
        isNull(invitees.sentAt),
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

type Silent = { card: CardId; section: string };

/** Of somebody who was named, said nothing here under that address and wants e-mails. */
function silent(orm: Orm, { card, section }: Silent) {
  const answered = orm
    .select({ one: sql`1` })
    .from(entries)
    .where(and(eq(entries.card, card), eq(entries.section, section), eq(entries.email, invitees.email)));
  return and(eq(invitees.card, card), wantsEmail, notExists(answered));
}

/** Who is silent, and had no e-mail. */
export function listSilent(orm: Orm, where: Silent): Promise<InviteeRow[]> {
  return orm
    .select()
    .from(invitees)
    .where(and(silent(orm, where), isNull(invitees.sentAt)))
    .orderBy(asc(invitees.email));
}

export async function isSilent(orm: Orm, { token, ...where }: Silent & { token: string }): Promise<boolean> {
  return (await orm.$count(invitees, and(silent(orm, where), eq(invitees.token, token)))) > 0;
}

export async function findInvitee(orm: Orm, token: string): Promise<InviteeRow | undefined> {
  const [found] = await orm.select().from(invitees).where(eq(invitees.token, token));
  return found;
}

const wantsEmail = and(isNull(invitees.refusedAt), isNull(invitees.removedAt));

type Sender = { owner: Owner; since: Date };

/** E-mails to people whom this owner named, on any of their cards, that were taken since then. */
export async function countReminders(orm: Orm, { owner, since }: Sender): Promise<number> {
  const [counted] = await orm
    .select({ count: count() })
    .from(invitees)
    .innerJoin(cards, eq(cards.id, invitees.card))
    .where(and(eq(cards.owner, owner), gt(invitees.takenAt, since)));
  return counted?.count ?? 0;
}

type Taking = Sender & {
  card: CardId;
  email: string;
  now: Date;
  most: { ofOwner: number; toAddress: number };
};

/**
 * Whether the e-mail is the caller's to put into the outbox: not when somebody did, and not where the owner or the
 * address had all of a day's e-mails. E-mails of one owner, and to one address, take turns.
 */
export async function takeReminder(
  tx: Orm,
  { card, email, now, owner, since, most }: Taking,
): Promise<boolean> {
  for (const turn of [`reminders of ${owner}`, `reminders to ${email}`])
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${turn}, 0))`);
  const wanted = and(eq(invitees.card, card), eq(invitees.email, email), wantsEmail, isNull(invitees.sentAt));
  const [open] = await tx.select({ email: invitees.email }).from(invitees).where(wanted);
  if (!open) return false;
  const toAddress = await tx.$count(invitees, and(eq(invitees.email, email), gt(invitees.takenAt, since)));
  if (toAddress >= most.toAddress || (await countReminders(tx, { owner, since })) >= most.ofOwner)
    return false;
  await tx.update(invitees).set({ takenAt: now, sentAt: now }).where(wanted);
  return true;
}
