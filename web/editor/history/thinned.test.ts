import { expect, test } from "vitest";
import { thinned } from "./thinned.ts";

/** Versions saved at these minutes after noon, the newest first. */
const savedAt = (...minutes: number[]) =>
  minutes
    .map((minute, index) => ({
      version: index + 1,
      createdAt: new Date(Date.UTC(2026, 10, 15, 3, minute)).toISOString(),
    }))
    .reverse();

test("of every ten minutes the last version is offered, and the very first", () => {
  const versions = savedAt(1, 2, 5, 9, 11, 12, 31);
  expect(thinned(versions).map(({ version }) => version)).toEqual([7, 6, 4, 1]);
});

test("what guests saw is offered wherever it stands", () => {
  const versions = savedAt(1, 2, 3, 4).map((version) => ({
    ...version,
    publishedAt: version.version === 2 ? version.createdAt : null,
  }));
  expect(thinned(versions).map(({ version }) => version)).toEqual([4, 2, 1]);
});

test("a card that was never saved again has one", () => {
  expect(thinned(savedAt(1))).toHaveLength(1);
});
