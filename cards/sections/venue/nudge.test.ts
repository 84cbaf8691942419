import { expect, test } from "vitest";
import { nudged } from "./nudge.ts";

const cityHall = { latitude: 37.5665, longitude: 126.978 };

/** In metres, on a sphere. */
function distance(one: typeof cityHall, other: typeof cityHall): number {
  const rad = Math.PI / 180;
  const north = (other.latitude - one.latitude) * rad;
  const east = (other.longitude - one.longitude) * rad * Math.cos(one.latitude * rad);
  return Math.hypot(north, east) * 6_371_000;
}

test.each(["north", "south", "east", "west"] as const)("a step to the %s is ten metres", (to) => {
  expect(distance(cityHall, nudged(cityHall, to))).toBeCloseTo(10, 0);
});

test("a step there and back ends where it began", () => {
  expect(nudged(nudged(cityHall, "north"), "south")).toEqual(cityHall);
  expect(nudged(nudged(cityHall, "east"), "west")).toEqual(cityHall);
});

test("nobody is pushed off the earth", () => {
  expect(nudged({ latitude: 90, longitude: 180 }, "north").latitude).toBe(90);
  expect(nudged({ latitude: 89.99, longitude: 180 }, "east").longitude).toBe(180);
});
