import { expect, test } from "vitest";
import { judgeLink, type LinkFault } from "./judge-link.ts";
import { linksIn, plainText } from "./links-in-text.ts";

const own = new URL("https://goi.kr");

/** What an address is judged as where it stands alone in a message. */
function judged(text: string): string {
  const { links } = linksIn(plainText(text), { ownHost: own.host });
  return links
    .map((link) => judgeLink(link, own))
    .map((link) => (link.isOurs ? `ours ${link.path}` : link.faults.join(" ")))
    .join(" | ");
}

test.each([
  ["https://goi.kr/card/abcdefghijkmnpqr", "ours /card/abcdefghijkmnpqr"],
  ["http://goi.kr/card/abcdefghijkmnpqr", "ours /card/abcdefghijkmnpqr"],
  ["https://www.goi.kr/card/abc/", "ours /card/abc"],
  ["goi.kr/card/abc에서 봐 주세요", "ours /card/abc"],
  ["goi.kr에서", "ours /"],
  ["https://goi.kr에서 보세요", "ours /"],
  ["GOI.KR/card/abc.", "ours /card/abc"],
  ["(https://goi.kr/card/abc?v=3#rsvp)", "ours /card/abc"],
  ["ｈｔｔｐｓ：／／ｇｏｉ．ｋｒ／ｃａｒｄ／ａｂｃ", "ours /card/abc"],
  ["https://go\u200bi.kr/ca\u202erd/abc", "ours /card/abc"],
  ["https://%67oi.kr/c%61rd/abc", "ours /card/abc"],
  ["https://goi.kr/card/\nabc", "ours /card/abc"],
  ["https://goi.\nkr/card/abc", "ours /card/abc"],
  ["https://goi.kr:443/card/abc", "ours /card/abc"],
  ["https://goi.kr./card/abc", "ours /card/abc"],
  ["https:\\\\goi.kr\\card\\abc", "ours /card/abc"],
  ["청첩장 goi。kr/card/abc", "ours /card/abc"],
])("%s is ours", (text, expected) => {
  expect(judged(text)).toBe(expected);
});

test.each<[string, LinkFault]>([
  ["https://goi.kr@evil.example/card", "user-name"],
  ["goi.kr@evil.example/card", "user-name"],
  ["goi.kr@evil.example", "user-name"],
  ["https://somebody@goi.kr/card/abc", "user-name"],
  ["https://gоi.kr/card/abc", "look-alike"],
  ["https://xn--gi-fmc.kr/card/abc", "look-alike"],
  ["https://g0i.kr/card/abc", "look-alike"],
  ["https://gol.kr/card/abc", "look-alike"],
  ["https://gooi.kr", "look-alike"],
  ["https://goi.kr∕card.evil.example/abc", "foreign-letters"],
  ["https://goi.kr.evil.example/card/abc", "name-in-host"],
  ["https://goi-card.example", "name-in-host"],
  ["https://goi.example/card/abc", "name-in-host"],
  ["https://고이.example/card/abc", "name-in-host"],
  ["여기goi.kr/card/abc", "other-host"],
  ["https://bit.ly/3abc", "redirect"],
  ["https://www.google.com/url?q=https://goi.kr/card", "redirect"],
  ["https://evil.example/invitation.apk", "download"],
  ["청첩장.apk", "download"],
  ["invitation.apk", "download"],
  ["https://evil.example/goi.kr/card/abc", "name-in-path"],
  ["https://goi.kr:8443/card/abc", "port"],
  ["https://evil.example:8080/", "port"],
  ["http://203.0.113.9/card", "bare-number"],
  ["203.0.113.9/a", "bare-number"],
  ["intent://goi.kr/card#Intent;end", "scheme"],
  ["javascript:alert(1)", "scheme"],
  ["https://weddingmail.example/x", "other-host"],
  ["주소:weddingmail.example", "other-host"],
  ["//weddingmail.example", "other-host"],
  ["https://goi.kr\n.evil.example/abc", "name-in-host"],
  ["https://evil.example/%67oi%2Ekr/", "name-in-path"],
])("%s is not ours: %s", (text, fault) => {
  expect(judged(text).split(" ")[0]).toBe(fault);
});

test.each([
  "2027.05.22 토요일",
  "오후 1.5시간",
  "감사합니다.오세요",
  "Mr.Kim and Ms.Lee",
  "kim@naver.com",
  "No.1 Hall 2F",
  "전화 010-1234-5678",
  "https://",
  "",
])("%s holds no address", (text) => {
  expect(judged(text)).toBe("");
});

test("on one's own machine the host has no dot", () => {
  const here = new URL("http://localhost:3000");
  const { links } = linksIn("localhost:3000/card/abc 를 보세요", { ownHost: here.host });
  const [link] = links;
  expect(link && judgeLink(link, here)).toMatchObject({ isOurs: true, path: "/card/abc" });
});
