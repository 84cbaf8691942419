import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DAY_MS } from "./duration.ts";
import {
  daysAfter,
  daysBetween,
  endOfDay,
  instant,
  koreanClock,
  koreanDay,
  koreanTime,
  lastDayBefore,
  monthsAfter,
  readDay,
  weekdayOf,
  weeksOf,
  yearsAfter,
} from "./korean-day.ts";

const anyDay = fc
  .date({ min: new Date("1900-01-01"), max: new Date("2199-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe("days of the calendar", () => {
  test.each(["2027-02-29", "2027-13-01", "2027-00-10", "2027-5-22", "", "어느 날"])(
    "%s is no day",
    (date) => {
      expect(readDay(date)).toBeNull();
    },
  );

  test("29 February is a day in a leap year", () => {
    expect(readDay("2028-02-29")).toMatchObject({ month: 2, day: 29, weekday: 2 });
  });

  test("days between are the same wherever the machine stands", () => {
    expect(daysBetween("2026-11-15", "2027-05-22")).toBe(188);
    expect(daysBetween("2027-05-22", "2027-05-21")).toBe(-1);
  });

  test("so many days later are so many days between", () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -5_000, max: 5_000 }), (day, days) => {
        expect(daysBetween(day, daysAfter(day, days))).toBe(days);
      }),
    );
  });

  test("every seventh day has the same weekday, which is also the one that is read", () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(weekdayOf(day)).toBe(readDay(day)?.weekday);
        expect(weekdayOf(daysAfter(day, 7))).toBe(weekdayOf(day));
        expect(weekdayOf(daysAfter(day, 1))).toBe((weekdayOf(day) + 1) % 7);
      }),
    );
  });

  test("a month later is the same day, or the last where there is none", () => {
    expect(monthsAfter("2026-01-31", 1)).toBe("2026-02-28");
    expect(monthsAfter("2026-11-30", 12)).toBe("2027-11-30");
    expect(monthsAfter("2026-03-31", -1)).toBe("2026-02-28");
    expect([yearsAfter("2028-02-29", 1), yearsAfter("2028-02-29", 4), yearsAfter("2027-05-22", -1)]).toEqual([
      "2029-02-28",
      "2032-02-29",
      "2026-05-22",
    ]);
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

describe("moments in Korea", () => {
  test("a day begins at midnight in Korea", () => {
    expect(koreanDay(new Date("2026-11-14T14:59:59Z"))).toBe("2026-11-14");
    expect(koreanDay(new Date("2026-11-14T15:00:00Z"))).toBe("2026-11-15");
  });

  test("a clock in Korea is nine hours ahead", () => {
    expect(koreanClock(new Date("2026-11-14T15:04:09.999Z"))).toBe("00:04:09");
    expect(koreanTime(new Date("2026-11-15T10:02:59Z"))).toBe("19:02");
  });

  test("a Korean time is an instant", () => {
    expect(instant({ date: "2027-05-22", time: "13:00" }).toISOString()).toBe("2027-05-22T04:00:00.000Z");
  });

  test("an instant, its day and its time name each other", () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 24 * 60 - 1 }), (date, minute) => {
        const time = [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, "0"));
        const at = instant({ date, time: time.join(":") });
        expect([koreanDay(at), koreanTime(at)]).toEqual([date, time.join(":")]);
      }),
    );
  });

  test("a day ends 24 hours after it began, and is the last day of what ends then", () => {
    fc.assert(
      fc.property(anyDay, (date) => {
        const end = endOfDay(date);
        expect(end.getTime() - instant({ date, time: null }).getTime()).toBe(DAY_MS);
        expect([lastDayBefore(end), koreanDay(end)]).toEqual([date, daysAfter(date, 1)]);
      }),
    );
  });
});
