import { expect, test } from "vitest";
import {
  cardMomentWords,
  datedMomentWords,
  lastDayWords,
  listedMomentWords,
  momentInFigures,
  momentWords,
} from "./moment-words.ts";

const afternoon = new Date("2026-11-16T06:12:00Z");

test("On the day itself a list says today, then the day, and its year only where it is another", () => {
  const said = ["2026-11-16T09:00:00Z", "2026-11-17T09:00:00Z", "2027-01-01T00:00:00Z"];
  expect(said.map((now) => momentWords(afternoon, new Date(now)))).toEqual([
    "오늘 오후 3:12",
    "11월 16일 오후 3:12",
    "2026년 11월 16일 오후 3:12",
  ]);
});

test("What is kept on paper has its whole date, on the day itself too", () => {
  expect(datedMomentWords(afternoon)).toBe("2026년 11월 16일 오후 3:12");
  expect(datedMomentWords(new Date())).toMatch(/^\d{4}년 \d{1,2}월 \d{1,2}일 오[전후] \d{1,2}:\d{2}$/);
});

test("a table and a file have figures", () => {
  expect(listedMomentWords("2026-11-05T00:04:00Z")).toBe("2026. 11. 5. 오전 9:04");
  expect(momentInFigures(new Date("2026-11-05T00:04:00Z"))).toBe("2026-11-05 09:04");
});

test("what ends at midnight holds until the day before", () => {
  expect(lastDayWords("2026-11-22T15:00:00Z")).toBe("2026년 11월 22일");
});

test("a card says a moment in its own language, and midnight as the day itself", () => {
  expect([cardMomentWords(afternoon, "ko"), cardMomentWords(afternoon, "en")]).toEqual([
    "2026년 11월 16일 월요일 오후 3시 12분",
    "2026. 11. 16 · MON 3:12 PM",
  ]);
  expect(cardMomentWords(new Date("2026-11-15T15:00:00Z"), "ko")).toBe("2026년 11월 16일 월요일");
});
