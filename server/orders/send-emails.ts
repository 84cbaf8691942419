import type { Kind } from "#cards/engine/kind.ts";
import { subjectOf } from "#domain/member.ts";
import type { Config } from "#server/config.ts";
import type { Clock, Database, Identity, Log, Mail } from "#server/ports.ts";
import { orderEmail } from "./emails.ts";
import { listUntold, markOrderEmailSent, takeOrderEmail } from "./emails-store.ts";

/** Few enough for one run; the rest is told a minute later. */
const AT_ONCE = 200;
/** An e-mail that was taken but not sent until then was lost with its process, or refused by the mail server. */
const LOST_AFTER_MS = 60 * 60 * 1_000;
/** What could not be told for two days is no news any more: the order itself shows it. */
const NEWS_FOR_MS = 2 * 24 * 60 * 60 * 1_000;

type Parts = {
  database: Database;
  identity: Pick<Identity, "email">;
  mail: Pick<Mail, "send">;
  clock: Clock;
  log: Log;
  /** Where people reach us. */
  origin: string;
  kinds: readonly Kind[];
  config: Pick<Config, "bank">;
};
type Untold = Awaited<ReturnType<typeof listUntold>>[number];

/** Writes to buyers what happened to their orders. Returns how many e-mails went out, and how many did not. */
export async function sendOrderEmails(parts: Parts): Promise<{ sent: number; failed: number }> {
  const { database, clock, log } = parts;
  const now = clock.now().getTime();
  const [since, lostBefore] = [new Date(now - NEWS_FOR_MS), new Date(now - LOST_AFTER_MS)];
  let [sent, failed] = [0, 0];
  for (const untold of await listUntold(database.orm, { since, lostBefore, limit: AT_ONCE })) {
    try {
      if (await send(parts, { ...untold, lostBefore })) sent += 1;
    } catch (error) {
      failed += 1;
      // Its name only: what a mail server says may hold the address.
      log.warn(
        { error: error instanceof Error ? error.name : typeof error },
        "an e-mail about an order was not sent",
      );
    }
  }
  return { sent, failed };
}

async function send(parts: Parts, { row, order, card, lostBefore }: Untold & { lostBefore: Date }) {
  const { database, identity, mail, clock, origin } = parts;
  const named = { order: order.id, event: row.event, now: clock.now() };
  if (!(await takeOrderEmail(database.orm, { ...named, lostBefore }))) return false;
  const kind = parts.kinds.find(({ name }) => name === order.kind);
  const to = order.owner && (await identity.email(subjectOf(order.owner)));
  const account = parts.config.bank;
  const message =
    to && kind ? orderEmail({ to, event: row.event, order, card, kind, account, origin }) : null;
  if (message) await mail.send(message);
  await markOrderEmailSent(database.orm, named);
  return message !== null;
}
