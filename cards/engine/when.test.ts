import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  clockEn,
  clockKo,
  dateInFigures,
  daysBetween,
  instant,
  readDay,
  sentence,
  todayInKorea,
  weeksOf,
} from "./when.ts";

describe("days and times as they are said", () => {
  test("figures and a sentence", () => {
    const when = { date: "2027-05-22", time: "13:30" };
    expect(dateInFigures(when)).toBe("2027. 05. 22 · SAT 1:30 PM");
    expect(sentence(when)).toBe("2027년 5월 22일 토요일 오후 1시 30분");
    expect(sentence({ date: "2027-05-22", time: null })).toBe("2027년 5월 22일 토요일");
  });

  test.each([
    ["00:00", "오전 12시", "12:00 AM"],
    ["00:30", "오전 12시 30분", "12:30 AM"],
    ["11:05", "오전 11시 5분", "11:05 AM"],
    ["12:00", "낮 12시", "12:00 PM"],
    ["12:30", "오후 12시 30분", "12:30 PM"],
    ["23:59", "오후 11시 59분", "11:59 PM"],
  ])("%s is %s and %s", (time, korean, english) => {
    expect([clockKo(time), clockEn(time)]).toEqual([korean, english]);
  });

  test.each(["2027-02-29", "2027-13-01", "2027-00-10", "2027-5-22", "", "어느 날"])(
    "%s is no day",
    (date) => {
      expect(readDay(date)).toBeNull();
      expect(dateInFigures({ date, time: null })).toBe("");
    },
  );

  test("29 February is a day in a leap year", () => {
    expect(readDay("2028-02-29")).toMatchObject({ month: 2, day: 29, weekday: 2 });
  });

  test("days between are the same wherever the machine stands", () => {
    expect(daysBetween("2026-11-15", "2027-05-22")).toBe(188);
    expect(daysBetween("2027-05-22", "2027-05-21")).toBe(-1);
  });

  test("today begins at midnight in Korea", () => {
    expect(todayInKorea(new Date("2026-11-14T14:59:59Z"))).toBe("2026-11-14");
    expect(todayInKorea(new Date("2026-11-14T15:00:00Z"))).toBe("2026-11-15");
  });

  test("a Korean time is an instant", () => {
    expect(instant({ date: "2027-05-22", time: "13:00" }).toISOString()).toBe("2027-05-22T04:00:00.000Z");
  });

  test("every month's weeks hold each of its days once, in the right column", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1900, max: 2200 }), fc.integer({ min: 1, max: 12 }), (year, month) => {
        const weeks = weeksOf({ year, month });
        const days = weeks.flat().filter((day) => day !== null);
        expect(days).toEqual(days.map((_, index) => index + 1));
        for (const week of weeks) {
          for (const [weekday, day] of week.entries()) {
            if (day) expect(new Date(Date.UTC(year, month - 1, day)).getUTCDay()).toBe(weekday);
          }
        }
      }),
    );
  });
});
