import fc from "fast-check";
import { expect, test } from "vitest";
import { MAX_WON } from "./wedding-plan.ts";
import { readWon, wonInWords } from "./won.ts";

test.each([
  ["3500000", 3_500_000],
  ["3,500,000", 3_500_000],
  ["3,500,000원", 3_500_000],
  ["350만", 350_0000],
  ["350만원", 350_0000],
  ["350 만 원", 350_0000],
  ["３５０만", 350_0000],
  ["1억 2000만", 1_2000_0000],
  ["1억2,000만 5천", 1_2000_5000],
  ["2천만", 2000_0000],
  ["3백만원", 300_0000],
  ["1.5억", 1_5000_0000],
  ["0.1억", 1000_0000],
  ["32.5만", 32_5000],
  ["0", 0],
  ["", null],
  ["  ", null],
])("%s is %s won", (typed, won) => {
  expect(readWon(typed)).toBe(won);
});

test.each(["만", "백", "만원", "3만 5억", "12만34만", "-5", "1.5", "삼백만", "3.00001만", "1e9", "3$"])(
  "%s is no amount",
  (typed) => {
    expect(readWon(typed)).toBeUndefined();
  },
);

test("an amount in words is read back as the same amount", () => {
  expect(wonInWords(0)).toBe("0원");
  expect(wonInWords(1_2000_5000)).toBe("1억 2,000만 5,000원");
  fc.assert(fc.property(fc.integer({ min: 0, max: MAX_WON }), (won) => readWon(wonInWords(won)) === won));
});
