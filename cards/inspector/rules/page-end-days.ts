import { part } from "#cards/engine/card.ts";
import { trialEndsEarly } from "#cards/engine/end-day-checks.ts";
import type { Found, Inspected, Rule } from "#cards/inspector/rule.ts";
import { date } from "#cards/sections/date/section.ts";
import { photoWall } from "#cards/sections/photo-wall/section.ts";
import { rsvp } from "#cards/sections/rsvp/section.ts";
import { monthAndDay, plainDay } from "#domain/day-words.ts";
import { lastDayBefore } from "#domain/korean-day.ts";

/** For every kind: days on the card that lie behind the last day of its page. */
export const pageEndDayRules: readonly Rule[] = [
  {
    code: "event-after-page-end",
    weight: "should",
    finds: "an event after the last day of a page that is paid for",
    find(card) {
      const { when, until } = card.facts;
      // A trial that ends early is told of by itself, with how to order.
      if (card.ending?.isTrial) return [];
      return behind(card, {
        day: (until ?? when)?.date,
        what: "행사 날은",
        section: date.name,
        field: "date",
      });
    },
  },
  {
    code: "rsvp-after-page-end",
    weight: "should",
    finds: "answers that are taken after the last day of the page",
    find: (card) =>
      card.shows(rsvp)
        ? behind(card, {
            day: part(card.content, rsvp).deadline,
            what: "참석 여부를 받는 마지막 날은",
            section: rsvp.name,
            field: "deadline",
          })
        : [],
  },
  {
    code: "photo-wall-after-page-end",
    weight: "should",
    finds: "photos that are taken after the last day of the page",
    find: (card) =>
      card.shows(photoWall)
        ? behind(card, {
            day: part(card.content, photoWall).untilDate,
            what: "사진을 받는 마지막 날은",
            section: photoWall.name,
            field: "untilDate",
          })
        : [],
  },
];

type LastDay = Pick<Found, "section" | "field"> & { day: string | undefined; what: string };

function behind({ kind, content, ending }: Inspected, { day, what, ...place }: LastDay): Found[] {
  if (!day || !ending?.expiresAt || trialEndsEarly(kind, content, ending) !== null) return [];
  const last = lastDayBefore(ending.expiresAt);
  if (day <= last) return [];
  return ending.isTrial
    ? [
        {
          ...place,
          sentence: `무료 체험은 ${monthAndDay(last)}까지인데, ${what} ${monthAndDay(day)}입니다. 주문하시면 그때까지 열려 있습니다.`,
          remedy: "order",
        },
      ]
    : [{ ...place, sentence: `카드는 ${plainDay(last)}까지 열려 있는데, ${what} ${plainDay(day)}입니다.` }];
}
