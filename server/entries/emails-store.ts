import { and, asc, eq, gt, gte, inArray, isNotNull, isNull, lte, or, sql } from "drizzle-orm";
import type { CardId } from "#domain/card-id.ts";
import type { EntryId } from "#domain/entry.ts";
import { isNotHidden } from "#server/cards/public.ts";
import { cards } from "#server/database/tables/cards.ts";
import { entries, entryEmails } from "#server/database/tables/entries.ts";
import { enqueueEmails } from "#server/emails/outbox-store.ts";
import type { Orm } from "#server/ports.ts";
import { dayBeforeTemplate, seatTemplate } from "./email-templates.ts";
import type { EntryRow } from "./store.ts";

/** A card that guests can open at this moment. */
const isOpen = (now: Date) =>
  and(
    eq(cards.status, "published"),
    isNotHidden,
    isNull(cards.deletedAt),
    or(isNull(cards.expiresAt), gt(cards.expiresAt, now)),
  );

export type EventCursor = { id: CardId; eventDate: string };
type Near = { kinds: string[]; from: string; until: string; now: Date; after?: EventCursor; limit: number };

/** Open cards of these kinds that begin between two days, the first day first. */
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
        after && sql`(${cards.eventDate}, ${cards.id}) > (${after.eventDate}::date, ${after.id})`,
      ),
    )
    .orderBy(asc(cards.eventDate), asc(cards.id))
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

type Told = {
  /** Entries whose guests have an address. */
  entries: readonly EntryId[];
  reason: (typeof entryEmails.$inferSelect)["reason"];
  /** When the seat was given, or when it begins: another time is another e-mail. */
  about: Date;
  now: Date;
};

/** Puts e-mails to guests into the outbox, within the transaction that they tell of, each once; answers how many. */
export async function enqueueGuestEmails(
  tx: Orm,
  { entries: ids, reason, about, now }: Told,
): Promise<number> {
  if (ids.length === 0) return 0;
  const marked = await tx
    .insert(entryEmails)
    .values(ids.map((entry) => ({ entry, reason, about, takenAt: now, sentAt: now })))
    .onConflictDoUpdate({
      target: [entryEmails.entry, entryEmails.reason, entryEmails.about],
      set: { sentAt: now },
      // One that a process of the version before took and did not send.
      setWhere: isNull(entryEmails.sentAt),
    })
    .returning({ entry: entryEmails.entry });
  await enqueueEmails(tx, {
    template: reason === "seated" ? seatTemplate : dayBeforeTemplate,
    about: marked.map(({ entry }) => ({ entry, about: about.toISOString() })),
    since: reason === "seated" ? about : now,
    now,
  });
  return marked.length;
}
