import { part } from "#cards/engine/card.ts";
import { foundIf } from "#cards/inspector/found-if.ts";
import { rewriting } from "#cards/inspector/mends.ts";
import { isOneLetterApart } from "#cards/inspector/near-miss.ts";
import type { Inspected, Rule } from "#cards/inspector/rule.ts";
import { textsOn } from "#cards/inspector/texts.ts";
import { eventCover } from "#cards/kinds/event/cover/section.ts";
import { josa } from "#cards/korean/hangul.ts";
import { quotedWords } from "#cards/korean/quoted.ts";
import { greetingSection } from "#cards/sections/greeting/section.ts";
import { monthAndDay } from "#domain/day-words.ts";

/** 2026 송년회; and no 2005년 졸업생, 2019학번, since 2019. */
const YEAR = /(?<![\d.,-])(20\d\d)(?=년?\s|년?$|년?[가-힣])(?!\s?(?:학번|년생|년 ?졸업|졸업|기\b|주년))/u;
/** In which months words of a season are said; wide, since one speaks of spring before it is there. */
const seasons: readonly { word: RegExp; said: string; months: readonly number[] }[] = [
  { word: /송년|망년|종무식/u, said: "송년", months: [11, 12, 1] },
  { word: /신년|새해|시무식/u, said: "새해", months: [12, 1, 2] },
  { word: /크리스마스|성탄/u, said: "크리스마스", months: [11, 12, 1] },
  { word: /(?<![가-힣])봄/u, said: "봄", months: [2, 3, 4, 5, 6] },
  { word: /(?<![가-힣])(?:한|초|늦)?여름/u, said: "여름", months: [5, 6, 7, 8, 9] },
  { word: /(?<![가-힣])(?:늦|초)?가을/u, said: "가을", months: [8, 9, 10, 11, 12] },
  { word: /(?<![가-힣])(?:한|초)?겨울/u, said: "겨울", months: [11, 12, 1, 2, 3] },
];
const SIGNED = /^(.+?)\s*(?:드림|올림|일동|드립니다)?\s*$/u;

const titleAt = { section: eventCover.name, field: "title" };

/** What stands large on the poster, against the day and against who invites. */
export const posterRules: readonly Rule[] = [
  {
    code: "event-untitled",
    weight: "must",
    finds: "an event without a title",
    find: ({ content }) =>
      foundIf(!part(content, eventCover).title.trim(), {
        ...titleAt,
        sentence: "포스터에 크게 놓일 제목을 적어 주세요.",
      }),
  },
  {
    code: "title-of-another-year",
    weight: "should",
    finds: "a title with another year than that of the event",
    find(card) {
      const fitting = yearsOf(card);
      const [year] = fitting;
      if (year === undefined) return [];
      return titlesOn(card).flatMap(({ text, ...at }) => {
        const said = Number(YEAR.exec(text)?.[1]);
        // What is long past is told of, and what is far ahead is dreamt of.
        const isSlip = Math.abs(said - year) <= 2 && !fitting.includes(said);
        return foundIf(isSlip, {
          ...at,
          sentence: `제목에는 ${said}년이라고 적혀 있는데, 행사는 ${year}년에 열립니다.`,
          mend: rewriting(`${year}년으로 고치기`, at, (written) => written.replace(YEAR, String(year))),
        });
      });
    },
  },
  {
    code: "title-of-another-season",
    weight: "should",
    finds: "a year's end in March, a winter night in July",
    find({ content, facts: { when, until } }) {
      const { title } = part(content, eventCover);
      const day = when?.date;
      if (!day) return [];
      const months = [day, until?.date ?? day].map((one) => Number(one.slice(5, 7)));
      const wrong = seasons.find(
        ({ word, months: fitting }) => word.test(title) && !months.some((month) => fitting.includes(month)),
      );
      return foundIf(wrong !== undefined, {
        ...titleAt,
        sentence: `제목에는 ${josa(`‘${wrong?.said}’`, "이/가")} 들어 있는데, 행사는 ${monthAndDay(day)}입니다.`,
      });
    },
  },
  {
    code: "year-end-in-another-season",
    weight: "should",
    finds: "an event of the type 송년회 that is not at the end of a year",
    find({ content, facts: { when } }) {
      const isYearEnd = part(content, eventCover).type === "year-end";
      const day = when?.date ?? "";
      return foundIf(isYearEnd && day !== "" && !["11", "12", "01"].includes(day.slice(5, 7)), {
        section: eventCover.name,
        field: "type",
        sentence: `행사 종류는 송년회인데, 행사는 ${monthAndDay(day)}입니다.`,
      });
    },
  },
  {
    code: "host-spelt-otherwise",
    weight: "should",
    finds: "a greeting that is signed by the host with one letter that is another",
    find({ content, shows }) {
      const host = part(content, eventCover).host.trim();
      const signed = SIGNED.exec(part(content, greetingSection).signature.trim())?.[1] ?? "";
      const at = { section: greetingSection.name, field: "signature" };
      return foundIf(shows(greetingSection) && isOneLetterApart(host, signed), {
        ...at,
        sentence: `포스터에는 ‘${host}’, 인사말 끝에는 ${quotedWords(signed)} 적혀 있습니다.`,
        mend: rewriting(`${josa(`‘${host}’`, "으로/로")} 고치기`, at, (text) => text.replace(signed, host)),
      });
    },
  },
];

function titlesOn(card: Inspected) {
  return textsOn(card).filter(
    ({ section, field }) =>
      (section === eventCover.name && ["title", "english", "tagline"].includes(field)) ||
      (["greeting", "share"].includes(section) && field === "title"),
  );
}

/** The year of the event first; around a new year people speak of the one that ends and of the one that begins. */
function yearsOf({ facts: { when, until } }: Inspected): number[] {
  return [when?.date, until?.date].flatMap((day) => {
    if (!day) return [];
    const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
    if (month >= 11) return [year, year + 1];
    return month === 1 ? [year, year - 1] : [year];
  });
}
