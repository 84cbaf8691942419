import { expect, test } from "vitest";
import { lunarYearOf } from "#cards/korean/lunar.ts";
import { daysAfter, monthsAfter } from "#domain/korean-day.ts";
import { ageOn, animalOf, signOf } from "./age.ts";

test.each([
  ["2026-03-02", "2026-03-02", { days: 1, months: 0 }],
  ["2026-03-02", "2026-06-09", { days: 100, months: 3 }],
  ["2026-03-31", "2026-04-30", { days: 31, months: 0 }],
  ["2024-02-29", "2025-02-28", { days: 366, months: 11 }],
  ["2026-03-02", "2027-03-02", { days: 366, months: 12 }],
  ["2026-03-02", "2026-03-01", null],
  ["", "2026-03-01", null],
])("born on %s, on %s it is %o", (born, today, age) => {
  expect(ageOn(born, today)).toEqual(age);
});

test("the hundredth day is ninety-nine days on, and a month ends where it ends", () => {
  expect(daysAfter("2026-03-02", 99)).toBe("2026-06-09");
  expect(monthsAfter("2026-01-31", 1)).toBe("2026-02-28");
  expect(monthsAfter("2026-11-30", 12)).toBe("2027-11-30");
});

test.each([
  // 설 of 2026 is the 17th of February: before it a child is still of the snake's year.
  ["2026-02-16", "뱀띠"],
  ["2026-02-17", "말띠"],
  ["2025-01-28", "용띠"],
  ["2025-01-29", "뱀띠"],
  ["2026-12-31", "말띠"],
])("who is born on %s is %s", (born, animal) => {
  expect(animalOf(lunarYearOf(born) ?? 0).ko).toBe(animal);
});

test.each([
  ["2026-01-19", "염소자리"],
  ["2026-01-20", "물병자리"],
  ["2026-12-24", "사수자리"],
  ["2026-12-25", "염소자리"],
])("and on %s of %s", (born, sign) => {
  expect(signOf(born).ko).toBe(sign);
});
