import { expect, test } from "vitest";
import { csvOf, readCsv } from "#domain/csv.ts";

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

test.each([
  "＝1+1",
  "＋82",
  "－1",
  "＠SUM(A1)",
  "﹦1",
  "﹢1",
  "﹣1",
  "﹫a",
  "−1",
  " =1",
  "　＝1",
  "\u00a0=1",
  "\u200b=1",
  "\n=1",
])("%j does not run either, as Excel in Korea would have it", (text) => {
  expect(readCsv(csvOf([[text, "b=＝"]]))[0]?.cells).toEqual([`'${text}`, "b=＝"]);
});

test("a table comes back as it was written, with the lines where its rows begin", () => {
  const rows = [
    ["이름", "글", "수"],
    ["유나", '쉼표, "따옴표"\n두 줄', ""],
    ["a b", "", "3"],
  ];
  expect(readCsv(csvOf(rows))).toEqual([
    { line: 1, cells: rows[0] },
    { line: 2, cells: rows[1] },
    { line: 4, cells: rows[2] },
  ]);
});

test("whatever a spreadsheet puts between cells and at the end of lines is read", () => {
  const same = [
    { line: 1, cells: ["이름", "글"] },
    { line: 3, cells: ["유나", ""] },
  ];
  for (const text of ["이름,글\r\n\r\n유나,", "이름\t글\n\t\n유나\t\n", "이름;글\r;\r유나;\r"]) {
    expect(readCsv(text)).toEqual(same);
  }
  expect(readCsv("")).toEqual([]);
  expect(readCsv('이름,글\n"열린, 따옴표,2')).toEqual([
    { line: 1, cells: ["이름", "글"] },
    { line: 2, cells: ['"열린', " 따옴표", "2"] },
  ]);
});
