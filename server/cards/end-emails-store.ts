import { and, asc, eq, gt, isNotNull, isNull, lte, ne, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { CardId } from "#domain/card-id.ts";
import type { EndEmailDays } from "#domain/card-life.ts";
import { DAY_MS } from "#domain/duration.ts";
import type { OrderId } from "#domain/order.ts";
import { cards, endEmails } from "#server/database/tables/cards.ts";
import { orders } from "#server/database/tables/orders.ts";
import type { Orm } from "#server/ports.ts";
import { isNotHidden } from "./store.ts";

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
/** Where a page of cards by their orders goes on. */
export type OrderedCursor = { id: OrderId; paidAt: Date };
type OnPlan = LastingPlan & { until: Date; after?: OrderedCursor; limit: number };

const bought = alias(orders, "bought");

/**
 * Open cards for which this plan was paid, by orders, the longest ago first: a card for each. Not those that have it
 * until after this moment for sure: each order lasts its days, whatever was bought besides.
 */
export function listCardsOn(orm: Orm, { kind, plan, days, until, after, limit }: OnPlan) {
  const since = new Date(until.getTime() - days * DAY_MS);
  const ownDays = sql`${bought.extraDays} + case ${bought.purpose} when 'extension' then 0 else ${days}::int end`;
  // Asked for each: with "not exists" the database reads all orders there are.
  const lastsUntil = orm
    .select({ at: sql`max(${bought.paidAt} + (${ownDays}) * interval '24 hours')` })
    .from(bought)
    .where(and(eq(bought.card, cards.id), eq(bought.state, "paid"), isNull(bought.refundAskedAt)));
  return orm
    .select({ card: cards, id: orders.id, paidAt: orders.paidAt })
    .from(orders)
    .innerJoin(cards, eq(cards.id, orders.card))
    .where(
      and(
        eq(orders.kind, kind),
        eq(orders.plan, plan),
        eq(orders.state, "paid"),
        lte(orders.paidAt, since),
        isNull(orders.refundAskedAt),
        ne(orders.purpose, "extension"),
        eq(cards.kind, kind),
        eq(cards.plan, plan),
        isOpen,
        sql`(${lastsUntil}) <= ${until.toISOString()}::timestamptz`,
        after &&
          sql`(${orders.paidAt}, ${orders.id}) > (${after.paidAt.toISOString()}::timestamptz, ${after.id})`,
      ),
    )
    .orderBy(asc(orders.paidAt), asc(orders.id))
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
