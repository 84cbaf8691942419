import fc from "fast-check";
import { expect, test } from "vitest";
import { peopleCount } from "./people-count.ts";

test.each([
  [0, "0명"],
  [1, "한 분"],
  [2, "두 분"],
  [10, "열 분"],
  [11, "11명"],
  [1_280, "1,280명"],
])("%d people are %s", (count, words) => {
  expect(peopleCount(count)).toBe(words);
});

test("No number of people reads as minutes, and both ways of counting take the same particles", () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), (count) => {
      expect(peopleCount(count)).not.toMatch(/\d\s?분/);
      expect(peopleCount(count)).toMatch(/(?:분|명)$/);
    }),
  );
});
