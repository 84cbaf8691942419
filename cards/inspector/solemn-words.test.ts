import { expect, test } from "vitest";
import { cheerful, withoutCheer } from "./solemn-words.ts";

test.each([
  ["정말 고맙습니다!! ㅎㅎ", "정말 고맙습니다."],
  ["와 주세요! 기다리겠습니다.", "와 주세요. 기다리겠습니다."],
  ["❤️ 사랑하는 어머니\n👨‍👩‍👧 가족 올림", "사랑하는 어머니\n가족 올림"],
  ["고맙습니다~ ^^", "고맙습니다"],
  ["사랑합니다♥\n기억하겠습니다^_^", "사랑합니다\n기억하겠습니다"],
])("%j is said quietly as %j", (loud, quiet) => {
  expect(cheerful.test(loud)).toBe(true);
  expect(withoutCheer(loud)).toBe(quiet);
  expect(cheerful.test(quiet)).toBe(false);
});

test.each([
  "9시~18시",
  "14일 ~ 16일",
  "월~금 오전~오후",
  "2층~ 3층",
  "☎ 02-000-0000",
  "✝ 고이교회",
  "(주)고이 ™",
])("%j is no cheer", (text) => {
  expect(cheerful.test(text)).toBe(false);
});
