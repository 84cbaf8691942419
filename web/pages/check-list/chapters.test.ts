import { expect, test } from "vitest";
import { chaptersOf, type DueTask, distanceOf, filtered, shortDay } from "./chapters.ts";

const task = (id: string, change: Partial<DueTask>): DueTask => ({
  id,
  suggestion: null,
  isCost: false,
  category: "gifts",
  title: id,
  note: "",
  days: null,
  dueOn: null,
  who: null,
  helper: "",
  doneOn: null,
  place: id,
  estimate: null,
  paid: null,
  balanceOn: null,
  removed: false,
  due: null,
  standing: "later",
  ...change,
});

test("months are chapters in their order, each in the couple's own; what has no date comes last", () => {
  const chapters = chaptersOf([
    task("a", {}),
    task("b", { due: "2027-02-20", place: "2" }),
    task("c", { due: "2026-12-31" }),
    task("d", { due: "2027-02-01", place: "3" }),
    task("e", { due: "2027-02-28", place: "1" }),
  ]);
  expect(chapters.map(({ month, tasks }) => [month, tasks.map(({ id }) => id).join("")])).toEqual([
    ["2026-12", "c"],
    ["2027-02", "ebd"],
    [null, "a"],
  ]);
});

test("a filter leaves what somebody looks for", () => {
  const tasks = [
    task("late", { standing: "late", who: "ME" }),
    task("soon", { standing: "soon", who: "BOTH" }),
    task("done", { standing: "done", who: "OTHER" }),
    task("later", { who: "HELPER" }),
  ];
  const left = (filter: Parameters<typeof filtered>[1]) => filtered(tasks, filter).map(({ id }) => id);
  expect(left("all")).toHaveLength(4);
  expect(left("open")).toEqual(["late", "soon", "later"]);
  expect(left("soon")).toEqual(["soon"]);
  expect(left("late")).toEqual(["late"]);
  expect(left("mine")).toEqual(["late", "soon"]);
});

test("days are said as on a kitchen calendar", () => {
  expect(distanceOf("2026-05", "2027-05-22")).toBe("예식 열두 달 전");
  expect(distanceOf("2027-05", "2027-05-22")).toBe("예식이 있는 달");
  expect(distanceOf("2027-07", "2027-05-22")).toBe("예식 두 달 뒤");
  expect(distanceOf("2025-05", "2027-05-22")).toBe("예식 24개월 전");
  expect(shortDay("2027-05-22")).toBe("5월 22일 (토)");
});
