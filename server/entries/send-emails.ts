import type { Facts, Kind } from "#cards/engine/kind.ts";
import { checkInSection, type EntryRules, type Section } from "#cards/engine/section.ts";
import { daysBetween, instant, nextDay, todayInKorea } from "#cards/engine/when.ts";
import { pageOf } from "#cards/kinds/kinds.ts";
import { ownLink } from "#cards/parts/own-link.ts";
import { REMINDERS_AN_ADDRESS, remindersADay, remindersFrom, remindersSince } from "#domain/reminder.ts";
import { type CardRow, findCard } from "#server/cards/public.ts";
import { readVersion } from "#server/cards/read-version.ts";
import type { Clock, Database, Email, Log, Mail } from "#server/ports.ts";
import { answerReminderEmail, dayBeforeEmail, seatEmail } from "./emails.ts";
import {
  type EntryEmailReason,
  listHolders,
  listNearCards,
  listSeatedUntold,
  markGuestEmailSent,
  takeGuestEmail,
} from "./emails-store.ts";
import { listInvitingCards, listSilent, markReminded, takeReminder } from "./invitees-store.ts";
import type { EntryRow } from "./store.ts";

/** Few enough for one statement. */
const AT_ONCE = 200;
/** An e-mail that was taken but not sent until then was lost with its process, or refused by the mail server. */
const LOST_AFTER_MS = 60 * 60 * 1_000;
/** What could not be told for a day is no news any more: the card itself shows it. */
const SEATED_WITHIN_MS = 24 * 60 * 60 * 1_000;
/** An event of several weeks has sessions long after it began. */
const LONGEST_EVENT_DAYS = 180;
/** So long before the last day who said nothing hears of it. */
export const ANSWER_DAYS = 3;

type Parts = {
  database: Database;
  mail: Pick<Mail, "send">;
  clock: Clock;
  log: Log;
  /** Where people reach us. */
  origin: string;
  kinds: readonly Kind[];
};
type Counts = { sent: number; failed: number };
/** One run of a job, which counts as it goes. */
type Round = Parts & { counts: Counts };

/** A card as its guests see it, with the section at whose door tickets are shown. */
type Shown = {
  card: CardRow;
  facts: Facts;
  section: Section;
  rules: EntryRules<unknown>;
  content: unknown;
  address: string;
};

/** Tells guests that they have a seat now. Returns how many e-mails went out, and how many did not. */
export async function sendSeatEmails(parts: Parts): Promise<Counts> {
  const { database, clock } = parts;
  const now = clock.now();
  const since = new Date(now.getTime() - SEATED_WITHIN_MS);
  const round = { ...parts, counts: { sent: 0, failed: 0 } };
  let after: EntryRow["id"] | undefined;
  for (;;) {
    const some = await listSeatedUntold(database.orm, { since, now, after, limit: AT_ONCE });
    for (const { entry, card } of some) {
      const shown = await shownTo(parts, card);
      if (!shown || !entry.seatedAt || entry.section !== shown.section.name) continue;
      // Who changed the answer knows the seat; who waited was given it while away.
      const hasWaited = entry.updatedAt < entry.seatedAt;
      await sendOnce(round, {
        entry,
        shown,
        reason: "seated",
        about: entry.seatedAt,
        write: (about) => seatEmail({ ...about, hasWaited }),
      });
    }
    after = some.at(-1)?.entry.id;
    if (some.length < AT_ONCE) return round.counts;
  }
}

/** Reminds guests of tomorrow, and those who said nothing of the last day. */
export async function sendReminderEmails(parts: Parts): Promise<Counts> {
  const round = { ...parts, counts: { sent: 0, failed: 0 } };
  await remindOfTomorrow(round);
  await remindToAnswer(round);
  return round.counts;
}

async function remindOfTomorrow(round: Round): Promise<void> {
  const { database, clock, kinds } = round;
  const now = clock.now();
  const tomorrow = nextDay(todayInKorea(now));
  const wanted = {
    kinds: kinds.filter(({ sections }) => checkInSection(sections)).map(({ name }) => name),
    from: todayInKorea(new Date(now.getTime() - LONGEST_EVENT_DAYS * 86_400_000)),
    until: tomorrow,
    now,
    limit: AT_ONCE,
  };
  if (wanted.kinds.length === 0) return;
  for (let after: CardRow["id"] | undefined; ; ) {
    const some = await listNearCards(database.orm, { ...wanted, after });
    for (const card of some) {
      const shown = await shownTo(round, card);
      if (shown) await remindHolders(round, { shown, tomorrow });
    }
    after = some.at(-1)?.id;
    if (some.length < AT_ONCE) return;
  }
}

async function remindHolders(
  round: Round,
  { shown, tomorrow }: { shown: Shown; tomorrow: string },
): Promise<void> {
  const where = { card: shown.card.id, section: shown.section.name, limit: AT_ONCE };
  for (let after: EntryRow["id"] | undefined; ; ) {
    const some = await listHolders(round.database.orm, { ...where, after });
    for (const entry of some) {
      const when = shown.rules.ticket?.(shown.content, entry.content)?.when ?? shown.facts.when;
      if (when?.date !== tomorrow) continue;
      await sendOnce(round, {
        entry,
        shown,
        reason: "day-before",
        about: instant(when),
        write: dayBeforeEmail,
      });
    }
    after = some.at(-1)?.id;
    if (some.length < AT_ONCE) return;
  }
}

async function remindToAnswer(round: Round): Promise<void> {
  const { orm } = round.database;
  const now = round.clock.now();
  const today = todayInKorea(now);
  for (let after: CardRow["id"] | undefined; ; ) {
    const some = await listInvitingCards(orm, { now, after, limit: AT_ONCE });
    for (const { id } of some) {
      const card = await findCard(orm, id);
      const shown = card && (await shownTo(round, card));
      const lastDay = shown?.rules.lastDay?.(shown.content);
      if (!shown || !lastDay) continue;
      const days = daysBetween(today, lastDay);
      if (days < 0 || days > ANSWER_DAYS) continue;
      await askSilent(round, { shown, lastDay });
    }
    after = some.at(-1)?.id;
    if (some.length < AT_ONCE) return;
  }
}

async function askSilent(
  round: Round,
  { shown: { card, facts, section, address }, lastDay }: { shown: Shown; lastDay: string },
): Promise<void> {
  const { database, clock, origin } = round;
  const from = remindersFrom(card);
  if (!from || clock.now() < from) return;
  const silent = await listSilent(database.orm, { card: card.id, section: section.name });
  const most = { ofOwner: remindersADay(card), toAddress: REMINDERS_AN_ADDRESS };
  for (const { email, token } of silent) {
    const now = clock.now();
    const reminder = { card: card.id, email, now };
    const since = remindersSince(now);
    const taking = { ...reminder, owner: card.owner, since, lostBefore: lostBefore(now), most };
    await attempt(round, async () => {
      if (!(await takeReminder(database.orm, taking))) return null;
      return {
        message: answerReminderEmail({
          to: email,
          facts,
          lastDay,
          card: `${address}#${section.name}`,
          refuse: `${origin}/-/letters/${token}`,
        }),
        sent: () => markReminded(database.orm, reminder),
      };
    });
  }
}

type Sending = {
  entry: EntryRow;
  shown: Shown;
  reason: EntryEmailReason;
  about: Date;
  write(about: Parameters<typeof dayBeforeEmail>[0]): Email;
};

async function sendOnce(round: Round, { entry, shown, reason, about, write }: Sending) {
  const { database, clock } = round;
  const ticket = shown.rules.ticket?.(shown.content, entry.content);
  const to = entry.email;
  if (!ticket || !to) return;
  const now = clock.now();
  const message = { entry: entry.id, reason, about, now };
  await attempt(round, async () => {
    if (!(await takeGuestEmail(database.orm, { ...message, lostBefore: lostBefore(now) }))) return null;
    const link = ownLink(shown.address, { id: entry.id, section: shown.section.name });
    return {
      message: write({ to, facts: shown.facts, ticket, id: entry.id, link }),
      sent: () => markGuestEmailSent(database.orm, message),
    };
  });
}

type Taken = { message: Email; sent(): Promise<void> } | null;

/** One e-mail that fails holds up no other. */
async function attempt({ mail, log, counts }: Round, take: () => Promise<Taken>): Promise<void> {
  try {
    const taken = await take();
    if (!taken) return;
    await mail.send(taken.message);
    await taken.sent();
    counts.sent += 1;
  } catch (error) {
    counts.failed += 1;
    // Its name only: what a mail server says may hold the address.
    const name = error instanceof Error ? error.name : typeof error;
    log.warn({ error: name }, "an e-mail to a guest was not sent");
  }
}

function lostBefore(now: Date): Date {
  return new Date(now.getTime() - LOST_AFTER_MS);
}

/** Undefined where guests see no such section. */
async function shownTo({ database, kinds, origin }: Parts, card: CardRow): Promise<Shown | undefined> {
  const kind = kinds.find(({ name }) => name === card.kind);
  const section = kind && checkInSection(kind.sections);
  if (!kind || !section?.entries || card.liveVersion === null) return undefined;
  const read = await readVersion(database.orm, { kind, card: card.id, version: card.liveVersion });
  if (!read) return undefined;
  const { content } = read;
  if (content.hidden.includes(section.name)) return undefined;
  return {
    card,
    facts: kind.facts(content),
    section,
    rules: section.entries as EntryRules<unknown>,
    content: content.sections[section.name],
    address: `${origin}${pageOf(kind, card)}`,
  };
}
