import { DAY_MS, MINUTE_MS } from "#domain/duration.ts";
import type { Log, Mail } from "#server/ports.ts";
import {
  listDueEmails,
  markEmailSent,
  type OutboxRow,
  postponeEmail,
  removeOldEmails,
  takeDueEmail,
} from "./outbox-store.ts";
import type { EmailParts, EmailTemplate } from "./template.ts";
import { nextByDay, nextTry } from "./when-to-send.ts";

/** Few enough for one run; the rest goes a minute later. */
const AT_ONCE = 200;
/** No mail server takes so long: one that was taken and neither sent nor put back was lost with its process. */
const LOST_AFTER_MS = 10 * MINUTE_MS;
/** For looking why somebody heard nothing. */
const KEPT_MS = 30 * DAY_MS;

type Parts = EmailParts & {
  mail: Pick<Mail, "send">;
  log: Log;
  /** All that the nouns write. */
  templates: readonly EmailTemplate[];
};

/** Sends what is due in the outbox, and retries what failed. Returns how many went out, and how many did not. */
export async function sendOutboxEmails(parts: Parts): Promise<{ sent: number; failed: number }> {
  const { database, clock, templates } = parts;
  const now = clock.now();
  const before = (ms: number) => new Date(now.getTime() - ms);
  const counts = { sent: 0, failed: 0, nothing: 0 };
  const due = { templates, now, lostBefore: before(LOST_AFTER_MS), limit: AT_ONCE };
  for (const row of await listDueEmails(database.orm, due)) counts[await trySend(parts, row)] += 1;
  await removeOldEmails(database.orm, { now, sentUntil: before(KEPT_MS) });
  return { sent: counts.sent, failed: counts.failed };
}

/** One that fails holds up no other. */
async function trySend(parts: Parts, row: OutboxRow): Promise<"sent" | "failed" | "nothing"> {
  const { database, clock, log } = parts;
  const { id, template } = row;
  try {
    return await send(parts, row);
  } catch (error) {
    // Its name only: what a mail server says may hold the address.
    const name = error instanceof Error ? error.name : typeof error;
    log.warn({ template, error: name }, "an e-mail was not sent");
    await postponeEmail(database.orm, { id, until: nextTry(clock.now(), row.tries + 1) });
    return "failed";
  }
}

async function send(parts: Parts, { id, member, address, ...row }: OutboxRow): Promise<"sent" | "nothing"> {
  const { database, identity, mail, clock, templates } = parts;
  const template = templates.find(({ name }) => name === row.template);
  const now = clock.now();
  const until = template?.byDay ? nextByDay(now) : now;
  if (until > now) await postponeEmail(database.orm, { id, until });
  if (!template || until > now || !(await takeDueEmail(database.orm, { id, ...row, now }))) return "nothing";
  const to = address ?? (member && (await identity.email(member)));
  const message = await template.compose(parts, { ...row, to });
  if (message) await mail.send(message);
  await markEmailSent(database.orm, { id, now });
  return message ? "sent" : "nothing";
}
