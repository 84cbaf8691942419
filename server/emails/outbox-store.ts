import { randomUUID } from "node:crypto";
import { and, asc, count, eq, gt, gte, inArray, isNotNull, isNull, lt, lte, min, or } from "drizzle-orm";
import { HOUR_MS } from "#domain/duration.ts";
import { type EmailData, emailOutbox } from "#server/database/tables/admin.ts";
import type { OutboxFigures } from "#server/metrics/sources.ts";
import type { Orm } from "#server/ports.ts";
import { type EmailTemplate, textTemplate } from "./template.ts";
import { MOST_TRIES } from "./when-to-send.ts";

export type OutboxRow = typeof emailOutbox.$inferSelect;
export type NewOutboxEmail = Pick<
  typeof emailOutbox.$inferInsert,
  "member" | "address" | "subject" | "text"
> & {
  now: Date;
};

/** Puts an e-mail with these words into the outbox, within the transaction that it tells of. */
export async function addToOutbox(tx: Orm, { now, ...email }: NewOutboxEmail): Promise<void> {
  const row = { id: randomUUID(), template: textTemplate.name, data: {}, createdAt: now, sendAfter: now };
  await tx.insert(emailOutbox).values({ ...row, ...email });
}

type Telling<Data extends EmailData> = {
  template: EmailTemplate<Data>;
  /** Of what: an e-mail each. */
  about: readonly Data[];
  /** To whom, where the template does not find that by itself. */
  address?: string;
  /** When it happened, where that is not now. */
  since?: Date;
  now: Date;
};

/** Puts e-mails into the outbox, within the transaction that they tell of. The same about the same is one. */
export async function enqueueEmails<Data extends EmailData>(
  tx: Orm,
  { template: { name, label, newsForHours }, about, address, since, now }: Telling<Data>,
): Promise<void> {
  if (about.length === 0) return;
  const expiresAt = newsForHours ? new Date((since ?? now).getTime() + newsForHours * HOUR_MS) : null;
  const row = {
    template: name,
    address,
    subject: label,
    text: "",
    createdAt: now,
    sendAfter: now,
    expiresAt,
  };
  await tx
    .insert(emailOutbox)
    .values(about.map((data) => ({ ...row, id: randomUUID(), data, key: keyOf(name, data) })))
    .onConflictDoNothing({ target: emailOutbox.key });
}

function keyOf(template: string, data: EmailData): string {
  return [template, ...Object.values(data)].join(":");
}

const isUnsent = isNull(emailOutbox.sentAt);
const isNews = (now: Date) => or(isNull(emailOutbox.expiresAt), gt(emailOutbox.expiresAt, now));
const isGivenUp = (now: Date) => and(isUnsent, isNews(now), gte(emailOutbox.tries, MOST_TRIES));

type Due = { templates: readonly EmailTemplate[]; now: Date; lostBefore: Date; limit: number };

/** E-mails that are due: first those that somebody waits for, then those that have the day. */
export function listDueEmails(orm: Orm, { templates, now, lostBefore, limit }: Due): Promise<OutboxRow[]> {
  const patient = templates.flatMap(({ name, byDay }) => (byDay ? [name] : []));
  const patientLast = patient.length > 0 ? [asc(inArray(emailOutbox.template, patient))] : [];
  return orm
    .select()
    .from(emailOutbox)
    .where(
      and(
        isUnsent,
        lt(emailOutbox.tries, MOST_TRIES),
        lte(emailOutbox.sendAfter, now),
        isNews(now),
        or(isNull(emailOutbox.takenAt), lte(emailOutbox.takenAt, lostBefore)),
        // A process of the next version may have put in what only it can word.
        inArray(
          emailOutbox.template,
          templates.map(({ name }) => name),
        ),
      ),
    )
    .orderBy(...patientLast, asc(emailOutbox.sendAfter), asc(emailOutbox.createdAt))
    .limit(limit);
}

type Trying = Pick<OutboxRow, "id" | "tries"> & { now: Date };

/** False when somebody else tries it since. */
export async function takeDueEmail(orm: Orm, { id, tries, now }: Trying): Promise<boolean> {
  const taken = await orm
    .update(emailOutbox)
    .set({ takenAt: now, tries: tries + 1 })
    .where(and(eq(emailOutbox.id, id), isUnsent, eq(emailOutbox.tries, tries)))
    .returning({ id: emailOutbox.id });
  return taken.length === 1;
}

/** Nobody tries it before then. */
export async function postponeEmail(orm: Orm, { id, until }: { id: string; until: Date }): Promise<void> {
  await orm.update(emailOutbox).set({ takenAt: null, sendAfter: until }).where(eq(emailOutbox.id, id));
}

/** It went out, or there was nothing to say: what it said is nobody's business any more. */
export async function markEmailSent(
  orm: Orm,
  { id, now }: Pick<OutboxRow, "id"> & { now: Date },
): Promise<void> {
  await orm.update(emailOutbox).set({ sentAt: now, text: "", address: null }).where(eq(emailOutbox.id, id));
}

/** What nobody tries any more though it is news, the oldest first. */
export function listGivenUpEmails(
  orm: Orm,
  { now, limit }: { now: Date; limit: number },
): Promise<OutboxRow[]> {
  return orm
    .select()
    .from(emailOutbox)
    .where(isGivenUp(now))
    .orderBy(asc(emailOutbox.createdAt))
    .limit(limit);
}

/** What has the day and waits for the morning is not late, and does not count. */
export async function readOutboxFigures(orm: Orm, now: Date): Promise<OutboxFigures> {
  const isLate = and(
    isUnsent,
    isNews(now),
    lt(emailOutbox.tries, MOST_TRIES),
    or(gt(emailOutbox.tries, 0), lte(emailOutbox.sendAfter, now)),
  );
  const late = { waiting: count(), oldest: min(emailOutbox.createdAt) };
  const [waiting] = await orm.select(late).from(emailOutbox).where(isLate);
  const [lost] = await orm.select({ givenUp: count() }).from(emailOutbox).where(isGivenUp(now));
  const oldest = waiting?.oldest ?? now;
  return {
    waiting: waiting?.waiting ?? 0,
    oldestSeconds: Math.max(0, now.getTime() - oldest.getTime()) / 1_000,
    givenUp: lost?.givenUp ?? 0,
  };
}

/** Tries an e-mail anew; false when there is nothing to try. */
export async function retryEmail(tx: Orm, { id, now }: { id: string; now: Date }): Promise<boolean> {
  const again = await tx
    .update(emailOutbox)
    .set({ tries: 0, takenAt: null, sendAfter: now })
    .where(and(eq(emailOutbox.id, id), isGivenUp(now)))
    .returning({ id: emailOutbox.id });
  return again.length === 1;
}

/** Removes what was sent at that moment or earlier, and what is no news any more. */
export async function removeOldEmails(
  orm: Orm,
  { now, sentUntil }: { now: Date; sentUntil: Date },
): Promise<void> {
  await orm
    .delete(emailOutbox)
    .where(
      or(
        and(isNotNull(emailOutbox.sentAt), lte(emailOutbox.sentAt, sentUntil)),
        and(isUnsent, lte(emailOutbox.expiresAt, now)),
      ),
    );
}
