import { expect, test } from "vitest";
import { keptDays } from "./kept-days.ts";

const days = (given: Parameters<typeof keptDays>[0]) =>
  Object.fromEntries(keptDays(given).map(({ label, date }) => [label, date]));

test("the 49th and the hundredth day count the day of death as the first", () => {
  expect(days({ date: "2026-11-14", religion: "none", calendar: "solar" })).toMatchObject({
    "49재": "2027-01-01",
    백일: "2027-02-21",
    "첫 기일": "2027-11-14",
    "2주기 기일": "2028-11-14",
  });
});

test("a solar day that comes every fourth year is kept on the last of February", () => {
  const found = days({ date: "2028-02-29", religion: "catholic", calendar: "solar" });
  expect(found["첫 기일"]).toBe("2029-02-28");
  expect(found["4주기 기일"]).toBe("2032-02-29");
});

test("a lunar day moves through the solar year: 추석 stays 추석", () => {
  const found = days({ date: "2025-10-06", religion: "none", calendar: "lunar" });
  expect(found["첫 기일"]).toBe("2026-09-25");
  expect(found["2주기 기일"]).toBe("2027-09-15");
});

test("a leap month does not come back, and a month of 29 days has its last", () => {
  const leap = days({ date: "2025-08-10", religion: "none", calendar: "lunar" });
  expect(leap["첫 기일"]).toBe("2026-07-30");
  for (const { date } of keptDays({ date: "2025-01-28", religion: "none", calendar: "lunar" }))
    expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});

test("each belief keeps its own days", () => {
  const labels = (religion: "protestant" | "buddhist" | "won") =>
    keptDays({ date: "2026-11-14", religion, calendar: "solar" }).map(({ label }) => label);
  expect(labels("protestant")[0]).toBe("첫 추도일");
  expect(labels("buddhist").slice(0, 2)).toEqual(["49재", "백일재"]);
  expect(labels("won")[0]).toBe("종재");
});
