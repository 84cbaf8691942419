import { koreanDay, readDay } from "#domain/korean-day.ts";
import type { CardContent } from "./card.ts";
import type { Kind, Opening } from "./kind.ts";

/** What opens on a card at a moment of its own. What is to open without a day is another concern. */
export function openingsOf(kind: Kind, content: CardContent): Opening[] {
  return (kind.openings?.(content) ?? []).filter(({ at }) => at.getUTCFullYear() <= 9_999);
}

/** The last day of what a card invites to; null where it names none. */
export function lastEventDay(kind: Kind, content: CardContent): string | null {
  const { when, until } = kind.facts(content);
  const date = (until ?? when)?.date;
  return date && readDay(date) ? date : null;
}

/** Days in Korea on which a card has to be there: something opens, or takes place. */
export function awaitedDays(kind: Kind, content: CardContent): string[] {
  const event = lastEventDay(kind, content);
  return [...openingsOf(kind, content).map(({ at }) => koreanDay(at)), ...(event ? [event] : [])];
}
