import type { Clock, Database, Identity, Log, Mail } from "#server/ports.ts";
import {
  type LetterRow,
  listDueLetters,
  markLetterSent,
  removeSentLetters,
  takeWaitingLetter,
} from "./outbox-store.ts";

/** Few enough for one run; the rest goes a minute later. */
const AT_ONCE = 200;
/** A mail server that refuses is asked again when it may have changed its mind. */
const AGAIN_AFTER_MS = 10 * 60 * 1_000;
/** For looking why somebody heard nothing. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1_000;

type Parts = {
  database: Database;
  identity: Pick<Identity, "email">;
  mail: Pick<Mail, "send">;
  clock: Clock;
  log: Log;
};

/** Sends the letters that wait. Returns how many went out, and how many did not. */
export async function sendOutboxEmails(parts: Parts): Promise<{ sent: number; failed: number }> {
  const { database, clock, log } = parts;
  const now = clock.now().getTime();
  let [sent, failed] = [0, 0];
  const due = { triedBefore: new Date(now - AGAIN_AFTER_MS), limit: AT_ONCE };
  for (const letter of await listDueLetters(database.orm, due)) {
    try {
      if (await send(parts, letter)) sent += 1;
    } catch (error) {
      failed += 1;
      // Its name only: what a mail server says may hold the address.
      log.warn({ error: error instanceof Error ? error.name : typeof error }, "a letter was not sent");
    }
  }
  await removeSentLetters(database.orm, new Date(now - KEPT_MS));
  return { sent, failed };
}

async function send({ database, identity, mail, clock }: Parts, letter: LetterRow): Promise<boolean> {
  const now = clock.now();
  if (!(await takeWaitingLetter(database.orm, { ...letter, now }))) return false;
  const to = letter.address ?? (letter.member && (await identity.email(letter.member)));
  const { subject, text } = letter;
  if (to) await mail.send({ to, subject, text });
  await markLetterSent(database.orm, { id: letter.id, now });
  return Boolean(to);
}
