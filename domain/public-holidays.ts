import { daysAfter, weekdayOf } from "#domain/korean-day.ts";

/** The feasts of the lunar calendar in one solar year, `YYYY-MM-DD`; null beyond its tables. */
export type LunarFeasts = { seollal: string | null; buddha: string | null; chuseok: string | null };

type Feast = {
  date: string;
  name: string;
  /** What a day that is given for it is called after: 설날 for all three days of it. */
  of: string;
  isLunar: boolean;
  /** On which days of the week it is lost and another day is given; 0 is Sunday. */
  lostOn: readonly number[];
};

const WEEKEND = [0, 6];
const SUNDAY = [0];

/** 관공서의 공휴일에 관한 규정 제2조, and 제3조 for who is given another day, as they have stood since 2026. */
const solar: readonly [monthAndDay: string, name: string, lostOn: readonly number[]][] = [
  ["01-01", "1월 1일", []],
  ["03-01", "3ㆍ1절", WEEKEND],
  ["05-01", "노동절", WEEKEND],
  ["05-05", "어린이날", WEEKEND],
  ["06-06", "현충일", []],
  ["07-17", "제헌절", WEEKEND],
  ["08-15", "광복절", WEEKEND],
  ["10-03", "개천절", WEEKEND],
  ["10-09", "한글날", WEEKEND],
  ["12-25", "기독탄신일", WEEKEND],
];

/**
 * The public holidays of a year by the law as it stands: under each day the official names of all that falls on it.
 * Elections and days that a government gives once follow no rule.
 */
export function publicHolidays(year: number, lunar: LunarFeasts): Record<string, string[]> {
  const feasts = [
    ...solar.map(
      ([day, name, lostOn]): Feast => ({ date: `${year}-${day}`, name, of: name, isLunar: false, lostOn }),
    ),
    ...threeDays("설날", lunar.seollal),
    ...feast({ name: "부처님 오신 날", date: lunar.buddha }),
    ...threeDays("추석", lunar.chuseok),
  ].toSorted((one, other) => one.date.localeCompare(other.date));

  const days: Record<string, string[]> = {};
  for (const { date, name } of feasts) days[date] = [...(days[date] ?? []), name];
  for (const lost of feasts.filter((one) => isLost(one, feasts))) {
    days[freeDayAfter(lost.date, days)] = [`대체공휴일(${lost.of})`];
  }
  return days;
}

function feast({ name, date }: { name: string; date: string | null }): Feast[] {
  return date ? [{ date, name, of: name, isLunar: true, lostOn: WEEKEND }] : [];
}

/** With the day before and the day after it. A Saturday among three days is not given back. */
function threeDays(name: string, date: string | null): Feast[] {
  if (!date) return [];
  const own = { of: name, isLunar: true, lostOn: SUNDAY };
  return [
    { ...own, date: daysAfter(date, -1), name: `${name} 전날` },
    { ...own, date, name },
    { ...own, date: daysAfter(date, 1), name: `${name} 다음 날` },
  ];
}

/** To the weekend, or of two that fall on one working day the one that moves with the moon. */
function isLost({ date, isLunar, lostOn }: Feast, feasts: readonly Feast[]): boolean {
  const weekday = weekdayOf(date);
  if (WEEKEND.includes(weekday)) return lostOn.includes(weekday);
  return isLunar && feasts.some((other) => !other.isLunar && other.date === date);
}

/** The first day that is neither a holiday, nor given already, nor of the weekend. */
function freeDayAfter(date: string, days: Readonly<Record<string, unknown>>): string {
  const next = daysAfter(date, 1);
  return next in days || WEEKEND.includes(weekdayOf(next)) ? freeDayAfter(next, days) : next;
}
