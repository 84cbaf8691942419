import { describe, expect, test } from "vitest";
import {
  joinedActs,
  type OptimisticPlan,
  type PlanAct,
  shownPlan,
  type Task,
  type WeddingPlanView,
  withTask,
} from "./optimistic-plan.ts";

const task = (id: string, change: Partial<Task> = {}): Task => ({
  id,
  suggestion: null,
  isCost: false,
  category: "gifts",
  title: `일 ${id}`,
  note: "",
  days: -30,
  dueOn: null,
  who: null,
  helper: "",
  doneOn: null,
  place: id,
  estimate: null,
  paid: null,
  balanceOn: null,
  removed: false,
  ...change,
});

const plan: WeddingPlanView = {
  id: "plan",
  weddingDate: "2027-05-22",
  countedFrom: "2026-11-15",
  isOwner: true,
  others: [],
  companion: null,
  invitation: null,
  tasks: [task("a"), task("b")],
};

const tick = (key: string, id: string, doneOn: string | null): PlanAct => ({
  key,
  does: "change",
  task: id,
  change: { doneOn },
});
const noted = (key: string, id: string, note: string): PlanAct => ({
  key,
  does: "change",
  task: id,
  change: { note },
});

const book = (...changes: PlanAct[]): OptimisticPlan => ({ known: plan, changes });

const shown = (now: OptimisticPlan, id: string) => shownPlan(now).tasks.find((one) => one.id === id);

describe("what is done shows at once", () => {
  test("a tick, a note and a new task stand there before anything is saved", () => {
    const begins = { title: "비둘기", category: "other", place: "c", isCost: false, estimate: 100 };
    const now = book(tick("1", "a", "2026-11-16"), noted("2", "b", "메모"), {
      key: "3",
      does: "add",
      task: "c",
      begins,
    });
    expect(shown(now, "a")).toEqual(task("a", { doneOn: "2026-11-16" }));
    expect(shown(now, "b")?.note).toBe("메모");
    expect(shown(now, "c")).toMatchObject({ title: "비둘기", estimate: 100, dueOn: null, days: null });
  });

  test("a wedding that moves counts from today", () => {
    const now = book({ key: "1", does: "move", weddingDate: "2027-09-04", today: "2026-11-20" });
    expect(shownPlan(now)).toMatchObject({ weddingDate: "2027-09-04", countedFrom: "2026-11-20" });
  });

  test("a wedding that moves takes what we suggested along before anything is saved", () => {
    const suggested = { ...plan, tasks: [task("a", { suggestion: "hall-contract", days: -150 })] };
    const move = { key: "1", does: "move", weddingDate: "2028-05-20", today: "2026-11-20" } as const;
    expect(shown({ known: suggested, changes: [move] }, "a")?.days).toBe(-330);
  });
});

describe("what waits", () => {
  test("is one change where two of the same task follow each other", () => {
    const both = joinedActs(noted("1", "a", "메모"), tick("2", "a", null));
    expect(both).toEqual({ key: "1", does: "change", task: "a", change: { doneOn: null, note: "메모" } });
    expect(joinedActs(noted("1", "a", "메모"), tick("2", "b", null))).toBeNull();
  });

  test("stays above what the other has done meanwhile, each field by itself", () => {
    const known = withTask(plan, task("a", { note: "상대의 메모", doneOn: null }));
    const now = { known, changes: [tick("1", "a", "2026-11-16")] };
    expect(shown(now, "a")).toMatchObject({ note: "상대의 메모", doneOn: "2026-11-16" });
  });

  test("is not there twice while the server has a new task already", () => {
    const begins = { title: "비둘기", category: "other", place: "c", isCost: false };
    const add: PlanAct = { key: "1", does: "add", task: "c", begins };
    const answered = { known: withTask(plan, task("c")), changes: [add] };
    expect(shownPlan(answered).tasks.filter(({ id }) => id === "c")).toHaveLength(1);
  });
});
