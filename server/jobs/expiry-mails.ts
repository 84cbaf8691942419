import { endLetterDue, lettersReachUntil } from "#domain/card-life.ts";
import { subjectOf } from "#domain/member.ts";
import type { Clock, Database, Identity, Log, Mail } from "#server/ports.ts";
import { listEndingCards, markSent, takeLetter } from "#server/store/end-letters.ts";
import { endLetter } from "./end-letter.ts";

/** Few enough for one statement. */
const AT_ONCE = 200;
/** A letter that was taken but not sent until then was lost with its process, or refused by the mail server. */
const LOST_AFTER_MS = 6 * 60 * 60 * 1_000;

type Parts = {
  database: Database;
  identity: Pick<Identity, "email">;
  mail: Pick<Mail, "send">;
  clock: Clock;
  log: Log;
  /** Where people reach us. */
  origin: string;
};
type EndingCard = Awaited<ReturnType<typeof listEndingCards>>[number];

/** Writes to the owners of cards whose page goes soon. Returns how many letters went out, and how many did not. */
export async function sendExpiryMails(
  parts: Parts,
  after?: EndingCard["id"],
): Promise<{ sent: number; failed: number }> {
  const { database, clock, log } = parts;
  const now = clock.now();
  const wanted = { now, until: lettersReachUntil(now), after, limit: AT_ONCE };
  const cards = await listEndingCards(database.orm, wanted);
  const last = cards.at(-1);
  if (!last) return { sent: 0, failed: 0 };

  let [sent, failed] = [0, 0];
  for (const card of cards) {
    try {
      if (await sendIfDue(parts, card)) sent += 1;
    } catch (error) {
      failed += 1;
      // Its name only: what a mail server says may hold the address.
      const name = error instanceof Error ? error.name : typeof error;
      log.warn({ card: card.id, error: name }, "a letter about a card's end was not sent");
    }
  }
  const rest = await sendExpiryMails(parts, last.id);
  return { sent: sent + rest.sent, failed: failed + rest.failed };
}

async function sendIfDue({ database: { orm }, identity, mail, clock, origin }: Parts, card: EndingCard) {
  const { publishedAt, expiresAt: endsAt } = card;
  if (!publishedAt || !endsAt) return false;
  const now = clock.now();
  const days = endLetterDue({ publishedAt, expiresAt: endsAt }, now);
  if (days === null || card.sent.includes(days)) return false;
  const to = await identity.email(subjectOf(card.owner));
  if (!to) return false;
  const letter = { card: card.id, endsAt, days };
  const lostBefore = new Date(now.getTime() - LOST_AFTER_MS);
  if (!(await takeLetter(orm, { ...letter, now, lostBefore }))) return false;
  await mail.send(
    endLetter({ to, kind: card.kind, title: card.title, isTrial: card.plan === null, endsAt, now, origin }),
  );
  await markSent(orm, { ...letter, now });
  return true;
}
