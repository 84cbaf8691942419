import type { Found } from "#cards/inspector/rule.ts";
import { endsBefore } from "#domain/card-life.ts";
import { sentence } from "#domain/day-words.ts";
import { lastDayBefore } from "#domain/korean-day.ts";
import { cardMomentWords } from "#domain/moment-words.ts";
import { lastEventDay, openingsOf } from "./awaited.ts";
import type { CardContent } from "./card.ts";
import type { Kind } from "./kind.ts";

/** When the page would go, once guests see this content. */
export type CardEnding = { expiresAt: Date | null; isTrial: boolean; now: Date };

/** What was to open on a page that is gone by then: guests would wait for nothing. */
export function endDayChecks(
  kind: Kind,
  content: CardContent,
  { expiresAt, isTrial, now }: CardEnding,
): Found[] {
  if (!expiresAt) return [];
  const last = endInWords(expiresAt);
  return openingsOf(kind, content)
    .filter(({ at }) => at > now && endsBefore(expiresAt, at))
    .map(({ section, field, what, at }) => {
      const then = `${what} 때는 ${cardMomentWords(at, "ko")}입니다.`;
      return isTrial
        ? {
            section,
            field,
            sentence: `무료 체험은 ${last}까지인데 ${then} 주문하시면 그때까지 열려 있습니다.`,
            remedy: "order" as const,
          }
        : {
            section,
            field,
            sentence: `이 카드는 ${last}까지 열려 있는데 ${then} 날짜를 앞당겨 주세요.`,
          };
    });
}

/**
 * That a trial is over before the day it invites to. It may be sent all the same: a wedding is tried months before, and
 * its page comes back with an order. But nobody is to find that out on the day.
 */
export function trialEndsEarly(
  kind: Kind,
  content: CardContent,
  { expiresAt, isTrial }: CardEnding,
): string | null {
  const day = lastEventDay(kind, content);
  if (!isTrial || !expiresAt || !day || day <= lastDayBefore(expiresAt)) return null;
  return `무료 체험은 ${endInWords(expiresAt)}까지이고, 카드에 적힌 날은 ${sentence({ date: day, time: null })}입니다. 주문하시면 그날에도 열려 있습니다.`;
}

/** With its weekday: the maker looks for a day in the calendar. */
function endInWords(end: Date): string {
  return sentence({ date: lastDayBefore(end), time: null });
}
