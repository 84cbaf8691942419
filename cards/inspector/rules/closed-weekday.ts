import type { Rule } from "#cards/inspector/rule.ts";
import { textsOn } from "#cards/inspector/texts.ts";
import { josa } from "#cards/korean/hangul.ts";
import { date } from "#cards/sections/date/section.ts";
import { WEEKDAYS_KO } from "#domain/day-words.ts";
import { weekdayOf } from "#domain/korean-day.ts";

const closed =
  /((?:[월화수목금토일]요일[,과와· ]*)+)(?:은|는|에는|마다|에)?\s*(?:쉽니다|쉬어요|쉬는|휴무|휴관|문을 닫)/gu;

/** A day on which, as the card itself says, nobody is there. */
export const closedWeekdayRule: Rule = {
  code: "event-on-closed-weekday",
  weight: "should",
  finds: "an event on a weekday on which the card says the house is closed",
  find(card) {
    const { when, until } = card.facts;
    if (!when || (until && until.date > when.date)) return [];
    const own = `${WEEKDAYS_KO[weekdayOf(when.date)]}요일`;
    const isSaid = textsOn(card).some(({ text }) =>
      [...text.matchAll(closed)].some(([, days = ""]) => days.includes(own)),
    );
    return isSaid
      ? [
          {
            section: date.name,
            field: "date",
            sentence: `${josa(own, "은/는")} 쉬는 날이라고 적혀 있는데, 날짜가 ${own}입니다.`,
          },
        ]
      : [];
  },
};
