import { and, asc, eq, gt, isNotNull, isNull, lte, ne, notExists, or, sql } from "drizzle-orm";
import type { CardId } from "#domain/card-id.ts";
import type { EndEmailDays } from "#domain/card-life.ts";
import { DAY_MS } from "#domain/duration.ts";
import { cards, endEmails } from "#server/database/tables/cards.ts";
import { orders } from "#server/database/tables/orders.ts";
import type { Orm } from "#server/ports.ts";
import { type CardRow, isNotHidden } from "./store.ts";

/** What guests do not see is not written about. */
const isOpen = and(eq(cards.status, "published"), isNotHidden, isNull(cards.deletedAt));

/** Where a page of cards by their end goes on. */
export type EndCursor = { id: CardId; expiresAt: Date };
type Wanted = { now: Date; until: Date; after?: EndCursor; limit: number };

/** Cards whose page goes between now and then, the first to go first, with the e-mails that were sent about it. */
export function listEndingCards(orm: Orm, { now, until, after, limit }: Wanted) {
  const sent = orm
    .select({ days: sql`json_agg(${endEmails.days})` })
    .from(endEmails)
    .where(
      and(eq(endEmails.card, cards.id), eq(endEmails.endsAt, cards.expiresAt), isNotNull(endEmails.sentAt)),
    );
  return orm
    .select({
      id: cards.id,
      owner: cards.owner,
      kind: cards.kind,
      title: cards.title,
      plan: cards.plan,
      publishedAt: cards.publishedAt,
      expiresAt: cards.expiresAt,
      sent: sql<EndEmailDays[]>`coalesce((${sent}), '[]')`,
    })
    .from(cards)
    .where(
      and(
        gt(cards.expiresAt, now),
        lte(cards.expiresAt, until),
        isOpen,
        after &&
          sql`(${cards.expiresAt}, ${cards.id}) > (${after.expiresAt.toISOString()}::timestamptz, ${after.id})`,
      ),
    )
    .orderBy(asc(cards.expiresAt), asc(cards.id))
    .limit(limit);
}

/** A plan that is bought for some time. */
type LastingPlan = { kind: string; plan: string; days: number };
type OnPlans = { plans: readonly LastingPlan[]; until: Date; after?: CardId; limit: number };

/** Open cards for which one of these plans was paid, by id; not those that have it until after this moment for sure. */
export async function listCardsOn(orm: Orm, { plans, until, after, limit }: OnPlans): Promise<CardRow[]> {
  const isOn = plans.map(({ kind, plan, days }) => {
    // What was bought since then lasts longer, whatever was bought besides.
    const since = new Date(until.getTime() - days * DAY_MS);
    const bought = orm
      .select({ id: orders.id })
      .from(orders)
      .where(
        and(
          eq(orders.card, cards.id),
          eq(orders.state, "paid"),
          isNull(orders.refundAskedAt),
          ne(orders.purpose, "extension"),
          gt(orders.paidAt, since),
        ),
      );
    return and(eq(cards.kind, kind), eq(cards.plan, plan), notExists(bought));
  });
  if (isOn.length === 0) return [];
  return orm
    .select()
    .from(cards)
    .where(and(or(...isOn), isOpen, after && gt(cards.id, after)))
    .orderBy(asc(cards.id))
    .limit(limit);
}

type EmailKey = { card: CardId; endsAt: Date; days: EndEmailDays };

/** Marks an e-mail as put into the outbox; false when it was. Of several who ask at once one hears true. */
export async function markEndEmail(tx: Orm, { now, ...email }: EmailKey & { now: Date }): Promise<boolean> {
  const marked = await tx
    .insert(endEmails)
    .values({ ...email, takenAt: now, sentAt: now })
    .onConflictDoUpdate({
      target: [endEmails.card, endEmails.endsAt, endEmails.days],
      set: { sentAt: now },
      // One that a process of the version before took and did not send.
      setWhere: isNull(endEmails.sentAt),
    })
    .returning({ card: endEmails.card });
  return marked.length === 1;
}

/** Which e-mails were sent about one end. */
export async function listSentEndEmails(
  orm: Orm,
  { card, endsAt }: Omit<EmailKey, "days">,
): Promise<EndEmailDays[]> {
  const sent = await orm
    .select({ days: endEmails.days })
    .from(endEmails)
    .where(and(eq(endEmails.card, card), eq(endEmails.endsAt, endsAt), isNotNull(endEmails.sentAt)));
  return sent.map(({ days }) => days);
}
