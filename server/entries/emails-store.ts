import { and, asc, eq, gt, gte, inArray, isNotNull, isNull, lte, notExists, or, sql } from "drizzle-orm";
import type { CardId } from "#domain/card-id.ts";
import type { EntryId } from "#domain/entry.ts";
import { isNotHidden } from "#server/cards/public.ts";
import { cards } from "#server/database/tables/cards.ts";
import { entries, entryEmails } from "#server/database/tables/entries.ts";
import type { Orm } from "#server/ports.ts";
import type { EntryRow } from "./store.ts";

export type EntryEmailReason = (typeof entryEmails.$inferSelect)["reason"];

/** A card that guests can open at this moment. */
const isOpen = (now: Date) =>
  and(
    eq(cards.status, "published"),
    isNotHidden,
    isNull(cards.deletedAt),
    or(isNull(cards.expiresAt), gt(cards.expiresAt, now)),
  );

type Seated = { since: Date; now: Date; after?: EntryId; limit: number };

/** Entries that were given a seat since then, whose guest has an address and no e-mail about it, by id. */
export function listSeatedUntold(orm: Orm, { since, now, after, limit }: Seated) {
  const sent = orm
    .select({ one: sql`1` })
    .from(entryEmails)
    .where(
      and(
        eq(entryEmails.entry, entries.id),
        eq(entryEmails.reason, "seated"),
        eq(entryEmails.about, entries.seatedAt),
        isNotNull(entryEmails.sentAt),
      ),
    );
  return orm
    .select({ entry: entries, card: cards })
    .from(entries)
    .innerJoin(cards, eq(cards.id, entries.card))
    .where(
      and(
        isNotNull(entries.email),
        gte(entries.seatedAt, since),
        eq(entries.state, "accepted"),
        isOpen(now),
        notExists(sent),
        after && gt(entries.id, after),
      ),
    )
    .orderBy(asc(entries.id))
    .limit(limit);
}

type Near = { kinds: string[]; from: string; until: string; now: Date; after?: CardId; limit: number };

/** Open cards of these kinds that begin between two days, by id. */
export function listNearCards(orm: Orm, { kinds, from, until, now, after, limit }: Near) {
  return orm
    .select()
    .from(cards)
    .where(
      and(
        inArray(cards.kind, kinds),
        gte(cards.eventDate, from),
        lte(cards.eventDate, until),
        isOpen(now),
        after && gt(cards.id, after),
      ),
    )
    .orderBy(asc(cards.id))
    .limit(limit);
}

type Holders = { card: CardId; section: string; after?: EntryId; limit: number };

/** Entries with a seat whose guest has an address, by id. */
export function listHolders(orm: Orm, { card, section, after, limit }: Holders): Promise<EntryRow[]> {
  return orm
    .select()
    .from(entries)
    .where(
      and(
        eq(entries.card, card),
        eq(entries.section, section),
        eq(entries.state, "accepted"),
        gt(entries.seats, 0),
        isNotNull(entries.email),
        after && gt(entries.id, after),
      ),
    )
    .orderBy(asc(entries.id))
    .limit(limit);
}

type EmailKey = { entry: EntryId; reason: EntryEmailReason; about: Date };

/** False when the e-mail is sent, or on its way since after `lostBefore`. Of several who ask at once one hears true. */
export async function takeGuestEmail(
  orm: Orm,
  { now, lostBefore, ...message }: EmailKey & { now: Date; lostBefore: Date },
): Promise<boolean> {
  const taken = await orm
    .insert(entryEmails)
    .values({ ...message, takenAt: now })
    .onConflictDoUpdate({
      target: [entryEmails.entry, entryEmails.reason, entryEmails.about],
      set: { takenAt: now },
      setWhere: and(isNull(entryEmails.sentAt), lte(entryEmails.takenAt, lostBefore)),
    })
    .returning({ entry: entryEmails.entry });
  return taken.length === 1;
}

export async function markGuestEmailSent(
  orm: Orm,
  { now, ...message }: EmailKey & { now: Date },
): Promise<void> {
  await orm
    .update(entryEmails)
    .set({ sentAt: now })
    .where(
      and(
        eq(entryEmails.entry, message.entry),
        eq(entryEmails.reason, message.reason),
        eq(entryEmails.about, message.about),
      ),
    );
}
