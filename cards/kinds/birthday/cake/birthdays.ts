import { solarOf } from "#cards/korean/lunar.ts";
import { daysAfter, readDay } from "#domain/korean-day.ts";
import { type Milestone, milestoneAt } from "./milestones.ts";

export type Birth = { birthDate: string; lunar: boolean; leapMonth: boolean };

/** What a coming day would be. */
export type Coming = { date: string; age: number | null; milestone: Milestone };

/** The day somebody was born in the solar calendar; null where none is given or there is no such day. */
export function bornOn({ birthDate, lunar, leapMonth }: Birth): string | null {
  const solar = lunar ? solarOf({ date: birthDate, leapMonth }) : birthDate;
  return solar && readDay(solar) ? solar : null;
}

/** The hundredth day counts the first. */
const HUNDREDTH = 99;

/** The next day to celebrate from today on; null for who is not born yet or whose day is not known. */
export function comingDay(birth: Birth, today: string): Coming | null {
  const born = bornOn(birth);
  if (!born || born > today) return null;
  const hundredth = daysAfter(born, HUNDREDTH);
  if (hundredth >= today) return { date: hundredth, age: null, milestone: "hundred-days" };
  const first = Number(birth.birthDate.slice(0, 4));
  const thisYear = Number(today.slice(0, 4));
  // A lunar year ends in the solar year after it.
  for (const year of [thisYear - 1, thisYear, thisYear + 1]) {
    const date = birthdayIn(birth, year);
    const age = year - first;
    if (date && date >= today && age > 0) return { date, age, milestone: milestoneAt(age) };
  }
  return null;
}

/** The birthday of a year; where that year has no such day, the last one before it. */
function birthdayIn({ birthDate, lunar, leapMonth }: Birth, year: number): string | null {
  const [, month = "", day = ""] = birthDate.split("-");
  for (let given = Number(day); given > Number(day) - 2; given--) {
    const date = `${year}-${month}-${String(given).padStart(2, "0")}`;
    const found = lunar ? lunarIn({ date, leapMonth }) : readDay(date) && date;
    if (found) return found;
  }
  return null;
}

/** A leap month comes back after many years; until then its days are kept in the month of the same number. */
function lunarIn({ date, leapMonth }: { date: string; leapMonth: boolean }): string | null {
  return (leapMonth ? solarOf({ date, leapMonth }) : null) ?? solarOf({ date, leapMonth: false });
}
