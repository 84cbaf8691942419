import { expect, test } from "vitest";
import { breaksSeal } from "./seal.ts";

const at = (moment: string) => new Date(`${moment}+09:00`);
const now = at("2026-12-01T09:00:00");
const promised = at("2026-12-25T00:00:00");

test.each([
  ["is opened at once", promised, null, true],
  ["opens a second earlier", promised, at("2026-12-24T23:59:59"), true],
  ["stays as it is", promised, promised, false],
  ["opens later", promised, at("2026-12-31T00:00:00"), false],
  ["was open all the time", null, null, false],
  ["is closed for the first time", null, promised, false],
  ["opens in this very moment, and is taken away", now, null, false],
  ["was open since yesterday", at("2026-11-30T00:00:00"), null, false],
])("a seal that %s: %s → %s breaks its promise: %s", (_what, before, wanted, broken) => {
  expect(breaksSeal({ promised: before, wanted, now })).toBe(broken);
});
