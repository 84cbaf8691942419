import { expect, test } from "vitest";
import { cleanEntry, cleanText, hasLink, lengthOf, linkIn } from "#domain/guest-text.ts";

test.each([
  "http://a.example",
  "HTTPS://A.EXAMPLE",
  "h t t p : //a",
  "www.naver",
  "naver.com",
  "a.co.kr",
  "우리 집은 blog.naver.com/minsu 입니다",
  "bit.ly/abc",
  "t.me/abc",
  "ｎａｖｅｒ．ｃｏｍ",
  "축하해요(shop.xyz)",
])("%j sends somebody elsewhere", (text) => {
  expect(hasLink(text)).toBe(true);
});

test.each([
  "축하합니다. 행복하세요.",
  "축하해요.ㅎㅎ",
  "3.5kg 으로 태어난 우리 아가",
  "2027.05.22 오후 1시",
  "minsu@example.com 으로 연락 주세요",
  "감사합니다.to 민수",
  "No.1 커플",
  "우와... com",
  "u/3k9/ab12cd",
  "1QcSHQRnh493V4dIh4eXh1h4kJUI",
])("%j sends nobody anywhere", (text) => {
  expect(hasLink(text)).toBe(false);
});

test.each([
  ["  유나  ", "유나"],
  ["유\u202e나\u200b\ufeff", "유나"],
  ["하나\r\n둘\r셋\u2028넷", "하나\n둘\n셋\n넷"],
  ["하나\n\n\n\n\n둘", "하나\n\n둘"],
  ["\u3164\u3164", ""],
  ["\u0007종\u0000", "종"],
  [`a${"\u0301".repeat(300)}`.normalize("NFD"), `á${"\u0301".repeat(4)}`],
  ["유나".normalize("NFD"), "유나"],
  ["👨‍👩‍👧 🏴󠁧󠁢󠁥󠁮󠁧󠁿 ❤️", "👨‍👩‍👧 🏴󠁧󠁢󠁥󠁮󠁧󠁿 ❤️"],
])("%j is kept as %j", (typed, kept) => {
  expect(cleanText(typed)).toBe(kept);
});

test("every text of an entry is cleaned and looked at, however deep; what is no text stays", () => {
  const entry = {
    name: " 유나 ",
    count: 2,
    isSecret: false,
    none: null,
    with: [{ name: "하준\u200b" }, "a.co.kr"],
  };
  expect(cleanEntry(entry)).toEqual({ ...entry, name: "유나", with: [{ name: "하준" }, "a.co.kr"] });
  expect(linkIn(entry)).toEqual(["with", "1"]);
  expect(linkIn({ name: "유나" })).toBeUndefined();
});

test("letters are counted as people count them", () => {
  expect(["축하", "👨‍👩‍👧", "❤️❤️", "유나".normalize("NFD"), ""].map(lengthOf)).toEqual([2, 1, 2, 2, 0]);
});
