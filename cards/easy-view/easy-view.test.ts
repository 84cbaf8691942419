import { expect, test } from "vitest";
import { easyLine, noteLines } from "./easy-view.ts";

const wordsOf = (text: string) => noteLines(text).map(({ words }) => words);

test("a text is read sentence by sentence, however its maker broke the lines", () => {
  expect(
    wordsOf("어릴 때 열이 나면\n밤새 이마를 짚어 주시던 손이\n제일 따뜻해요.\n고마워요! 오래 건강하세요."),
  ).toEqual([
    "어릴 때 열이 나면 밤새 이마를 짚어 주시던 손이 제일 따뜻해요.",
    "고마워요!",
    "오래 건강하세요.",
  ]);
});

test("a list stays a list, and a day written with points one day", () => {
  expect(wordsOf("주차장 40대\n두 시간 무료")).toEqual(["주차장 40대", "두 시간 무료"]);
  expect(wordsOf("생일 11. 20")).toEqual(["생일 11. 20"]);
});

test("a sentence without an end is not one endless breath", () => {
  const lines = Array.from({ length: 12 }, (_, at) => `${at}번째 줄에는 쉼표도 마침표도 없이 이어집니다요`);
  const said = wordsOf(`${lines.join("\n")}\n끝.`);
  expect(said.length).toBeGreaterThan(3);
  expect(said.join(" ")).toBe([...lines, "끝."].join(" "));
});

test("a line leaves out what is not said", () => {
  expect(easyLine("fact", "", "신랑 ", null, false, undefined, " 김민준").words).toBe("신랑 김민준");
});
