import { checkInSection } from "#cards/engine/section.ts";
import { DAY_MS } from "#domain/duration.ts";
import { daysAfter, instant, koreanDay } from "#domain/korean-day.ts";
import { REMINDERS_AN_ADDRESS, remindersADay, remindersFrom, remindersSince } from "#domain/reminder.ts";
import { type CardRow, findCard } from "#server/cards/public.ts";
import { enqueueEmails } from "#server/emails/outbox-store.ts";
import type { JobParts } from "#server/jobs/job-parts.ts";
import {
  answerTemplate,
  beginningOf,
  type CheckInCard,
  lastDayNear,
  readCheckInCard,
} from "./email-templates.ts";
import { type EventCursor, enqueueGuestEmails, listHolders, listNearCards } from "./emails-store.ts";
import { listInvitingCards, listSilent, takeReminder } from "./invitees-store.ts";
import type { EntryRow } from "./store.ts";

/** Few enough for one statement. */
const AT_ONCE = 200;
/** An event of several weeks has sessions long after it began. */
const LONGEST_EVENT_DAYS = 180;

type Parts = Pick<JobParts, "database" | "clock" | "kinds" | "origin">;

/** Reminds guests of tomorrow, and those who said nothing of the last day. Returns to how many is written. */
export async function enqueueReminders(parts: Parts): Promise<{ tomorrow: number; silent: number }> {
  return { tomorrow: await remindOfTomorrow(parts), silent: await remindToAnswer(parts) };
}

async function remindOfTomorrow(parts: Parts): Promise<number> {
  const { database, clock, kinds } = parts;
  const now = clock.now();
  const tomorrow = daysAfter(koreanDay(now), 1);
  const wanted = {
    kinds: kinds.filter(({ sections }) => checkInSection(sections)).map(({ name }) => name),
    from: koreanDay(new Date(now.getTime() - LONGEST_EVENT_DAYS * DAY_MS)),
    until: tomorrow,
    now,
    limit: AT_ONCE,
  };
  if (wanted.kinds.length === 0) return 0;
  let count = 0;
  for (let after: EventCursor | undefined; ; ) {
    const some = await listNearCards(database.orm, { ...wanted, after });
    for (const card of some) {
      const shown = await readCheckInCard(parts, card);
      if (shown) count += await remindHolders(parts, { shown, tomorrow });
    }
    const last = some.at(-1);
    after = last?.eventDate ? { id: last.id, eventDate: last.eventDate } : undefined;
    if (some.length < AT_ONCE) return count;
  }
}

async function remindHolders(
  { database, clock }: Parts,
  { shown, tomorrow }: { shown: CheckInCard; tomorrow: string },
): Promise<number> {
  const where = { card: shown.card.id, section: shown.section.name, limit: AT_ONCE };
  const now = clock.now();
  let count = 0;
  for (let after: EntryRow["id"] | undefined; ; ) {
    const some = await listHolders(database.orm, { ...where, after });
    const due = some.flatMap(({ id, content }) => {
      const when = beginningOf(shown, content);
      return when?.date === tomorrow ? [{ id, moment: instant(when).getTime() }] : [];
    });
    for (const [moment, together] of Map.groupBy(due, (entry) => entry.moment)) {
      const entries = together.map(({ id }) => id);
      const told = { entries, reason: "day-before", about: new Date(moment), now } as const;
      count += await database.orm.transaction((tx) => enqueueGuestEmails(tx, told));
    }
    after = some.at(-1)?.id;
    if (some.length < AT_ONCE) return count;
  }
}

async function remindToAnswer(parts: Parts): Promise<number> {
  const { orm } = parts.database;
  const now = parts.clock.now();
  let count = 0;
  for (let after: CardRow["id"] | undefined; ; ) {
    const some = await listInvitingCards(orm, { now, after, limit: AT_ONCE });
    for (const { id } of some) {
      const shown = await readCheckInCard(parts, await findCard(orm, id));
      if (shown && lastDayNear(shown, now)) count += await askSilent(parts, shown);
    }
    after = some.at(-1)?.id;
    if (some.length < AT_ONCE) return count;
  }
}

async function askSilent({ database, clock }: Parts, { card, section }: CheckInCard): Promise<number> {
  const from = remindersFrom(card);
  const now = clock.now();
  if (!from || now < from) return 0;
  const most = { ofOwner: remindersADay(card), toAddress: REMINDERS_AN_ADDRESS };
  const taking = { card: card.id, owner: card.owner, since: remindersSince(now), most, now };
  let count = 0;
  for (const { email, token } of await listSilent(database.orm, { card: card.id, section: section.name })) {
    const isTaken = await database.orm.transaction(async (tx) => {
      if (!(await takeReminder(tx, { ...taking, email }))) return false;
      await enqueueEmails(tx, { template: answerTemplate, about: [{ invitee: token }], now });
      return true;
    });
    count += Number(isTaken);
  }
  return count;
}
