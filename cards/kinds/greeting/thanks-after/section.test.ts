import { expect, test } from "vitest";
import { thanksAfter } from "./section.ts";

const when = { date: "2027-12-31", time: "18:00" };
const now = "2027-12-30T03:00:00Z";

test("thanks wait until the day is over", () => {
  expect(thanksAfter.isActive?.({ today: "2027-12-30", now, when }, thanksAfter.empty)).toBe(false);
  expect(thanksAfter.isActive?.({ today: "2027-12-31", now, when }, thanksAfter.empty)).toBe(false);
  expect(thanksAfter.isActive?.({ today: "2028-01-01", now, when }, thanksAfter.empty)).toBe(true);
});

test("without a day there is no after", () => {
  expect(thanksAfter.isActive?.({ today: "2028-01-01", now, when: null }, thanksAfter.empty)).toBe(false);
});
