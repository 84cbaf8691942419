import type { Kind } from "#cards/engine/kind.ts";
import { endEmailsReachUntil } from "#domain/card-life.ts";
import { planNow } from "./card-rights.ts";
import { planEndEmail } from "./end-emails.ts";
import { listCardsOn, listSentEndEmails } from "./end-emails-store.ts";
import { type EndEmailParts, sendBeforeEnd, sendEach } from "./send-before-end.ts";
import type { CardRow } from "./store.ts";

/** Few enough for one statement. */
const AT_ONCE = 200;

type Parts = EndEmailParts & { kinds: readonly Kind[] };

/** Writes to the owners of cards whose plan is over soon, though the page stays. */
export async function sendPlanEndEmails(
  parts: Parts,
  after?: CardRow["id"],
): Promise<{ sent: number; failed: number }> {
  const { database, kinds, log } = parts;
  const plans = kinds.flatMap(({ name: kind, plans: all }) =>
    all.flatMap(({ name: plan, lasts }) => (lasts ? [{ kind, plan }] : [])),
  );
  const cards = await listCardsOn(database.orm, { plans, after, limit: AT_ONCE });
  const last = cards.at(-1);
  if (!last) return { sent: 0, failed: 0 };
  const { sent, failed } = await sendEach(cards, { log, send: (card) => sendIfNear(parts, card) });
  const rest = await sendPlanEndEmails(parts, last.id);
  return { sent: sent + rest.sent, failed: failed + rest.failed };
}

async function sendIfNear(parts: Parts, card: CardRow): Promise<boolean> {
  const { database, clock, origin, kinds } = parts;
  const now = clock.now();
  const kind = kinds.find(({ name }) => name === card.kind);
  const { until: endsAt } = kind ? await planNow(database.orm, { kind, card, now }) : { until: null };
  if (!kind || !endsAt || endsAt > endEmailsReachUntil(now)) return false;
  const sent = await listSentEndEmails(database.orm, { card: card.id, endsAt });
  const said = { card, kind, endsAt, now, origin };
  return sendBeforeEnd(parts, { card, endsAt, sent, write: (to) => planEndEmail({ to, ...said }) });
}
