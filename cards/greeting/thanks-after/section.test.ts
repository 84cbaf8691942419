import { expect, test } from "vitest";
import { thanksAfter } from "./section.ts";

const when = { date: "2027-12-31", time: "18:00" };

test("thanks wait until the day is over", () => {
  expect(thanksAfter.isDue?.({ today: "2027-12-30", when })).toBe(false);
  expect(thanksAfter.isDue?.({ today: "2027-12-31", when })).toBe(false);
  expect(thanksAfter.isDue?.({ today: "2028-01-01", when })).toBe(true);
});

test("without a day there is no after", () => {
  expect(thanksAfter.isDue?.({ today: "2028-01-01", when: null })).toBe(false);
});
