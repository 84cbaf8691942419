import * as gazette from "@hyunbinseo/holidays-kr/all";
import type { CardContent } from "#cards/engine/card.ts";
import { publicHolidays } from "#domain/public-holidays.ts";
import { solarOf } from "./lunar.ts";

type Holidays = Readonly<Record<string, readonly string[]>>;

/** What the government has announced, with elections and days that it gave once. */
const announced = Object.values(gazette) as readonly Holidays[];
const known: Holidays = Object.assign({}, ...announced);
const lastKnown = Math.max(...Object.keys(known).map(yearOf));

const byRule = new Map<number, Holidays>();

/**
 * The public holidays of Korea on a day, as people call them; empty on any other day. Years that are not announced
 * yet follow the law as it stands; of years before the announcements nothing is said, because the law was another.
 */
export function holidayOn(date: string, language: CardContent["language"] = "ko"): string {
  const names = holidaysOf(yearOf(date))[date] ?? [];
  const said = language === "ko" ? names.map(inKorean) : names.map(inEnglish);
  return [...new Set(said)].join(" · ");
}

/** All of one month, `YYYY-MM`, by their days. */
export function holidaysIn(
  month: string,
  language: CardContent["language"] = "ko",
): Readonly<Record<string, string>> {
  const dates = Object.keys(holidaysOf(yearOf(month))).filter((date) => date.startsWith(`${month}-`));
  return Object.fromEntries(dates.sort().map((date) => [date, holidayOn(date, language)]));
}

function holidaysOf(year: number): Holidays {
  if (year <= lastKnown) return known;
  const holidays = byRule.get(year) ?? publicHolidays(year, lunarFeasts(year));
  byRule.set(year, holidays);
  return holidays;
}

export function lunarFeasts(year: number) {
  const on = (day: string) => solarOf({ date: `${year}-${day}`, leapMonth: false });
  return { seollal: on("01-01"), buddha: on("04-08"), chuseok: on("08-15") };
}

function yearOf(date: string): number {
  return Number(date.slice(0, 4));
}

/** Official name → what people say, and what an English card says. */
const words: Readonly<Record<string, { ko?: string; en: string }>> = {
  "1월 1일": { ko: "새해 첫날", en: "New Year’s Day" },
  "설날 전날": { ko: "설 연휴", en: "Seollal holiday" },
  설날: { en: "Seollal" },
  "설날 다음 날": { ko: "설 연휴", en: "Seollal holiday" },
  "3ㆍ1절": { ko: "삼일절", en: "Independence Movement Day" },
  노동절: { en: "Labour Day" },
  어린이날: { en: "Children’s Day" },
  "부처님 오신 날": { en: "Buddha’s Birthday" },
  현충일: { en: "Memorial Day" },
  제헌절: { en: "Constitution Day" },
  광복절: { en: "Liberation Day" },
  "추석 전날": { ko: "추석 연휴", en: "Chuseok holiday" },
  추석: { en: "Chuseok" },
  "추석 다음 날": { ko: "추석 연휴", en: "Chuseok holiday" },
  개천절: { en: "National Foundation Day" },
  한글날: { en: "Hangeul Day" },
  기독탄신일: { ko: "성탄절", en: "Christmas Day" },
};

function inKorean(official: string): string {
  const given = /^대체공휴일\((.*)\)$/.exec(official)?.[1];
  if (given) return `${words[given]?.ko ?? given} 대체공휴일`;
  return words[official]?.ko ?? official;
}

function inEnglish(official: string): string {
  if (official.startsWith("대체공휴일")) return "Substitute holiday";
  return words[official]?.en ?? "Public holiday";
}
