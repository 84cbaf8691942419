import { part } from "#cards/engine/card.ts";
import { foundIf } from "#cards/inspector/found-if.ts";
import type { Rule } from "#cards/inspector/rule.ts";
import { date, whenOf } from "#cards/sections/date/section.ts";

/** For every kind with a `date` section. */
export const eventDayRules: readonly Rule[] = [
  {
    code: "day-not-in-calendar",
    weight: "must",
    finds: "a day of the event that no calendar has",
    find({ content }) {
      const given = part(content, date);
      return foundIf(given.date !== "" && whenOf(given) === null, {
        section: date.name,
        field: "date",
        sentence: "달력에 없는 날입니다. 날짜를 다시 골라 주세요.",
      });
    },
  },
];

export const pastEventRule: Rule = {
  code: "event-is-past",
  weight: "should",
  finds: "an event whose last day is over",
  find({ facts, today }) {
    const last = facts.until?.date ?? facts.when?.date;
    return foundIf(last !== undefined && last < today, {
      section: date.name,
      field: "date",
      sentence: "이미 지난 날입니다. 날짜가 맞는지 한 번 더 봐 주세요.",
    });
  },
};
