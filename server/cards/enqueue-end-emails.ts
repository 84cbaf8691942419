import type { Kind } from "#cards/engine/kind.ts";
import { type EndEmailDays, endEmailDue, endEmailsReachUntil } from "#domain/card-life.ts";
import { subjectOf } from "#domain/member.ts";
import { enqueueEmails } from "#server/emails/outbox-store.ts";
import type { JobParts } from "#server/jobs/job-parts.ts";
import { listActiveOrders } from "#server/orders/public.ts";
import type { Identity } from "#server/ports.ts";
import { paidPlan } from "./card-rights.ts";
import { expiryTemplate, planEndTemplate } from "./end-emails.ts";
import {
  type EndCursor,
  listCardsOn,
  listEndingCards,
  listSentEndEmails,
  markEndEmail,
  type OrderedCursor,
} from "./end-emails-store.ts";
import type { CardRow } from "./store.ts";

/** Few enough for one statement. */
const AT_ONCE = 200;

type Parts = Pick<JobParts, "database" | "clock"> & { identity: Pick<Identity, "email"> };

/** Writes to the owners of cards whose page goes soon. Returns to how many. */
export async function enqueueExpiryEmails(parts: Parts): Promise<{ emails: number }> {
  const { database, clock } = parts;
  const now = clock.now();
  const wanted = { now, until: endEmailsReachUntil(now), limit: AT_ONCE };
  let emails = 0;
  for (let after: EndCursor | undefined; ; ) {
    const some = await listEndingCards(database.orm, { ...wanted, after });
    for (const { expiresAt: endsAt, sent, ...card } of some) {
      if (endsAt) emails += await enqueueIfDue(parts, { card, endsAt, sent, template: expiryTemplate });
    }
    const last = some.at(-1);
    after = last?.expiresAt ? { id: last.id, expiresAt: last.expiresAt } : undefined;
    if (some.length < AT_ONCE) return { emails };
  }
}

/** Writes to the owners of cards whose plan is over soon, though the page stays. */
export async function enqueuePlanEndEmails(
  parts: Parts & Pick<JobParts, "kinds">,
): Promise<{ emails: number }> {
  const { database, clock, kinds } = parts;
  const until = endEmailsReachUntil(clock.now());
  const plans = kinds.flatMap((of) =>
    of.plans.flatMap(({ name: plan, lasts }) => (lasts ? [{ of, kind: of.name, plan, days: lasts }] : [])),
  );
  let emails = 0;
  for (const plan of plans) {
    for (let after: OrderedCursor | undefined; ; ) {
      const some = await listCardsOn(database.orm, { ...plan, until, after, limit: AT_ONCE });
      emails += await enqueueIfNear(parts, { kind: plan.of, cards: some.map(({ card }) => card) });
      const last = some.at(-1);
      if (some.length < AT_ONCE || !last?.paidAt) break;
      after = { id: last.id, paidAt: last.paidAt };
    }
  }
  return { emails };
}

async function enqueueIfNear(
  parts: Parts,
  { kind, cards }: { kind: Kind; cards: readonly CardRow[] },
): Promise<number> {
  const { database, clock } = parts;
  const now = clock.now();
  const orders = await listActiveOrders(
    database.orm,
    cards.map(({ id }) => id),
  );
  const activeOf = Map.groupBy(orders, (order) => order.card);
  let emails = 0;
  for (const card of cards) {
    const { until: endsAt } = paidPlan({ kind, card, active: activeOf.get(card.id) ?? [], now });
    if (!endsAt || endsAt > endEmailsReachUntil(now)) continue;
    const sent = await listSentEndEmails(database.orm, { card: card.id, endsAt });
    emails += await enqueueIfDue(parts, { card, endsAt, sent, template: planEndTemplate });
  }
  return emails;
}

type About = {
  card: Pick<CardRow, "id" | "owner" | "publishedAt">;
  endsAt: Date;
  /** What was sent about this end. */
  sent: readonly EndEmailDays[];
  template: typeof expiryTemplate;
};

/** How many were put into the outbox: one where it is due, once. */
async function enqueueIfDue(
  { database, identity, clock }: Parts,
  { card: { id: card, owner, publishedAt }, endsAt, sent, template }: About,
): Promise<number> {
  const now = clock.now();
  const days = publishedAt && endEmailDue({ publishedAt, expiresAt: endsAt }, now);
  if (days === null || sent.includes(days) || !(await identity.email(subjectOf(owner)))) return 0;
  return database.orm.transaction(async (tx) => {
    if (!(await markEndEmail(tx, { card, endsAt, days, now }))) return 0;
    await enqueueEmails(tx, { template, about: [{ card, endsAt: endsAt.toISOString(), days }], now });
    return 1;
  });
}
