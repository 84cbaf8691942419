import { daysAfter, monthsAfter } from "#domain/korean-day.ts";

/** The days of a first year that families keep, in their order. */
export const moments = {
  birth: "태어난 날",
  "month-1": "1개월",
  "day-50": "50일",
  "month-2": "2개월",
  "month-3": "3개월",
  "day-100": "백일",
  "month-4": "4개월",
  "month-5": "5개월",
  "month-6": "6개월",
  "month-7": "7개월",
  "month-8": "8개월",
  "month-9": "9개월",
  "month-10": "10개월",
  "month-11": "11개월",
  "month-12": "첫돌",
} as const;
export type Moment = keyof typeof moments;

const english: Partial<Record<Moment, string>> = { birth: "Birth", "month-12": "First birthday" };

/** Half of a year's months are longer than thirty days. */
const MONTH_DAYS = 30.44;

function read(moment: Moment): { unit: "day" | "month"; count: number } {
  const [unit, count = "0"] = moment.split("-");
  return { unit: unit === "day" ? "day" : "month", count: Number(count) };
}

/** How many days old a child then is, nearly: where it stands on a line. */
export function daysOld(moment: Moment): number {
  const { unit, count } = read(moment);
  return unit === "day" ? count - 1 : count * MONTH_DAYS;
}

/** The day itself, for a child that was born on a day. */
export function dayOf(moment: Moment, born: string): string {
  const { unit, count } = read(moment);
  return unit === "day" ? daysAfter(born, count - 1) : monthsAfter(born, count);
}

export function momentLabel(moment: Moment, language: "ko" | "en"): string {
  if (language === "ko") return moments[moment];
  const { unit, count } = read(moment);
  return english[moment] ?? (unit === "day" ? `Day ${count}` : count === 1 ? "1 month" : `${count} months`);
}
