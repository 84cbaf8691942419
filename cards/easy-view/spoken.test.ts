import { expect, test } from "vitest";
import { spoken } from "./spoken.ts";

test.each([
  ["2027년 5월 22일 토요일 오후 1시", "2027년 5월 22일 토요일 오후 한 시"],
  ["오전 11시 30분", "오전 열한 시 30분"],
  ["낮 12시", "낮 열두 시"],
  ["오후 9시까지", "오후 아홉 시까지"],
  ["24시간", "24시간"],
])("%s is said as %s", (words, said) => {
  expect(spoken(words, "ko").replaceAll("\u00a0", " ")).toBe(said);
});

test("a number of a telephone is said digit by digit, in its groups", () => {
  expect(spoken("010-1234-5678", "ko")).toBe("공일공,일이삼사,오육칠팔");
  expect(spoken("02-000-0220", "ko")).toBe("공이,공공공,공이이공");
  expect(spoken("01012345678", "ko")).toBe("공일공일이삼사오육칠팔");
  expect(spoken("02-000-0220", "en")).toBe("0 2 0 0 0 0 2 2 0");
});

test("a house, a floor and a year are no telephones", () => {
  expect(spoken("접은길 16 3층 2027", "ko")).toBe("접은길 16 3층 2027");
  expect(spoken("세종대로 110-1", "ko")).not.toContain("공");
});

test("no sign is named, and the dead are spoken of by a word", () => {
  expect(spoken("故 한상철 · 윤미정의 차녀", "ko")).toBe("고 한상철 , 윤미정의 차녀");
  expect(spoken("『늦은 답장』 ‘봄밤’ (1층) ★ https://goi.example/a", "ko").trim()).toBe(
    "늦은 답장 봄밤 1층",
  );
  expect(spoken("오후 1시 ~ 3시", "ko").replaceAll("\u00a0", " ")).toBe("오후 한 시 , 세 시");
  expect(spoken("故 Han & the groom’s father", "en")).toBe("the late Han , the groom’s father");
});

test("what is said has as many words as what is read, so that the word being said can be marked", () => {
  for (const words of ["오후 1시 30분", "故 김한결 · 이영희", "2027년 5월 22일 토요일", "010-1234-5678 로"])
    expect(spoken(words, "ko").split(" ")).toHaveLength(words.split(" ").length);
});
