import { dayMeant, type WrittenDay, writtenDays } from "#cards/inspector/written-days.ts";
import { daysBetween, monthsAfter, readDay, weekdayOf } from "#domain/korean-day.ts";
import type { PastedText, ReadValue, Stretch } from "./stretch.ts";

/** A day that comes, as in an invitation; or one near today on either side, as after a death. */
export type DayOutlook = "ahead" | "around";

const WEEKDAY_BEHIND =
  /^[\s,.·|]*(?:\(음력[^)\n]{1,16}\)\s*)?[([]?\s*(?:[일월화수목금토](?:요일)?|SUN|MON|TUE|WED|THU|FRI|SAT)\s*[)\]]?/i;

/** All days in what is left of a text, in their order. */
export function readDays({ left, today }: PastedText, outlook: DayOutlook): ReadValue<string>[] {
  return writtenDays(left).flatMap((day) => {
    const meant = outlook === "ahead" ? aheadOf(day, today) : around(day, today);
    return meant ? [{ ...meant, at: [stretchOf(day, left)] }] : [];
  });
}

function stretchOf({ from, text, weekday }: WrittenDay, left: string): Stretch {
  const to = from + text.length;
  return { from, to: to + ((weekday && WEEKDAY_BEHIND.exec(left.slice(to))?.[0].length) || 0) };
}

type Meant = { value: string; sure: boolean };

function agrees({ weekday }: Pick<WrittenDay, "weekday">, date: string): boolean {
  return !weekday || weekday.weekday === weekdayOf(date);
}

/** Without a year the next such day; its weekday is what makes that sure. */
function aheadOf(day: WrittenDay, today: string): Meant | null {
  const date = dayMeant(day, today);
  if (!date) return null;
  if (day.year) return { value: date, sure: agrees(day, date) };
  const next = date < today ? dayMeant({ ...day, year: Number(date.slice(0, 4)) + 1 }, today) : date;
  return next === null ? null : { value: next, sure: day.weekday !== null && agrees(day, next) };
}

/** As far from today as anything is that is told after a death. */
const NEAR_DAYS = 15;

function around(day: WrittenDay, today: string): Meant | null {
  const date = dayMeant(day, today);
  if (!date) return null;
  const isNear = Math.abs(daysBetween(today, date)) <= NEAR_DAYS;
  return { value: date, sure: agrees(day, date) && (day.year !== null || isNear) };
}

const DAY_ALONE =
  /(?<!\d월\s*|\d|월 )(\d{1,2})일(?!\s*(?:간|째|동안|장|전|후))(?:\s*[([]?([일월화수목금토])(?:요일|[)\]]))?/g;

/** Days without a month, as soon after a death: 18일 오전 7시. The one nearest to today. */
export function readDaysAlone({ left, today }: PastedText): ReadValue<string>[] {
  return [...left.matchAll(DAY_ALONE)].flatMap((match) => {
    const [whole, day = "", weekday] = match;
    const dates = [-1, 0, 1]
      .map((months) => `${monthsAfter(`${today.slice(0, 8)}01`, months).slice(0, 8)}${day.padStart(2, "0")}`)
      .filter((date) => readDay(date) !== null)
      .toSorted((one, other) => Math.abs(daysBetween(today, one)) - Math.abs(daysBetween(today, other)));
    const [date] = dates;
    if (!date) return [];
    const fits = !weekday || "일월화수목금토".indexOf(weekday) === weekdayOf(date);
    const isNear = Math.abs(daysBetween(today, date)) <= 7;
    return [
      { value: date, sure: fits && isNear, at: [{ from: match.index, to: match.index + whole.length }] },
    ];
  });
}
