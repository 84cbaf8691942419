import { expect, test } from "vitest";
import { titleLines } from "./title-lines.ts";

test.each([
  ["밥 한 끼 하러 오세요", ["밥 한 끼", "하러 오세요"]],
  ["겨울밤 낭독회", ["겨울밤", "낭독회"]],
  ["빛이 머문 종이", ["빛이 머문", "종이"]],
  ["송년회", ["송년회"]],
  [
    "창립 스무 돌을 함께 기뻐하는 봄날의 저녁 모임에 모십니다",
    ["창립 스무 돌을", "함께 기뻐하는", "봄날의 저녁", "모임에 모십니다"],
  ],
])("‘%s’ stands on lines that belong together", (title, lines) => {
  expect(titleLines(title).lines.map((line) => line.replaceAll("\u00a0", " "))).toEqual(lines);
});

test("a word longer than a line is told as long as it is, and nothing is lost", () => {
  const { lines, letters } = titleLines(` ${"가".repeat(40)} `);
  expect(lines).toEqual(["가".repeat(40)]);
  expect(letters).toBe(40);
});
