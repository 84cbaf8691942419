import { describe, expect, test } from "vitest";
import {
  clockEn,
  clockKo,
  countdownSign,
  dateInFigures,
  dayOfThisYear,
  monthAndDay,
  plainDay,
  sentence,
  sentenceWithoutYear,
  shortClock,
} from "./day-words.ts";

describe("days and times as they are said", () => {
  test("figures and a sentence", () => {
    const when = { date: "2027-05-22", time: "13:30" };
    expect(dateInFigures(when)).toBe("2027. 05. 22 · SAT 1:30 PM");
    expect(sentence(when)).toBe("2027년 5월 22일 토요일 오후 1시 30분");
    expect(sentence({ date: "2027-05-22", time: null })).toBe("2027년 5월 22일 토요일");
    expect(sentenceWithoutYear(when)).toBe("5월 22일 토요일 오후 1시 30분");
  });

  test("a day alone, and its year only where it is another", () => {
    expect([plainDay("2027-05-02"), monthAndDay("2027-05-02")]).toEqual(["2027년 5월 2일", "5월 2일"]);
    expect(dayOfThisYear("2027-05-02", "2027-11-17")).toBe("5월 2일");
    expect(dayOfThisYear("2027-05-02", "2026-11-17")).toBe("2027년 5월 2일");
  });

  test("a 30th of February is a day of the lunar calendar, and has no weekday", () => {
    expect(plainDay("2027-02-30")).toBe("2027년 2월 30일");
    expect([sentence, sentenceWithoutYear].map((say) => say({ date: "2027-02-30", time: null }))).toEqual([
      "",
      "",
    ]);
  });

  test.each([
    ["00:00", "오전 12시", "오전 12:00", "12:00 AM"],
    ["00:30", "오전 12시 30분", "오전 12:30", "12:30 AM"],
    ["11:05", "오전 11시 5분", "오전 11:05", "11:05 AM"],
    ["12:00", "낮 12시", "오후 12:00", "12:00 PM"],
    ["12:30", "오후 12시 30분", "오후 12:30", "12:30 PM"],
    ["23:59", "오후 11시 59분", "오후 11:59", "11:59 PM"],
  ])("%s is %s, %s and %s", (time, korean, short, english) => {
    expect([clockKo(time), shortClock(time), clockEn(time)]).toEqual([korean, short, english]);
  });

  test.each(["2027-02-29", "2027-13-01", "2027-5-22", "", "어느 날"])("%s is no day", (date) => {
    expect(dateInFigures({ date, time: null })).toBe("");
  });

  test("days are counted down, and up afterwards", () => {
    expect([188, 1, 0, -3].map(countdownSign)).toEqual(["D-188", "D-1", "D-DAY", "D+3"]);
  });
});
