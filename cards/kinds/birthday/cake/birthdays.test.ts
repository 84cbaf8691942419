import { expect, test } from "vitest";
import { comingDay } from "./birthdays.ts";
import { candlesOf } from "./candles.ts";
import { occasionWords } from "./milestones.ts";

const born = (birthDate: string, more: { lunar?: boolean; leapMonth?: boolean } = {}) => ({
  birthDate,
  lunar: false,
  leapMonth: false,
  ...more,
});

test.each([
  ["a birthday to come", born("1990-12-24"), "2026-11-15", "2026-12-24", "36번째 생일"],
  ["today itself", born("1990-11-15"), "2026-11-15", "2026-11-15", "36번째 생일"],
  ["next year", born("1990-03-01"), "2026-11-15", "2027-03-01", "37번째 생일"],
  ["sixty years", born("1967-03-01"), "2026-11-15", "2027-03-01", "환갑"],
  ["seventy, counted with the first year", born("1957-12-01"), "2026-11-15", "2026-12-01", "칠순"],
  ["a hundred days", born("2026-10-01"), "2026-11-15", "2027-01-08", "백일"],
  ["29 February", born("2000-02-29"), "2026-11-15", "2027-02-28", "27번째 생일"],
  ["by the moon", born("1957-02-12", { lunar: true }), "2026-11-15", "2027-03-19", "칠순"],
  [
    "by the moon, after the solar new year",
    born("1960-12-20", { lunar: true }),
    "2027-01-10",
    "2027-01-27",
    "66번째 생일",
  ],
  [
    "a leap month that does not come back",
    born("1957-08-15", { lunar: true, leapMonth: true }),
    "2026-11-15",
    "2027-09-15",
    "칠순",
  ],
])("%s", (_, birth, today, date, words) => {
  const coming = comingDay(birth, today);
  expect(coming?.date).toBe(date);
  expect(coming && occasionWords(coming)).toBe(words);
});

test("nobody celebrates who is not born yet, or on a day that never was", () => {
  expect(comingDay(born("2026-11-16"), "2026-11-15")).toBeNull();
  expect(comingDay(born("1957-02-30"), "2026-11-15")).toBeNull();
});

test("long candles are tens of years and short ones single years, never more than a cake can carry", () => {
  const heights = (age: number | null) =>
    candlesOf({ candles: "age", age, count: 3 })
      .map(({ height }) => (height > 50 ? "길" : "짧"))
      .join("");
  expect(heights(63)).toBe("길길길길길길짧짧짧");
  expect(heights(100)).toBe("길".repeat(10));
  expect(heights(7)).toBe("짧".repeat(7));
  expect(heights(null)).toHaveLength(1);
  for (let age = 1; age <= 122; age++) expect(heights(age).length).toBeLessThanOrEqual(20);
  expect(candlesOf({ candles: "figures", age: 27, count: 3 }).map(({ figure }) => figure)).toEqual([
    "2",
    "7",
  ]);
  expect(candlesOf({ candles: "count", age: 27, count: 20 })).toHaveLength(20);
});
