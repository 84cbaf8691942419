import { daysBetween, readDay } from "#domain/korean-day.ts";

/** How old somebody is on a day: the day of birth is the first, as a hundredth day is counted. Null before it. */
export function ageOn(born: string, today: string): { days: number; months: number } | null {
  const [from, to] = [readDay(born), readDay(today)];
  if (!from || !to || born > today) return null;
  const begun = (to.year - from.year) * 12 + to.month - from.month;
  return { days: daysBetween(born, today) + 1, months: to.day < from.day ? begun - 1 : begun };
}

const animals = [
  ["쥐", "Rat"],
  ["소", "Ox"],
  ["호랑이", "Tiger"],
  ["토끼", "Rabbit"],
  ["용", "Dragon"],
  ["뱀", "Snake"],
  ["말", "Horse"],
  ["양", "Sheep"],
  ["원숭이", "Monkey"],
  ["닭", "Rooster"],
  ["개", "Dog"],
  ["돼지", "Pig"],
] as const;

/** Whose year a lunar year is; the year 4 was a rat's. */
export function animalOf(lunarYear: number): { ko: string; en: string } {
  const [ko = "", en = ""] = animals[(((lunarYear - 4) % 12) + 12) % 12] ?? [];
  return { ko: `${ko}띠`, en };
}

/** The last day of each sign, `MMDD`; the goat goes over the new year. */
const signs = [
  ["0119", "염소자리", "Capricorn"],
  ["0218", "물병자리", "Aquarius"],
  ["0320", "물고기자리", "Pisces"],
  ["0419", "양자리", "Aries"],
  ["0520", "황소자리", "Taurus"],
  ["0621", "쌍둥이자리", "Gemini"],
  ["0722", "게자리", "Cancer"],
  ["0822", "사자자리", "Leo"],
  ["0922", "처녀자리", "Virgo"],
  ["1023", "천칭자리", "Libra"],
  ["1122", "전갈자리", "Scorpio"],
  ["1224", "사수자리", "Sagittarius"],
  ["1231", "염소자리", "Capricorn"],
] as const;

export function signOf(born: string): { ko: string; en: string } {
  const day = born.slice(5).replace("-", "");
  const [, ko = "", en = ""] = signs.find(([until]) => day <= until) ?? [];
  return { ko, en };
}
