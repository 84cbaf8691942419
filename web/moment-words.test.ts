import { expect, test } from "vitest";
import { datedMomentWords, momentWords } from "./moment-words.ts";

const afternoon = new Date("2026-11-16T06:12:00Z");

test("On the day itself a list says today", () => {
  expect(momentWords(afternoon, new Date("2026-11-16T09:00:00Z"))).toBe("오늘 오후 3:12");
});

test("What is kept on paper has its whole date, on the day itself too", () => {
  expect(datedMomentWords(afternoon)).toBe("2026년 11월 16일 오후 3:12");
  expect(datedMomentWords(new Date())).toMatch(/^\d{4}년 \d{1,2}월 \d{1,2}일 오[전후] \d{1,2}:\d{2}$/);
});
