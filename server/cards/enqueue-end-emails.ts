import { type EndEmailDays, endEmailDue, endEmailsReachUntil } from "#domain/card-life.ts";
import { subjectOf } from "#domain/member.ts";
import { enqueueEmails } from "#server/emails/outbox-store.ts";
import type { JobParts } from "#server/jobs/job-parts.ts";
import type { Identity } from "#server/ports.ts";
import { planNow } from "./card-rights.ts";
import { expiryTemplate, planEndTemplate } from "./end-emails.ts";
import {
  type EndCursor,
  listCardsOn,
  listEndingCards,
  listSentEndEmails,
  markEndEmail,
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
  const plans = kinds.flatMap(({ name: kind, plans: all }) =>
    all.flatMap(({ name: plan, lasts }) => (lasts ? [{ kind, plan, days: lasts }] : [])),
  );
  let emails = 0;
  for (let after: CardRow["id"] | undefined; ; ) {
    const some = await listCardsOn(database.orm, { plans, until, after, limit: AT_ONCE });
    for (const card of some) emails += await enqueueIfNear(parts, card);
    after = some.at(-1)?.id;
    if (some.length < AT_ONCE) return { emails };
  }
}

async function enqueueIfNear(parts: Parts & Pick<JobParts, "kinds">, card: CardRow): Promise<number> {
  const { database, clock, kinds } = parts;
  const now = clock.now();
  const kind = kinds.find(({ name }) => name === card.kind);
  const { until: endsAt } = kind ? await planNow(database.orm, { kind, card, now }) : { until: null };
  if (!endsAt || endsAt > endEmailsReachUntil(now)) return 0;
  const sent = await listSentEndEmails(database.orm, { card: card.id, endsAt });
  return enqueueIfDue(parts, { card, endsAt, sent, template: planEndTemplate });
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
