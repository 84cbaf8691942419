import { createHash } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { commitmentOf, isFair, maskedWinnerName, onePerName, winnersOf } from "./draw.ts";

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
const seed = "5d".repeat(32);
const ids = fc.uniqueArray(fc.stringMatching(/^[\w-]{20}$/), { maxLength: 30 });

test("anybody with a SHA-256 tool comes to the same winners", async () => {
  const entries = ["haneul", "bada", "sol", "byeol", "dam"];
  const byHand = entries.toSorted((one, other) =>
    sha256(`${seed}:${one}`) < sha256(`${seed}:${other}`) ? -1 : 1,
  );
  expect(await winnersOf({ seed, entries, count: 3 })).toEqual(byHand.slice(0, 3));
  expect(await commitmentOf(seed)).toBe(sha256(seed));
});

test("in whatever order the list comes, the same win, each once and never more than there are", async () => {
  await fc.assert(
    fc.asyncProperty(ids, fc.integer({ min: 1, max: 40 }), async (entries, count) => {
      const won = await winnersOf({ seed, entries, count });
      expect(won).toHaveLength(Math.min(count, entries.length));
      expect(new Set(won).size).toBe(won.length);
      expect(await winnersOf({ seed, entries: entries.toReversed(), count })).toEqual(won);
    }),
    { numRuns: 30 },
  );
});

test("another seed, a winner who was not drawn or a shortened list is noticed", async () => {
  const entries = ["haneul", "bada", "sol", "byeol"];
  const winners = await winnersOf({ seed, entries, count: 2 });
  const published = { commitment: await commitmentOf(seed), seed, entries, winners };
  expect(await isFair(published)).toBe(true);
  expect(await isFair({ ...published, seed: "00".repeat(32) })).toBe(false);
  expect(await isFair({ ...published, winners: winners.toReversed() })).toBe(false);
  expect(await isFair({ ...published, entries: entries.filter((id) => id !== winners[0]) })).toBe(false);
});

test.each([
  ["김민준", "김*준"],
  ["이솔", "이*"],
  ["남궁민수", "남**수"],
  ["솔", "솔"],
  [" 한 ", "한"],
])("%s is called %s", (name, called) => {
  expect(maskedWinnerName(name)).toBe(called);
});

test("of several guesses under one name the first takes part, and a name without letters is its own", () => {
  const at = (second: number) => new Date(Date.UTC(2026, 10, 15, 0, 0, second));
  const guesses = [
    { id: "c", name: "김 민준", createdAt: at(1) },
    { id: "b", name: "김민준", createdAt: at(0) },
    { id: "a", name: "ＫＩＭ", createdAt: at(3) },
    { id: "d", name: "kim.", createdAt: at(2) },
    { id: "e", name: "🎂", createdAt: at(0) },
    { id: "f", name: "🎂", createdAt: at(0) },
  ];
  expect(onePerName(guesses)).toEqual(["b", "d", "e", "f"]);
});
