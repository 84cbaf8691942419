import { and, asc, eq, gt, isNotNull, isNull, lte, or, sql } from "drizzle-orm";
import type { CardId } from "#domain/card-id.ts";
import type { EndEmailDays } from "#domain/card-life.ts";
import { cards, endEmails } from "#server/database/tables/cards.ts";
import type { Orm } from "#server/ports.ts";
import { type CardRow, isNotHidden } from "./store.ts";

/** What guests do not see is not written about. */
const isOpen = and(eq(cards.status, "published"), isNotHidden, isNull(cards.deletedAt));

type Wanted = { now: Date; until: Date; after?: CardId; limit: number };

/** Cards whose page goes between now and then, by id, with the e-mails that were sent about it. */
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
    .where(and(gt(cards.expiresAt, now), lte(cards.expiresAt, until), isOpen, after && gt(cards.id, after)))
    .orderBy(asc(cards.id))
    .limit(limit);
}

type OnPlans = { plans: readonly Pick<CardRow, "kind" | "plan">[]; after?: CardId; limit: number };

/** Open cards for which one of these plans was paid, by id. */
export async function listCardsOn(orm: Orm, { plans, after, limit }: OnPlans): Promise<CardRow[]> {
  const isOn = plans.map(({ kind, plan }) => and(eq(cards.kind, kind), eq(cards.plan, plan ?? "")));
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
