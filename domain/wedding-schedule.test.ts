import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { daysAfter, weekdayOf } from "#domain/korean-day.ts";
import { dueOf } from "./wedding-plan.ts";
import { rescheduled, scheduledDays } from "./wedding-schedule.ts";
import { defaultTasks } from "./wedding-tasks.ts";

const weddingDate = "2027-05-22";
const begun = (daysBefore: number) => ({ weddingDate, countedFrom: daysAfter(weddingDate, -daysBefore) });
const scheduled = (daysBefore: number) => scheduledDays(defaultTasks, begun(daysBefore));
const dayOf = (name: string, daysBefore: number) =>
  scheduled(daysBefore)[defaultTasks.findIndex((task) => task.name === name)] ?? Number.NaN;
const most = (days: readonly number[]) =>
  Math.max(...[...Map.groupBy(days, (day) => day).values()].map(({ length }) => length));

describe("a check-list that is begun", () => {
  test("a year before or earlier has every task where it is suggested", () => {
    expect(scheduled(365)).toEqual(defaultTasks.map(({ days }) => days));
    expect(scheduled(400)).toEqual(defaultTasks.map(({ days }) => days));
  });

  test("187 days before has no heap on one day, and the hall before the rings", () => {
    expect(most(scheduled(187))).toBeLessThanOrEqual(4);
    expect(dayOf("hall-contract", 187)).toBeLessThan(dayOf("rings", 187));
    expect(dayOf("hall-visit", 187)).toBeLessThan(dayOf("hall-contract", 187));
    expect(dayOf("hall-contract", 187)).toBeLessThan(-150);
  });

  test("late goes to halls and families on weekends, on whatever day the wedding is", () => {
    for (const shift of [0, 1, 2, 3, 4, 5, 6]) {
      const dates = {
        weddingDate: daysAfter(weddingDate, shift),
        countedFrom: daysAfter(weddingDate, shift - 187),
      };
      const days = scheduledDays(defaultTasks, dates);
      for (const name of ["greet-parents", "hall-visit", "family-dinner", "dress-shop", "shoot"]) {
        const due = daysAfter(
          dates.weddingDate,
          days[defaultTasks.findIndex((task) => task.name === name)] ?? 0,
        );
        expect([0, 6], `${name} ${due}`).toContain(weekdayOf(due));
      }
    }
  });

  test("on any day keeps the order, and has nothing due before that day", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), (daysBefore) => {
        const days = scheduled(daysBefore);
        expect(days.toSorted((one, other) => one - other)).toEqual(days);
        expect(Math.min(...days)).toBeGreaterThanOrEqual(-daysBefore);
        // What was to be done before the wedding is.
        for (const [at, task] of defaultTasks.entries()) if (task.days < 0) expect(days[at]).toBeLessThan(0);
      }),
    );
  });

  test("on any day has no more on one day than a few, or than the days that are left can hold", () => {
    const before = defaultTasks.filter(({ days }) => days < 0).length;
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), (daysBefore) => {
        expect(most(scheduled(daysBefore))).toBeLessThanOrEqual(
          Math.max(4, Math.ceil(before / daysBefore) + 1),
        );
      }),
    );
  });

  test("in time leaves the last month alone, and all that comes after the day", () => {
    fc.assert(
      fc.property(fc.integer({ min: 60, max: 400 }), (daysBefore) => {
        const days = scheduled(daysBefore);
        for (const [at, task] of defaultTasks.entries())
          if (task.days >= -30) expect(days[at]).toBe(task.days);
      }),
    );
  });

  test("after the wedding goes on from that day, a few tasks at a time, in order", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 200 }), (daysAfterWedding) => {
        const days = scheduled(-daysAfterWedding);
        const moved = days.filter((_, at) => (defaultTasks[at]?.days ?? 0) < daysAfterWedding);
        expect(Math.min(...days)).toBeGreaterThanOrEqual(daysAfterWedding);
        expect(moved.toSorted((one, other) => one - other)).toEqual(moved);
        expect(most(days)).toBeLessThanOrEqual(3);
      }),
    );
  });

  test("at any time shows the days it was given", () => {
    fc.assert(
      fc.property(fc.integer({ min: -200, max: 400 }), (daysBefore) => {
        for (const days of scheduled(daysBefore)) {
          expect(dueOf({ days, dueOn: null }, begun(daysBefore))).toBe(daysAfter(weddingDate, days));
        }
      }),
    );
  });
});

describe("a wedding that moves", () => {
  const kept = (suggestion: string | null, changes: object = {}) => ({
    suggestion,
    days: suggestion === null ? null : -14,
    doneOn: null,
    removed: false,
    ...changes,
  });

  test("takes along what is still to be done, from where it is suggested", () => {
    const tasks = [kept("hall-contract"), kept("rings"), kept("bag")];
    expect(rescheduled(tasks, begun(400)).map(({ days }) => days)).toEqual([-330, -180, -1]);
    const [contract = 0, rings = 0] = rescheduled(tasks, begun(100)).map(({ days }) => days ?? 0);
    expect(-100 < contract && contract < rings && rings < -30).toBe(true);
  });

  test("leaves what is done, what was removed and what is the couple's own", () => {
    const tasks = [
      kept("rings", { doneOn: "2027-01-01" }),
      kept("shoot", { removed: true }),
      kept(null),
      kept("a suggestion of another version"),
    ];
    expect(rescheduled(tasks, begun(100))).toEqual(tasks);
    expect(rescheduled([], begun(100))).toEqual([]);
  });
});
