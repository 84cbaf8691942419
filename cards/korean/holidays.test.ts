import * as gazette from "@hyunbinseo/holidays-kr/all";
import { describe, expect, test } from "vitest";
import { publicHolidays } from "#domain/public-holidays.ts";
import { holidayOn, holidaysIn, lunarFeasts } from "./holidays.ts";

type Days = Record<string, readonly string[]>;

const years = Object.values(gazette).map((days: Days) => ({
  year: Number(Object.keys(days)[0]?.slice(0, 4)),
  days,
}));

/** Since May 2023 부처님 오신 날 and 기독탄신일 are given back too; until then the law was another. */
const sinceTheLaw = years.filter(({ year }) => year >= 2023);

/** What no rule knows. */
const isGivenOnce = (name: string) => /^임시공휴일|선거$/.test(name);
/** Holidays since 2026. */
const isOfThisLaw = (name: string) => /노동절|제헌절/.test(name);

function without(days: Days, isLeftOut: (name: string) => boolean): Days {
  const left = Object.entries(days).map(
    ([date, names]) => [date, names.filter((name) => !isLeftOut(name))] as const,
  );
  return Object.fromEntries(left.filter(([, names]) => names.length > 0));
}

test("the announced years reach those in which the law is as it stands", () => {
  expect(sinceTheLaw.map(({ year }) => year)).toEqual(expect.arrayContaining([2023, 2024, 2025, 2026, 2027]));
});

describe.each(sinceTheLaw)("$year", ({ year, days }) => {
  test("by rule has the holidays that the government announced, under the same names", () => {
    const byRule = publicHolidays(year, lunarFeasts(year));
    expect(without(byRule, year < 2026 ? isOfThisLaw : () => false)).toEqual(without(days, isGivenOnce));
  });
});

test("years that are not announced yet follow the rule, two feasts on one day included", () => {
  // 개천절 falls on 추석, a Tuesday: one more day.
  expect(holidaysIn("2028-10")).toEqual({
    "2028-10-02": "추석 연휴",
    "2028-10-03": "개천절 · 추석",
    "2028-10-04": "추석 연휴",
    "2028-10-05": "추석 대체공휴일",
    "2028-10-09": "한글날",
  });
  // Friday, Saturday, Sunday: the Sunday is given back.
  expect(holidayOn("2029-09-24")).toBe("추석 대체공휴일");
  // 개천절 on the day before 추석, a Friday, and the day after on a Sunday: two more days.
  expect(holidaysIn("2036-10")).toMatchObject({
    "2036-10-06": "추석 대체공휴일",
    "2036-10-07": "추석 대체공휴일",
  });
});

test("whatever the year, a day that is given is a working day of its own, and nothing else moves", () => {
  for (let year = 2028; year <= 2050; year++) {
    const days = publicHolidays(year, lunarFeasts(year));
    expect(Object.keys(days).length, String(year)).toBeGreaterThanOrEqual(16);
    for (const [date, names] of Object.entries(days)) {
      if (!names.some((name) => name.startsWith("대체"))) continue;
      expect(names, date).toHaveLength(1);
      expect([0, 6], date).not.toContain(new Date(date).getUTCDay());
    }
  }
});

test("beyond the lunar tables the solar days are still known, and of the past only what was announced", () => {
  expect(holidayOn("2061-12-25")).toBe("성탄절");
  expect(holidayOn("1990-04-05")).toBe("");
  expect(holidayOn("1990-03-01")).toBe("");
  expect(holidayOn("")).toBe("");
});

test("people read what they would say, in the language of the card", () => {
  expect(holidayOn("2025-05-05")).toBe("어린이날 · 부처님 오신 날");
  expect(holidayOn("2026-03-02")).toBe("삼일절 대체공휴일");
  expect(holidayOn("2025-06-03")).toBe("임시공휴일(대통령선거)");
  expect(holidayOn("2027-05-03", "en")).toBe("Substitute holiday");
  expect(holidayOn("2025-06-03", "en")).toBe("Public holiday");
  for (const [date, names] of years.flatMap(({ days }) => Object.entries(days))) {
    const inEnglish = holidayOn(date, "en");
    expect(inEnglish, names.join()).not.toMatch(/[가-힣]/);
    if (!names.some(isGivenOnce)) expect(inEnglish, names.join()).not.toBe("Public holiday");
  }
});
