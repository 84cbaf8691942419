import { endEmailsReachUntil } from "#domain/card-life.ts";
import { endEmail } from "./end-emails.ts";
import { listEndingCards } from "./end-emails-store.ts";
import { type EndEmailParts, sendBeforeEnd, sendEach } from "./send-before-end.ts";

/** Few enough for one statement. */
const AT_ONCE = 200;

type EndingCard = Awaited<ReturnType<typeof listEndingCards>>[number];

/** Writes to the owners of cards whose page goes soon. Returns how many e-mails went out, and how many did not. */
export async function sendExpiryEmails(
  parts: EndEmailParts,
  after?: EndingCard["id"],
): Promise<{ sent: number; failed: number }> {
  const { database, clock, log, origin } = parts;
  const now = clock.now();
  const wanted = { now, until: endEmailsReachUntil(now), after, limit: AT_ONCE };
  const cards = await listEndingCards(database.orm, wanted);
  const last = cards.at(-1);
  if (!last) return { sent: 0, failed: 0 };
  const { sent, failed } = await sendEach(cards, {
    log,
    async send(card) {
      const { kind, title, plan, expiresAt: endsAt } = card;
      if (!endsAt) return false;
      const said = { kind, title, isTrial: plan === null, endsAt, now, origin };
      return sendBeforeEnd(parts, { ...card, card, endsAt, write: (to) => endEmail({ to, ...said }) });
    },
  });
  const rest = await sendExpiryEmails(parts, last.id);
  return { sent: sent + rest.sent, failed: failed + rest.failed };
}
