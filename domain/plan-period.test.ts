import { expect, test } from "vitest";
import { type PlanOrder, planEndsAt } from "./plan-period.ts";

const first = (paidAt: string): PlanOrder => ({ purpose: "first", extraDays: 0, paidAt: new Date(paidAt) });
const again = (paidAt: string): PlanOrder => ({
  purpose: "extension",
  extraDays: 365,
  paidAt: new Date(paidAt),
});
const end = (orders: PlanOrder[], from = "2026-11-01T00:00:00Z") =>
  planEndsAt({ orders, days: 365, from: new Date(from) })?.toISOString();

test("a plan of a year ends at midnight in Korea, a year after the day it was paid", () => {
  expect(end([])).toBeUndefined();
  expect(end([first("2026-11-15T00:00:00Z")])).toBe("2027-11-15T15:00:00.000Z");
  expect(end([first("2026-11-15T14:59:59Z")])).toBe("2027-11-15T15:00:00.000Z");
  expect(end([first("2026-11-15T15:00:00Z")])).toBe("2027-11-16T15:00:00.000Z");
});

test("whoever pays before the page is out loses no day", () => {
  expect(end([first("2026-11-15T00:00:00Z")], "2027-01-01T00:00:00Z")).toBe("2028-01-01T15:00:00.000Z");
});

test("paying again adds a year to what is left, and a whole one where nothing is", () => {
  const year = first("2026-11-15T00:00:00Z");
  expect(end([year, again("2027-11-01T00:00:00Z")])).toBe("2028-11-14T15:00:00.000Z");
  expect(end([year, again("2027-01-01T00:00:00Z"), again("2027-01-02T00:00:00Z")])).toBe(
    "2029-11-14T15:00:00.000Z",
  );
  expect(end([year, first("2028-03-01T00:00:00Z")])).toBe("2029-03-01T15:00:00.000Z");
});

test("days of a coupon count as well", () => {
  expect(end([{ ...first("2026-11-15T00:00:00Z"), extraDays: 30 }])).toBe("2027-12-15T15:00:00.000Z");
});
