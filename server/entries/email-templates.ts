import type { Facts, Kind } from "#cards/engine/kind.ts";
import { checkInSection, type EntryRules, type Section } from "#cards/engine/section.ts";
import { pageOf } from "#cards/kinds/kinds.ts";
import { ownLink } from "#cards/parts/own-link.ts";
import { withCheckLines } from "#cards/sections/share/message.ts";
import { pageAt } from "#domain/card-life.ts";
import type { EntryId } from "#domain/entry.ts";
import { daysAfter, daysBetween, instant, koreanDay } from "#domain/korean-day.ts";
import { type CardRow, checkNumberOf, findCard } from "#server/cards/public.ts";
import { readVersion } from "#server/cards/read-version.ts";
import type { EmailParts, EmailTemplate } from "#server/emails/template.ts";
import { answerReminderEmail, dayBeforeEmail, seatEmail } from "./emails.ts";
import { findInvitee, isSilent } from "./invitees-store.ts";
import { readEntryRow } from "./store.ts";

/** So long before the last day who said nothing hears of it. */
const ANSWER_DAYS = 3;

type ShownParts = Pick<EmailParts, "database" | "clock" | "kinds" | "origin">;

/** A card as its guests see it, with the section at whose door tickets are shown. */
export type CheckInCard = {
  card: CardRow;
  facts: Facts;
  section: Section;
  rules: EntryRules<unknown>;
  content: unknown;
  address: string;
  /** By what whoever gets its address may find out that it is real. */
  check: string;
};

/** Undefined where guests see no such section. */
export async function readCheckInCard(
  { database, clock, kinds, origin }: ShownParts,
  card: CardRow | undefined,
): Promise<CheckInCard | undefined> {
  if (!card || card.liveVersion === null || pageAt(card, clock.now()) !== "page") return undefined;
  const kind: Kind | undefined = kinds.find(({ name }) => name === card.kind);
  const section = kind && checkInSection(kind.sections);
  if (!kind || !section?.entries) return undefined;
  const read = await readVersion(database.orm, { kind, card: card.id, version: card.liveVersion });
  if (!read || read.content.hidden.includes(section.name)) return undefined;
  const address = `${origin}${pageOf(kind, card)}`;
  return {
    card,
    // What we write around it is Korean, whatever the card is.
    check: withCheckLines("", { checkNumber: checkNumberOf(card), language: "ko", address }),
    facts: kind.facts(read.content),
    section,
    rules: section.entries as EntryRules<unknown>,
    content: read.content.sections[section.name],
    address,
  };
}

/** When what an entry has a seat for begins. */
export function beginningOf({ facts, rules, content }: CheckInCard, entry: Record<string, unknown>) {
  return rules.ticket?.(content, entry)?.when ?? facts.when;
}

/** The last day to answer, if it is so near that those who said nothing are to hear of it. */
export function lastDayNear({ rules, content }: CheckInCard, now: Date): string | undefined {
  const lastDay = rules.lastDay?.(content);
  const days = lastDay ? daysBetween(koreanDay(now), lastDay) : -1;
  return lastDay && days >= 0 && days <= ANSWER_DAYS ? lastDay : undefined;
}

/** An entry with a seat and what its guest is told of it; undefined where there is no ticket or no address. */
async function readTicket(parts: EmailParts, id: EntryId) {
  const { orm } = parts.database;
  const entry = await readEntryRow(orm, id);
  if (!entry?.email || entry.state !== "accepted" || entry.seats === 0) return undefined;
  const shown = await readCheckInCard(parts, await findCard(orm, entry.card));
  const ticket = shown?.rules.ticket?.(shown.content, entry.content);
  if (!shown || !ticket || entry.section !== shown.section.name) return undefined;
  const link = ownLink(shown.address, { id, section: entry.section });
  return {
    entry,
    shown,
    about: { to: entry.email, facts: shown.facts, ticket, id, link, check: shown.check },
  };
}

/** `about`: when the seat was given, or when it begins. */
type AboutEntry = { entry: EntryId; about: string };

/** To a guest who has a seat now. */
export const seatTemplate: EmailTemplate<AboutEntry> = {
  name: "entry-seated",
  label: "[고이] 신청하신 행사의 입장권입니다",
  // What could not be told for a day is no news any more: the card itself shows it.
  newsForHours: 24,
  async compose(parts, { data }) {
    const found = await readTicket(parts, data.entry);
    const { seatedAt, updatedAt } = found?.entry ?? {};
    if (!found || !seatedAt || seatedAt.toISOString() !== data.about) return null;
    // Who changed the answer knows the seat; who waited was given it while away.
    return seatEmail({ ...found.about, hasWaited: updatedAt !== undefined && updatedAt < seatedAt });
  },
};

/** To a guest whose seat is for tomorrow. */
export const dayBeforeTemplate: EmailTemplate<AboutEntry> = {
  name: "entry-day-before",
  label: "[고이] 신청하신 행사가 내일입니다",
  newsForHours: 24,
  byDay: true,
  async compose(parts, { data }) {
    const found = await readTicket(parts, data.entry);
    const when = found && beginningOf(found.shown, found.entry.content);
    const isTomorrow = when?.date === daysAfter(koreanDay(parts.clock.now()), 1);
    return found && when && isTomorrow && instant(when).toISOString() === data.about
      ? dayBeforeEmail(found.about)
      : null;
  },
};

/** To somebody whom an owner named, who said nothing yet and wants to hear of it. */
export const answerTemplate: EmailTemplate<{ invitee: string }> = {
  name: "entry-answer",
  label: "[고이] 참석 여부를 알려 주세요",
  newsForHours: 24,
  byDay: true,
  async compose(parts, { data: { invitee: token } }) {
    const { orm } = parts.database;
    const invitee = await findInvitee(orm, token);
    const shown = invitee && (await readCheckInCard(parts, await findCard(orm, invitee.card)));
    const lastDay = shown && lastDayNear(shown, parts.clock.now());
    if (!invitee || !lastDay || !(await isSilent(orm, { ...invitee, section: shown.section.name })))
      return null;
    return answerReminderEmail({
      to: invitee.email,
      facts: shown.facts,
      lastDay,
      card: `${shown.address}#${shown.section.name}`,
      check: shown.check,
      refuse: `${parts.origin}/-/letters/${token}`,
    });
  },
};
