import { checkNumberIn, type NumberInText } from "#domain/check-number.ts";
import { daysIn } from "#domain/days-in-text.ts";
import { type JudgedLink, judgeLink } from "#domain/judge-link.ts";
import { linksIn, plainText } from "#domain/links-in-text.ts";

/** A long message of ours has 900; whoever pastes a novel asks about its beginning. */
export const MAX_MESSAGE = 4_000;
/** More stand in no message; those that come first are looked at. */
export const MAX_LINKS = 10;
/** A notice of a death names the days of the death, of the encoffining and of the procession. */
const MAX_DAYS = 4;

export type ReadMessage = {
  /** Each judged, in their order. */
  links: readonly JudgedLink[];
  /** Whether there were more than are looked at. */
  hasMoreLinks: boolean;
  number: NumberInText;
  /** In Korea; of the event, perhaps. */
  days: readonly string[];
  /** What was written as the day and is none of the calendar. */
  unreal: string | null;
  /** Whether only its beginning was read. */
  isCut: boolean;
};

type Typed = {
  message: string;
  /** What was typed where the day was asked for. */
  day: string;
  /** Where we are. */
  own: URL;
  /** In Korea. */
  today: string;
};

/** What somebody received and wants to know about: its addresses, its check number, its days. Nothing is opened. */
export function readMessage({ message, day, own, today }: Typed): ReadMessage {
  // One letter may become eighteen.
  const text = plainText(message.slice(0, MAX_MESSAGE)).slice(0, 2 * MAX_MESSAGE);
  // Six figures of an address are no number.
  const { links, rest } = linksIn(text, { ownHost: own.host });
  const answered = daysIn(plainText(day.slice(0, MAX_MESSAGE)), { today, isAnswer: true });
  const isAnswered = day.trim() !== "";
  const written = daysIn(rest, { today });
  return {
    links: links.slice(0, MAX_LINKS).map((link) => judgeLink(link, own)),
    hasMoreLinks: links.length > MAX_LINKS,
    number: checkNumberIn(rest),
    days: (isAnswered ? answered : written).days.slice(0, MAX_DAYS),
    unreal:
      (isAnswered ? answered : written).unreal ??
      (isAnswered && answered.days.length === 0 ? day.trim() : null),
    isCut: message.length > MAX_MESSAGE,
  };
}
