import { expect, test } from "vitest";
import { findable, finder } from "./hangul.ts";

const text = findable("저희 두 사람, 결혼합니다. 생일 축하 · FAQ 7일");
const finds = (query: string) => finder(query)(text);

test.each([
  "결혼",
  "ㄱㅎ",
  "결ㅎ",
  "겨",
  "결호",
  "두사람",
  "생일축하",
  "ㅅㅇㅊㅎ",
  "faq",
  "7일",
  "결혼 생일",
  "",
])("%s is found, also while it is still being typed", (query) => expect(finds(query)).toBe(true));

test("what was typed on a device that takes Hangul apart is found too", () => {
  expect(finds("결혼".normalize("NFD"))).toBe(true);
});

test.each(["ㅎㅎ", "부고", "결혼 부고", "ㄱㅅ", "혼결"])("%s is not there", (query) =>
  expect(finds(query)).toBe(false),
);
