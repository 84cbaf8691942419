import { WEEKDAYS_EN, WEEKDAYS_KO } from "#domain/day-words.ts";
import { daysBetween, readDay } from "#domain/korean-day.ts";

/** A day of the week in a text: 토요일, (토), SAT. */
export type WrittenWeekday = { text: string; from: number; weekday: number; language: "ko" | "en" };

/** A day of the calendar in a text: 10월 16일, 2027. 10. 16, 27. 10. 16(토), 10/16(토). */
export type WrittenDay = {
  text: string;
  from: number;
  /** Null where none is written. */
  year: number | null;
  month: number;
  day: number;
  /** The one that is said of it; null where none is. */
  weekday: WrittenWeekday | null;
  /** Another day in the same form. */
  as(date: string): string;
};

const inWords = /(?:(?<!\d)(\d{4}|\d{2})년\s*)?(?<!\d)(\d{1,2})월\s*(\d{1,2})일/g;
const inFigures = /(?<![\d./-])(\d{4})(\s*[./-]\s*)(\d{1,2})(\s*[./-]\s*)(\d{1,2})(?!\d)/g;
const inFewFigures = /(?<![\d./-])(\d{2})(\s*[./-]\s*)(\d{1,2})(\s*[./-]\s*)(\d{1,2})(?![\d/-])/g;
const short = /(?<![\d./-]|\d[./-] )(\d{1,2})(\/|\.\s?)(\d{1,2})(?![\d/-]|\.\d)/g;
/** Behind a day: (토), (토요일), 토요일, SAT; 토 alone where an hour, a sign or nothing follows. */
const weekdayBehind =
  /^[\s,.·|]*(?:\(음력[^)\n]{1,16}\)\s*)?(?:[([]\s*([일월화수목금토])(?:요일)?\s*[)\]]|([일월화수목금토])(?:요일|(?=[\s,.]*(?:$|\n|\d{1,2}[시:]|오전|오후|낮|정오|저녁|[AP]M)))|(SUN|MON|TUE|WED|THU|FRI|SAT)(?![A-Za-z]))/i;
const weekdays: Record<WrittenWeekday["language"], readonly string[]> = { ko: WEEKDAYS_KO, en: WEEKDAYS_EN };
const isLunar = /음력\s*(?:\d{4}년\s*)?$/;

/** All days of the solar calendar in a text, in their order. */
export function writtenDays(text: string): WrittenDay[] {
  if (!/\d/.test(text)) return [];
  const found = [
    ...[...text.matchAll(inWords)].map((match) => {
      const [whole, year, month = "", day = ""] = match;
      return written({ text, whole, from: match.index, year, month, day }, (date) => {
        const [y, m, d] = date.split("-").map(Number);
        return `${year ? `${y}년 ` : ""}${m}월 ${d}일`;
      });
    }),
    ...[...text.matchAll(inFigures)].map((match) => {
      const [whole, year, first, month = "", second, day = ""] = match;
      return written({ text, whole, from: match.index, year, month, day }, (date) => {
        const [y, m = "", d = ""] = date.split("-");
        const isPadded = month.length === 2 && day.length === 2;
        return `${y}${first}${isPadded ? m : Number(m)}${second}${isPadded ? d : Number(d)}`;
      });
    }),
    // A year of two figures may be anything: it is one where the weekday stands behind the day.
    ...[...text.matchAll(inFewFigures)]
      .map((match) => {
        const [whole, year, first, month = "", second, day = ""] = match;
        return written({ text, whole, from: match.index, year, month, day }, (date) => {
          const [y = "", m, d] = date.split("-");
          return `${y.slice(2)}${first}${Number(m)}${second}${Number(d)}`;
        });
      })
      .filter((one) => one?.weekday),
    // What is written like a fraction is a day only where its weekday stands behind it.
    ...[...text.matchAll(short)]
      .map((match) => {
        const [whole, month = "", between, day = ""] = match;
        return written({ text, whole, from: match.index, year: undefined, month, day }, (date) =>
          date.split("-").slice(1).map(Number).join(between),
        );
      })
      .filter((one) => one?.weekday),
  ];
  return found.filter((one) => one !== null).toSorted((one, other) => one.from - other.from);
}

type Match = {
  text: string;
  whole: string;
  from: number;
  year: string | undefined;
  month: string;
  day: string;
};

function written({ text, whole, from, year, month, day }: Match, as: WrittenDay["as"]): WrittenDay | null {
  if (Number(month) < 1 || Number(month) > 12 || Number(day) < 1 || Number(day) > 31) return null;
  if (isLunar.test(text.slice(0, from))) return null;
  return {
    text: whole,
    from,
    year: year ? Number(year.padStart(4, "20")) : null,
    month: Number(month),
    day: Number(day),
    weekday: weekdayAt(text, from + whole.length),
    as,
  };
}

function weekdayAt(text: string, from: number): WrittenWeekday | null {
  const match = weekdayBehind.exec(text.slice(from));
  if (!match) return null;
  const [whole, inBrackets, alone, english] = match;
  const word = inBrackets ?? alone ?? english ?? "";
  const at = from + whole.indexOf(word);
  return english
    ? { text: word, from: at, weekday: weekdays.en.indexOf(word.toUpperCase()), language: "en" }
    : { text: word, from: at, weekday: weekdays.ko.indexOf(word), language: "ko" };
}

/** `YYYY-MM-DD`; where no year is written that of the occurrence nearest to another day. Null where no calendar has it. */
export function dayMeant({ year, month, day }: WrittenDay, near: string): string | null {
  const monthAndDay = `${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
  const own = Number(near.slice(0, 4));
  const dates = (year ? [year] : [own - 1, own, own + 1])
    .map((one) => `${one}-${monthAndDay}`)
    .filter((date) => readDay(date) !== null);
  const distance = (date: string) => Math.abs(daysBetween(near, date));
  return dates.toSorted((one, other) => distance(one) - distance(other))[0] ?? null;
}

/** A weekday in the form in which another one stands. */
export function weekdayAs({ language }: WrittenWeekday, weekday: number): string {
  return weekdays[language][weekday] ?? "";
}
