import { expect, test } from "vitest";
import type { SharedRateLimit } from "#server/limits/shared-rate-limit.ts";
import { createGuessLimit, WRONG_NUMBERS } from "./guess-limit.ts";

/** Counts as the database would, and how often it was asked. */
function counting() {
  let now = new Date("2026-11-15T00:00:00Z");
  const clock = { now: () => now };
  let asked = 0;
  const limit = (): SharedRateLimit => ({
    name: WRONG_NUMBERS.name,
    async take() {
      asked += 1;
      return 0;
    },
    giveBack: async () => undefined,
  });
  const guesses = createGuessLimit({ limit, clock });
  const pass = (seconds: number) => {
    now = new Date(now.getTime() + seconds * 1_000);
  };
  return { guesses, pass, asked: () => asked };
}

test("of 100,000 guesses of a network thirty reach the database, and the rest wait for hours", async () => {
  const { guesses, asked } = counting();
  const waits = await Promise.all(Array.from({ length: 100_000 }, () => guesses.guess("203.0.113.7")));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(WRONG_NUMBERS.most);
  expect(asked()).toBe(WRONG_NUMBERS.most);
  expect(Math.min(...waits.filter((wait) => wait > 0))).toBe(WRONG_NUMBERS.seconds);
});

test("100,000 guesses take a network more than two years, however patient it is", () => {
  const windows = Math.ceil(100_000 / WRONG_NUMBERS.most);
  expect((windows * WRONG_NUMBERS.seconds) / (24 * 3_600)).toBeGreaterThan(2 * 365);
});

test("what was no guess is given back, and a new window begins anew", async () => {
  const { guesses, pass } = counting();
  for (let at = 0; at < 3 * WRONG_NUMBERS.most; at += 1) {
    expect(await guesses.guess("203.0.113.8")).toBe(0);
    await guesses.giveBack("203.0.113.8");
  }
  for (let at = 0; at < WRONG_NUMBERS.most; at += 1) await guesses.guess("203.0.113.8");
  expect(await guesses.guess("203.0.113.8")).toBeGreaterThan(0);
  // All that somebody has of one network of IPv6 is one network.
  for (let at = 0; at < WRONG_NUMBERS.most; at += 1) await guesses.guess(`2001:db8::${at}`);
  expect(await guesses.guess("2001:db8::ffff")).toBeGreaterThan(0);
  pass(WRONG_NUMBERS.seconds);
  expect(await guesses.guess("203.0.113.8")).toBe(0);
});
