import { daysBetween, readDay } from "#domain/korean-day.ts";

const ENGLISH = "jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec".split("|");
const MONTH = `(?<name>${ENGLISH.join("|")})[a-z]*\\.?`;
const GAP = "[ \\t]*";
const PART = `${GAP}[년.\\-/]${GAP}`;

/** How a day is written, the surest first; what one of them took no later one reads. */
const forms = [
  new RegExp(
    `(?<!\\d)(?<year>\\d{4})${PART}(?<month>\\d{1,2})${GAP}[월.\\-/]${GAP}(?<day>\\d{1,2})(?!\\d)`,
    "g",
  ),
  /(?<!\d)(?<year>20\d{2})(?<month>\d{2})(?<day>\d{2})(?!\d)/g,
  new RegExp(`\\b${MONTH}${GAP}(?<day>\\d{1,2})(?:st|nd|rd|th)?(?:,?${GAP}(?<year>\\d{4}))?(?!\\d)`, "gi"),
  new RegExp(
    `(?<!\\d)(?<day>\\d{1,2})(?:st|nd|rd|th)?${GAP}${MONTH}(?:,?${GAP}(?<year>\\d{4}))?(?!\\d)`,
    "gi",
  ),
  new RegExp(
    `(?<!\\d)(?<year>\\d{2})${GAP}[년.]${GAP}(?<month>\\d{1,2})${GAP}[월.]${GAP}(?<day>\\d{1,2})(?!\\d)(?:${GAP}일)?`,
    "g",
  ),
  new RegExp(`(?<!\\d)(?<month>\\d{1,2})${GAP}월${GAP}(?<day>\\d{1,2})(?!\\d)(?:${GAP}일)?`, "g"),
];
/** `5/22` may be anything in a long text, and is a day where a day was asked for. */
const short = /(?<![\d./-])(?<month>\d{1,2})[ \t]*[/.-][ \t]*(?<day>\d{1,2})(?![\d./-])/g;

/** A day without its year is the one ahead, or not long ago. */
const BEHIND_DAYS = 120;

export type DaysInText = {
  /** In Korea, as `2027-05-22`, each once, as they stand. */
  days: string[];
  /** What is written like a day and is none of the calendar: `2월 30일`. */
  unreal: string | null;
};

type Reading = {
  today: string;
  /** Where a day was asked for. */
  isAnswer?: boolean;
};

/** The days that a text names. */
export function daysIn(text: string, { today, isAnswer = false }: Reading): DaysInText {
  let rest = text;
  const found: { at: number; day: string }[] = [];
  let unreal: string | null = null;
  for (const form of isAnswer ? [...forms, short] : forms) {
    rest = rest.replaceAll(form, (...match) => {
      const [whole, at, groups] = [String(match[0]), Number(match.at(-3)), match.at(-1)];
      const day = dayOf(groups as Record<string, string | undefined>, today);
      if (day) found.push({ at, day });
      else unreal ??= whole.trim();
      return " ".repeat(whole.length);
    });
  }
  const days = found.toSorted((one, other) => one.at - other.at).map(({ day }) => day);
  return { days: [...new Set(days)], unreal };
}

function dayOf(
  { year, month, name, day = "" }: Record<string, string | undefined>,
  today: string,
): string | null {
  const months = month ? Number(month) : ENGLISH.indexOf(name?.slice(0, 3).toLowerCase() ?? "") + 1;
  const written = (of: number) =>
    `${of}-${String(months).padStart(2, "0")}-${String(Number(day)).padStart(2, "0")}`;
  if (year) {
    const whole = written(year.length === 2 ? 2000 + Number(year) : Number(year));
    return readDay(whole) ? whole : null;
  }
  const thisYear = Number(today.slice(0, 4));
  // The 29th of February is not in every year.
  const near = Array.from({ length: 6 }, (_, index) => written(thisYear - 1 + index));
  return near.find((one) => readDay(one) && daysBetween(today, one) >= -BEHIND_DAYS) ?? null;
}
