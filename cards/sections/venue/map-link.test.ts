import { describe, expect, test } from "vitest";
import { mayAskMap, mayReadMap, shortLinkIn } from "./map-link.ts";

describe("a short link is found in", () => {
  test.each([
    ["a link alone", "https://naver.me/5abcDEF1", "https://naver.me/5abcDEF1"],
    ["one without its beginning", "kko.to/abc-D", "https://kko.to/abc-D"],
    ["one of before TLS", "http://kko.to/abc", "https://kko.to/abc"],
    [
      "a message as an app shares it",
      "[네이버 지도]\n고이하우스\n서울 중구 세종대로 110\nhttps://naver.me/xYz12",
      "https://naver.me/xYz12",
    ],
    [
      "a page of a place",
      "https://place.map.kakao.com/12345?referrer=x",
      "https://place.map.kakao.com/12345?referrer=x",
    ],
    ["Google's", "https://maps.app.goo.gl/aBcD1", "https://maps.app.goo.gl/aBcD1"],
    ["Google's older", "https://goo.gl/maps/aBcD1", "https://goo.gl/maps/aBcD1"],
  ])("%s", (_, typed, link) => expect(shortLinkIn(typed)).toBe(link));

  test.each(["", "서울 중구 세종대로 110", "https://goo.gl/other", "https://bit.ly/abc", "naver.me"])(
    "not in “%s”",
    (typed) => expect(shortLinkIn(typed)).toBeNull(),
  );
});

test.each([
  "http://kko.to/abc",
  "https://kko.to:8443/abc",
  "https://user:pass@kko.to/abc",
  "https://user@kko.to/abc",
  "https://kko.to.evil.example/abc",
  "https://evil.example/kko.to/abc",
  "https://169.254.169.254/latest",
  "https://[::1]/abc",
  "https://localhost/abc",
  "https://goo.gl/abc",
  "file:///etc/passwd",
])("nobody is asked for %s, and nothing in it is believed", (link) => {
  expect(mayAskMap(new URL(link))).toBe(false);
  expect(mayReadMap(new URL(link))).toBe(false);
});

test("a map of Google is read, and Google is not asked", () => {
  const map = new URL("https://www.google.com/maps/place/x/@37.1,126.1,17z");
  expect([mayReadMap(map), mayAskMap(map)]).toEqual([true, false]);
  expect(mayReadMap(new URL("https://www.google.com/search?q=37.56,126.97"))).toBe(false);
});
