import type { Clock, Database, Identity, Log, Mail } from "#server/ports.ts";
import {
  listDueEmails,
  markEmailSent,
  type OutboxRow,
  removeSentEmails,
  takeDueEmail,
} from "./outbox-store.ts";

/** Few enough for one run; the rest goes a minute later. */
const AT_ONCE = 200;
/** A mail server that refuses is asked again when it may have changed its mind. */
const RETRY_AFTER_MS = 10 * 60 * 1_000;
/** For looking why somebody heard nothing. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1_000;

type Parts = {
  database: Database;
  identity: Pick<Identity, "email">;
  mail: Pick<Mail, "send">;
  clock: Clock;
  log: Log;
};

/** Sends what is due in the outbox, and retries what failed. Returns how many went out, and how many did not. */
export async function sendOutboxEmails(parts: Parts): Promise<{ sent: number; failed: number }> {
  const { database, clock, log } = parts;
  const now = clock.now().getTime();
  let [sent, failed] = [0, 0];
  const due = { triedBefore: new Date(now - RETRY_AFTER_MS), limit: AT_ONCE };
  for (const message of await listDueEmails(database.orm, due)) {
    try {
      if (await send(parts, message)) sent += 1;
    } catch (error) {
      failed += 1;
      // Its name only: what a mail server says may hold the address.
      log.warn({ error: error instanceof Error ? error.name : typeof error }, "an e-mail was not sent");
    }
  }
  await removeSentEmails(database.orm, new Date(now - KEPT_MS));
  return { sent, failed };
}

async function send({ database, identity, mail, clock }: Parts, message: OutboxRow): Promise<boolean> {
  const now = clock.now();
  if (!(await takeDueEmail(database.orm, { ...message, now }))) return false;
  const to = message.address ?? (message.member && (await identity.email(message.member)));
  const { subject, text } = message;
  if (to) await mail.send({ to, subject, text });
  await markEmailSent(database.orm, { id: message.id, now });
  return Boolean(to);
}
