import { part } from "#cards/engine/card.ts";
import { foundIf } from "#cards/inspector/found-if.ts";
import { setField } from "#cards/inspector/mending.ts";
import type { Mend, Rule } from "#cards/inspector/rule.ts";
import { thanksLetter } from "#cards/kinds/thanks/letter/section.ts";
import { josa } from "#cards/korean/hangul.ts";
import { monthAndDay, plainDay } from "#domain/day-words.ts";
import { daysBetween, readDay } from "#domain/korean-day.ts";

/** A letter may be made ready before its day. */
const AHEAD = 14;
/** Who thanks for something a year ago does not date it so. */
const AGO = 365;

const day = { section: thanksLetter.name, field: "date" };
const PAST_DAY = /지난\s*(?<month>\d{1,2})월\s*(?<day>\d{1,2})일/u;

/** What a letter cannot do without, and its day. */
export const thanksLetterRules: readonly Rule[] = [
  {
    code: "letter-without-words",
    weight: "must",
    finds: "a letter that says nothing",
    find: ({ content }) =>
      foundIf(!part(content, thanksLetter).body.trim(), {
        section: thanksLetter.name,
        field: "body",
        sentence: "편지 글을 적어 주세요.",
      }),
  },
  {
    code: "sender-unnamed",
    weight: "must",
    finds: "a letter that nobody signed",
    find: ({ content }) =>
      foundIf(!part(content, thanksLetter).sender.trim(), {
        section: thanksLetter.name,
        field: "sender",
        sentence: "보내는 분의 이름을 적어 주세요.",
      }),
  },
  {
    code: "letter-day-not-in-calendar",
    weight: "must",
    finds: "a letter of a day that no calendar has",
    find({ content }) {
      const { date } = part(content, thanksLetter);
      return foundIf(date !== "" && readDay(date) === null, {
        section: thanksLetter.name,
        field: "date",
        sentence: "달력에 없는 날입니다. 날짜를 다시 골라 주세요.",
      });
    },
  },
  {
    code: "business-without-company",
    weight: "could",
    finds: "a business letter that does not say which company it is of",
    find({ content }) {
      const { occasion, company } = part(content, thanksLetter);
      return foundIf(occasion === "business" && !company.trim(), {
        section: thanksLetter.name,
        field: "company",
        sentence: "회사나 가게 이름을 적으면 누구의 감사장인지 바로 알 수 있습니다.",
      });
    },
  },
  {
    code: "letter-day-ahead",
    weight: "should",
    finds: "a letter that is dated weeks ahead",
    find({ content, today }) {
      const { date } = part(content, thanksLetter);
      return foundIf(readDay(date) !== null && daysBetween(today, date) > AHEAD, {
        ...day,
        sentence: `편지의 날짜가 아직 오지 않은 ${plainDay(date)}입니다.`,
        mend: datedToday(today),
      });
    },
  },
  {
    code: "letter-day-long-ago",
    weight: "should",
    finds: "a letter that is dated more than a year ago",
    find({ content, today }) {
      const { date } = part(content, thanksLetter);
      return foundIf(readDay(date) !== null && daysBetween(date, today) > AGO, {
        ...day,
        sentence: `편지의 날짜가 일 년도 더 지난 ${plainDay(date)}입니다.`,
        mend: datedToday(today),
      });
    },
  },
  {
    code: "letter-day-before-what-it-tells",
    weight: "should",
    finds: "a letter that speaks of a past day which is after its own",
    find({ content }) {
      const { date, body } = part(content, thanksLetter);
      const told = PAST_DAY.exec(body)?.groups;
      if (!readDay(date) || !told) return [];
      const month = String(told.month).padStart(2, "0");
      const then = `${date.slice(0, 4)}-${month}-${String(told.day).padStart(2, "0")}`;
      // What is months ahead was a year ago: 지난 12월, in a letter of January.
      const days = readDay(then) ? daysBetween(date, then) : 0;
      return foundIf(days > 0 && days < 150, {
        ...day,
        sentence: `글에는 지난 ${monthAndDay(then)} 일이 적혀 있는데, 편지의 날짜는 ${monthAndDay(date)}입니다.`,
      });
    },
  },
];

function datedToday(today: string): Mend {
  return {
    label: `${josa(`오늘(${monthAndDay(today)})`, "으로/로")} 고치기`,
    apply: setField(day, today),
  };
}
