import { part } from "#cards/engine/card.ts";
import { foundIf } from "#cards/inspector/found-if.ts";
import { rewritten, setting } from "#cards/inspector/mends.ts";
import type { Rule } from "#cards/inspector/rule.ts";
import { eventCover } from "#cards/kinds/event/cover/section.ts";
import { date, whenOf } from "#cards/sections/date/section.ts";
import { untilOf } from "#cards/sections/date/until.ts";
import { plainDay } from "#domain/day-words.ts";
import { daysBetween, monthsAfter, yearsAfter } from "#domain/korean-day.ts";

/** Fairs last a month; what hangs on a wall may hang for a year. */
const LONGEST_DAYS = { exhibition: 400, other: 31 };
/** Nobody sends an invitation so early; the year is a slip. */
const FARTHEST_MONTHS = 18;

const startAt = { section: date.name, field: "date" };
const endAt = { section: date.name, field: "endDate" };

/** When it begins and ends. */
export const eventDaysRules: readonly Rule[] = [
  {
    code: "event-without-day",
    weight: "must",
    finds: "an event without its day",
    find: ({ facts: { when } }) =>
      foundIf(when === null, { ...startAt, sentence: "언제 여는지 날짜를 정해 주세요." }),
  },
  {
    code: "event-ends-before-it-begins",
    weight: "must",
    finds: "an event that ends before it begins",
    find({ content }) {
      const given = part(content, date);
      const said = whenOf(given);
      const ends = given.endDate !== "" || given.endTime !== "";
      const isBefore = said !== null && !given.lunar && given.endDate !== "" && given.endDate < said.date;
      return foundIf(isBefore || (said !== null && ends && untilOf(given, said) === null), {
        section: date.name,
        field: given.endDate ? "endDate" : "endTime",
        sentence: "끝나는 때가 시작보다 빠릅니다. 둘을 다시 봐 주세요.",
      });
    },
  },
  {
    code: "event-too-long",
    weight: "should",
    finds: "an event that lasts longer than any does",
    find({ content, facts: { when, until } }) {
      if (!when || !until) return [];
      const isExhibition = part(content, eventCover).type === "exhibition";
      const days = daysBetween(when.date, until.date);
      if (days <= (isExhibition ? LONGEST_DAYS.exhibition : LONGEST_DAYS.other)) return [];
      const sooner = yearsAfter(until.date, Number(when.date.slice(0, 4)) - Number(until.date.slice(0, 4)));
      const isYear = sooner !== until.date && sooner >= when.date;
      return [
        {
          ...endAt,
          sentence: `${plainDay(when.date)}에 시작해 ${plainDay(until.date)}에 끝나면 ${days + 1}일 동안입니다. 끝나는 날을 확인해 주세요.`,
          ...(isYear && { mend: setting(`${sooner.slice(0, 4)}년으로 고치기`, endAt, sooner) }),
        },
      ];
    },
  },
  {
    code: "event-far-ahead",
    weight: "should",
    finds: "an event more than a year and a half ahead",
    find({ content, today }) {
      const given = part(content, date);
      const said = whenOf(given);
      if (!said || said.date <= monthsAfter(today, FARTHEST_MONTHS)) return [];
      const back = [1, 2, 10].find((years) => {
        const meant = yearsAfter(said.date, -years);
        return meant >= today && meant <= monthsAfter(today, 12);
      });
      const year = back && Number(said.date.slice(0, 4)) - back;
      return [
        {
          ...startAt,
          sentence: `행사 날이 ${plainDay(said.date)}입니다. 연도가 맞는지 확인해 주세요.`,
          ...(back &&
            !given.lunar && {
              mend: {
                label: `${year}년으로 고치기`,
                apply: (before) =>
                  [startAt, endAt].reduce(
                    (changed, place) =>
                      rewritten(changed, place, (day) =>
                        typeof day === "string" && day !== "" ? yearsAfter(day, -back) : day,
                      ),
                    before,
                  ),
              },
            }),
        },
      ];
    },
  },
];
