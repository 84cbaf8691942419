import { describe, expect, test } from "vitest";
import { readPoint } from "./map-point.ts";
import { tidyAddress } from "./tidy-address.ts";

const cityHall = { latitude: 37.5665, longitude: 126.978 };

describe("a place is found in", () => {
  test.each([
    ["coordinates", "37.5665, 126.9780"],
    ["coordinates in the other order", "126.9780 37.5665"],
    ["coordinates in brackets", "(37.5665, 126.9780)"],
    ["a link of Kakao with a name", "https://map.kakao.com/link/map/서울시청,37.5665,126.9780"],
    [
      "a link of Kakao as it is copied",
      "https://map.kakao.com/link/to/%EC%84%9C%EC%9A%B8%EC%8B%9C%EC%B2%AD,37.5665,126.9780",
    ],
    ["a link of Kakao without a name", "https://map.kakao.com/link/map/37.5665,126.9780"],
    ["Naver's own scheme", "nmap://place?lat=37.5665&lng=126.9780&name=%EC%8B%9C%EC%B2%AD"],
    [
      "a link of Google: the pin, not the middle",
      "https://www.google.com/maps/place/x/@37.1,126.1,17z/data=!3m1!4b1!4m6!3d37.5665!4d126.9780",
    ],
    [
      "a link of Google: the middle where there is no pin",
      "https://www.google.com/maps/@37.5665,126.9780,17z",
    ],
    ["a search of Google", "https://www.google.com/maps/search/?api=1&query=37.5665%2C126.9780"],
  ])("%s", (_, typed) => expect(readPoint(typed)).toEqual(cityHall));

  test("degrees, minutes and seconds", () => {
    expect(readPoint(`37°33'59.4"N 126°58'40.8"E`)).toEqual(cityHall);
  });

  test("the metres that Naver wrote for years", () => {
    const found = readPoint("https://map.naver.com/v5/search/x?c=14135126.3,4518378.6,15,0,0,0,dh");
    expect(found?.latitude).toBeCloseTo(37.56, 1);
    expect(found?.longitude).toBeCloseTo(126.98, 1);
  });
});

test.each([
  "",
  "서울 중구 세종대로 110",
  "https://naver.me/5abcDEF1",
  "https://map.naver.com/p/search/%EC%8B%9C%EC%B2%AD?c=15.00,0,0,0,dh",
  "137.5665, 226.9780",
  "%E0%A4%A",
  "37.5",
])("there is no place in “%s”", (typed) => expect(readPoint(typed)).toBeNull());

describe("a pasted address", () => {
  test.each([
    ["loses its postcode", "(우) 04524 서울특별시 중구 세종대로 110", "서울특별시 중구 세종대로 110"],
    ["loses its postcode in brackets", "[04524] 서울 중구 세종대로 110", "서울 중구 세종대로 110"],
    [
      "is taken out of a shared message",
      "[카카오맵] 서울시청\n서울 중구 세종대로 110 (태평로1가 31)\nhttps://kko.to/abc",
      "서울 중구 세종대로 110 (태평로1가 31)",
    ],
    ["keeps its words", "전남 순천시  낙안면\n평촌리 123", "전남 순천시 낙안면 평촌리 123"],
    [
      "abroad stays as it is",
      "1600 Amphitheatre Parkway, Mountain View",
      "1600 Amphitheatre Parkway, Mountain View",
    ],
  ])("%s", (_, pasted, kept) => expect(tidyAddress(pasted)).toBe(kept));
});
