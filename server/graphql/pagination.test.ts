import { expect, test } from "vitest";
import { z } from "zod";
import { createCursor, instantColumn, paginate } from "./pagination.ts";

const cursor = createCursor({ createdAt: instantColumn, id: z.string().min(1) });

test("a cursor is read as it was written, and without one a list begins at its first row", () => {
  const last = { createdAt: new Date("2026-11-17T03:00:00.123Z"), id: "카드" };
  expect(cursor.read(cursor.write(last))).toEqual(last);
  expect([null, undefined, ""].map(cursor.read)).toEqual([undefined, undefined, undefined]);
});

const text = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

test.each([
  ["no JSON", "%%%"],
  ["no list", text({ createdAt: 1, id: "a" })],
  ["too few columns", text([1])],
  ["too many columns", text([1, "a", 2])],
  ["another order", text(["a", 1])],
  ["a date that the database has not", text([Date.UTC(10_000, 0), "a"])],
])("%s is refused", (_, given) => {
  expect(() => cursor.read(given)).toThrow(expect.objectContaining({ code: "INVALID" }));
});

test("the last page has no next one", () => {
  const next = (row: number) => row;
  expect(paginate([1, 2, 3], { size: 2, next })).toEqual({ page: [1, 2], next: 2 });
  expect(paginate([1, 2], { size: 2, next })).toEqual({ page: [1, 2], next: null });
});
