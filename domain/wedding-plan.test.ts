import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  between,
  categoryNames,
  dueOf,
  placesFor,
  planDay,
  progressOf,
  sumsByCategory,
  sumsOf,
  TITLE_MOST,
  taskStanding,
} from "./wedding-plan.ts";
import { defaultTasks, suggestionFor } from "./wedding-tasks.ts";

const plan = { weddingDate: "2027-05-22", countedFrom: "2026-04-01" };
const counted = (days: number | null, dueOn: string | null = null) => ({ days, dueOn });

describe("when a task is due", () => {
  test("so many days before or after the wedding, over months and leap years", () => {
    expect(dueOf(counted(-365), plan)).toBe("2026-05-22");
    expect(dueOf(counted(0), plan)).toBe("2027-05-22");
    expect(dueOf(counted(14), plan)).toBe("2027-06-05");
    expect(dueOf(counted(-1), { weddingDate: "2028-03-01", countedFrom: "2027-01-01" })).toBe("2028-02-29");
  });

  test("on a day chosen by hand, whenever the wedding is; without either on no day", () => {
    expect(dueOf(counted(-30, "2026-12-24"), plan)).toBe("2026-12-24");
    expect(dueOf(counted(null, "2026-12-24"), plan)).toBe("2026-12-24");
    expect(dueOf(counted(null), plan)).toBeNull();
  });

  test("within two weeks, where it was past when the date was set, and before the wedding", () => {
    const late = (countedFrom: string) => dueOf(counted(-300), { ...plan, countedFrom });
    expect(late("2027-03-01")).toBe("2027-03-15");
    expect(late("2027-05-20")).toBe("2027-05-21");
    expect(late("2027-05-21")).toBe("2027-05-21");
    expect(late("2027-05-22")).toBe("2027-05-22");
    expect(late("2027-08-01")).toBe("2027-08-01");
    expect(dueOf(counted(7), { ...plan, countedFrom: "2027-08-01" })).toBe("2027-08-01");
  });

  test("late the day after, soon for two weeks before, and neither once it is done", () => {
    const standing = (due: string | null, doneOn: string | null = null) =>
      taskStanding({ due, doneOn }, "2027-03-10");
    expect(standing("2027-03-09")).toBe("late");
    expect(standing("2027-03-10")).toBe("soon");
    expect(standing("2027-03-24")).toBe("soon");
    expect(standing("2027-03-25")).toBe("later");
    expect(standing(null)).toBe("later");
    expect(standing("2027-03-09", "2027-03-10")).toBe("done");
  });

  test("31 February is no day, nor is the year 1999", () => {
    for (const wrong of ["2027-02-31", "1999-12-31", "2100-01-01", "27-05-22", ""]) {
      expect(planDay.safeParse(wrong).error?.issues[0]?.message, wrong).toBe("날짜를 확인해 주세요.");
    }
  });
});

test("progress is never a hundred before the last task", () => {
  const some = (done: number, all: number) =>
    Array.from({ length: all }, (_, at) => ({ doneOn: at < done ? "2027-01-01" : null }));
  expect(progressOf([])).toEqual({ done: 0, all: 0, percent: 0 });
  expect(progressOf(some(199, 200))).toEqual({ done: 199, all: 200, percent: 99 });
  expect(progressOf(some(200, 200)).percent).toBe(100);
});

describe("money", () => {
  test("what is left to pay does not shrink by what was paid too much elsewhere", () => {
    const costs = [
      { estimate: 3_000_000, paid: 500_000 },
      { estimate: 1_000_000, paid: 1_200_000 },
      { estimate: null, paid: 70_000 },
      { estimate: 90_000, paid: null },
    ];
    expect(sumsOf(costs)).toEqual({
      estimate: 4_090_000,
      paid: 1_770_000,
      balance: 2_590_000,
      over: 200_000,
    });
  });

  test("stands under its category, in the order of the list, and nowhere without any", () => {
    const rows = sumsByCategory([
      { category: "home", estimate: 5, paid: 1 },
      { category: "venue", estimate: null, paid: 2 },
      { category: "home", estimate: 1, paid: null },
      { category: "thanks", estimate: 0, paid: null },
    ]);
    expect(rows.map(({ category, sums }) => [category, sums.estimate, sums.paid])).toEqual([
      ["venue", 0, 2],
      ["home", 6, 1],
    ]);
  });
});

describe("places in an order", () => {
  test("there is always one between two others, however often something is put there", () => {
    const places = placesFor(500);
    expect(places.toSorted()).toEqual(places);
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: 1, maxLength: 60 }), (moves) => {
        const order = placesFor(3);
        for (const move of moves) {
          const at = move % (order.length + 1);
          const place = between(order[at - 1] ?? "", order[at] ?? "");
          order.splice(at, 0, place);
        }
        expect(order.toSorted()).toEqual(order);
        expect(new Set(order).size).toBe(order.length);
      }),
    );
  });

  test("two hundred moves to the same gap still fit", () => {
    let [before, after] = ["a", "b"];
    for (let move = 0; move < 200; move += 1) {
      const place = between(before, after);
      expect(before < place && place < after).toBe(true);
      if (move % 2) before = place;
      else after = place;
    }
    expect(before.length).toBeLessThan(200);
  });
});

describe("what we suggest", () => {
  test("is at least seventy tasks from a year before to after the day, in every category but the couple's own", () => {
    expect(defaultTasks.length).toBeGreaterThanOrEqual(70);
    const days = defaultTasks.map((task) => task.days);
    expect([Math.min(...days), Math.max(...days) > 30, days.includes(0)]).toEqual([-365, true, true]);
    expect(new Set(defaultTasks.map(({ category }) => category))).toEqual(
      new Set(categoryNames.filter((name) => name !== "other")),
    );
  });

  test("has names that are never used twice, titles that fit, and says why or how", () => {
    expect(new Set(defaultTasks.map(({ name }) => name)).size).toBe(defaultTasks.length);
    expect(new Set(defaultTasks.map(({ title }) => title)).size).toBe(defaultTasks.length);
    for (const { name, title, how } of defaultTasks) {
      expect(title.length, title).toBeLessThanOrEqual(TITLE_MOST);
      expect(how, name).toMatch(/[.요다]$/);
      expect(suggestionFor(name)?.title).toBe(title);
    }
  });
});
