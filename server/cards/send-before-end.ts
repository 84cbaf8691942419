import { type EndEmailDays, endEmailDue } from "#domain/card-life.ts";
import { subjectOf } from "#domain/member.ts";
import type { Clock, Database, Email, Identity, Log, Mail } from "#server/ports.ts";
import { markEndEmailSent, takeEndEmail } from "./end-emails-store.ts";
import type { CardRow } from "./store.ts";

/** An e-mail that was taken but not sent until then was lost with its process, or refused by the mail server. */
const LOST_AFTER_MS = 6 * 60 * 60 * 1_000;

export type EndEmailParts = {
  database: Database;
  identity: Pick<Identity, "email">;
  mail: Pick<Mail, "send">;
  clock: Clock;
  log: Log;
  /** Where people reach us. */
  origin: string;
};

type About = {
  card: Pick<CardRow, "id" | "owner" | "publishedAt">;
  endsAt: Date;
  /** What was sent about this end. */
  sent: readonly EndEmailDays[];
  write(to: string): Email;
};

/** Sends the e-mail about an end that is due, once. Says whether it went out. */
export async function sendBeforeEnd(
  { database: { orm }, identity, mail, clock }: EndEmailParts,
  { card, endsAt, sent, write }: About,
): Promise<boolean> {
  const { publishedAt } = card;
  const now = clock.now();
  const days = publishedAt && endEmailDue({ publishedAt, expiresAt: endsAt }, now);
  if (days === null || sent.includes(days)) return false;
  const to = await identity.email(subjectOf(card.owner));
  if (!to) return false;
  const message = { card: card.id, endsAt, days };
  const lostBefore = new Date(now.getTime() - LOST_AFTER_MS);
  if (!(await takeEndEmail(orm, { ...message, now, lostBefore }))) return false;
  await mail.send(write(to));
  await markEndEmailSent(orm, { ...message, now });
  return true;
}

/** Sends what is due for each, and goes on where one could not be sent. */
export async function sendEach<Card extends { id: string }>(
  cards: readonly Card[],
  { log, send }: Pick<EndEmailParts, "log"> & { send(card: Card): Promise<boolean> },
): Promise<{ sent: number; failed: number }> {
  const counts = { sent: 0, failed: 0 };
  for (const card of cards) {
    try {
      if (await send(card)) counts.sent += 1;
    } catch (error) {
      counts.failed += 1;
      // Its name only: what a mail server says may hold the address.
      const name = error instanceof Error ? error.name : typeof error;
      log.warn({ card: card.id, error: name }, "an e-mail about a card's end was not sent");
    }
  }
  return counts;
}
