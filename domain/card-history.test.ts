import { expect, test } from "vitest";
import { type SavedVersion, versionsToDrop } from "./card-history.ts";

const now = new Date("2026-11-15T12:00:00+09:00");

/** Versions saved at these moments in Korea; an exclamation mark: guests saw it; a question mark: it was set aside. */
function savedAt(...moments: string[]): SavedVersion[] {
  return moments.map((moment, index) => {
    const createdAt = new Date(`2026-${moment.replace(/[!?]/, "")}:00+09:00`);
    const since = (mark: string) => (moment.endsWith(mark) ? createdAt : null);
    return { version: index + 1, createdAt, publishedAt: since("!"), setAsideAt: since("?") };
  });
}

test("everything of the last day stays", () => {
  expect(versionsToDrop(savedAt("11-14T12:01", "11-14T12:02", "11-14T12:03", "11-15T11:59"), now)).toEqual(
    [],
  );
});

test("of an earlier hour the last stays", () => {
  const saved = savedAt(
    "11-10T09:00",
    "11-12T20:01",
    "11-12T20:30",
    "11-12T20:59",
    "11-12T21:00",
    "11-15T11:00",
  );
  expect(versionsToDrop(saved, now)).toEqual([2, 3]);
});

test("after a month the last of a day in Korea stays", () => {
  const saved = savedAt(
    "09-01T09:00",
    "09-01T23:50",
    "09-02T00:10",
    "09-02T08:00",
    "09-02T22:00",
    "11-15T11:00",
  );
  expect(versionsToDrop(saved, now)).toEqual([3, 4]);
});

test("what guests saw stays, and the first and the newest, however old", () => {
  expect(versionsToDrop(savedAt("09-01T09:00", "09-01T09:01", "09-01T09:02!", "09-01T09:03"), now)).toEqual([
    2,
  ]);
  expect(versionsToDrop(savedAt("09-01T09:00", "09-01T09:01"), now)).toEqual([]);
});

test("what was set aside stays for a month, as if it were of the last day", () => {
  const inOneHour = savedAt("11-01T09:00", "11-01T09:01", "11-01T09:02?", "11-01T09:03");
  expect(versionsToDrop(inOneHour, now)).toEqual([2]);
  const longAgo = savedAt("09-01T09:00", "09-01T09:01", "09-01T09:02?", "09-01T09:03");
  expect(versionsToDrop(longAgo, now)).toEqual([2, 3]);
});

test("what was thinned out once is not thinned out further the next night", () => {
  const saved = savedAt(
    "09-01T09:00",
    "09-02T00:10",
    "09-02T08:00",
    "09-02T22:00",
    "11-12T20:01",
    "11-12T20:30",
  );
  const dropped = versionsToDrop(saved, now);
  expect(
    versionsToDrop(
      saved.filter(({ version }) => !dropped.includes(version)),
      now,
    ),
  ).toEqual([]);
});
