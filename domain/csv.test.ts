import { expect, test } from "vitest";
import { csvOf } from "#domain/csv.ts";

test("a table opens in a spreadsheet with its Hangul, quotes and lines, and nothing in it runs", () => {
  const rows = [
    ["이름", "글"],
    ["유나", '쉼표, "따옴표"\n두 줄'],
    ["=1+1", "+82"],
    ["-1", "@SUM(A1)"],
    ["\t탭", "\r줄"],
    ["a=b", ""],
  ];
  expect(csvOf(rows)).toBe(
    [
      "\ufeff이름,글",
      '유나,"쉼표, ""따옴표""\n두 줄"',
      "'=1+1,'+82",
      "'-1,'@SUM(A1)",
      "'\t탭,\"'\r줄\"",
      "a=b,",
      "",
    ].join("\r\n"),
  );
});
