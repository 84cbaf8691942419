import type { FuneralReligion } from "#cards/kinds/memorial/passing.ts";
import { lunarOf, solarOf } from "#cards/korean/lunar.ts";
import { daysAfter, readDay, yearsAfter } from "#domain/korean-day.ts";

export const calendars = { solar: "양력", lunar: "음력" } as const;
export type CalendarName = keyof typeof calendars;

/** A generation; who keeps the day longer knows it by heart. */
const YEARS = 33;

/** The day of death is the first: the 49th follows 48 days after it. */
const RITES: Record<FuneralReligion, readonly (readonly [days: number, label: string])[]> = {
  none: [
    [48, "49재"],
    [99, "백일"],
  ],
  protestant: [],
  catholic: [],
  buddhist: [
    [48, "49재"],
    [99, "백일재"],
  ],
  won: [[48, "종재"]],
};

const YEARLY: Record<FuneralReligion, string> = {
  none: "기일",
  protestant: "추도일",
  catholic: "기일",
  buddhist: "기일",
  won: "열반 기념일",
};

type Given = { date: string; religion: FuneralReligion; calendar: CalendarName };
export type KeptDay = { label: string; date: string };

/** The days on which the family comes together, the first one first. */
export function keptDays({ date, religion, calendar }: Given): KeptDay[] {
  const died = readDay(date);
  if (!died) return [];
  const rites = RITES[religion].map(([days, label]) => ({ label, date: daysAfter(date, days) }));
  const years = Array.from({ length: YEARS }, (_, at) => at + 1).flatMap((year) => {
    const found = calendar === "lunar" ? sameLunarDay(date, year) : yearsAfter(date, year);
    const label = year === 1 ? `첫 ${YEARLY[religion]}` : `${year}주기 ${YEARLY[religion]}`;
    return found ? [{ label, date: found }] : [];
  });
  return [...rites, ...years];
}

/** Leap months do not come back, and a month that had 30 days may have 29. */
function sameLunarDay(date: string, years: number): string | null {
  const died = lunarOf(date);
  if (!died) return null;
  const [year, month, day] = died.split("-").map(Number) as [number, number, number];
  const inYear = (dayOfMonth: number) =>
    solarOf({ date: `${year + years}-${month}-${dayOfMonth}`, leapMonth: false });
  return inYear(day) ?? inYear(day - 1);
}
