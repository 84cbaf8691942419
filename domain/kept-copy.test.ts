import { expect, test } from "vitest";
import { copyKeptUntil } from "./kept-copy.ts";

const today = "2026-11-18";

test("a copy of a card without an end is kept for sixty days, to midnight in Korea", () => {
  const until = copyKeptUntil({ today, contactsUntil: null, expiresAt: null });
  expect(until.toISOString()).toBe("2027-01-17T15:00:00.000Z");
});

test("it goes with people's numbers and accounts where they leave the page earlier", () => {
  const until = copyKeptUntil({ today, contactsUntil: "2026-12-01", expiresAt: null });
  expect(until.toISOString()).toBe("2026-12-01T15:00:00.000Z");
});

test("it goes with the card itself where that ends first", () => {
  const expiresAt = new Date("2026-11-20T15:00:00.000Z");
  expect(copyKeptUntil({ today, contactsUntil: "2026-12-01", expiresAt })).toEqual(expiresAt);
});
