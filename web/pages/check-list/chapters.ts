import { monthAndDay, WEEKDAYS_KO } from "#domain/day-words.ts";
import { readDay } from "#domain/korean-day.ts";
import { dueOf, type TaskStanding, taskStanding } from "#domain/wedding-plan.ts";
import type { Task, WeddingPlanView } from "./optimistic-plan.ts";

/** A task with what follows from the day it is. */
export type DueTask = Task & { due: string | null; standing: TaskStanding };

/** A month of the calendar, `2027-05`, and what is due in it; null for what has no date. */
export type Chapter = { month: string | null; tasks: DueTask[] };

/** What is to be done, without costs and what was removed. */
export function tasksOf(plan: WeddingPlanView, today: string): DueTask[] {
  return plan.tasks
    .filter(({ isCost, removed }) => !isCost && !removed)
    .map((task) => {
      const due = dueOf(task, plan);
      return { ...task, due, standing: taskStanding({ due, doneOn: task.doneOn }, today) };
    });
}

export const taskFilters = {
  all: "전체",
  open: "남은 일",
  soon: "곧 할 일",
  late: "늦은 일",
  mine: "내 일",
} as const;
export type TaskFilter = keyof typeof taskFilters;

const passes: Record<TaskFilter, (task: DueTask) => boolean> = {
  all: () => true,
  open: ({ standing }) => standing !== "done",
  soon: ({ standing }) => standing === "soon",
  late: ({ standing }) => standing === "late",
  mine: ({ who }) => who === "ME" || who === "BOTH",
};

export function filtered(tasks: readonly DueTask[], filter: TaskFilter): DueTask[] {
  return tasks.filter(passes[filter]);
}

/** By months, the earliest first, and last what has no date; within a month in the couple's own order. */
export function chaptersOf(tasks: readonly DueTask[]): Chapter[] {
  const byMonth = Map.groupBy(tasks, ({ due }) => due?.slice(0, 7) ?? null);
  return [...byMonth]
    .map(([month, some]) => ({ month, tasks: some.toSorted(byPlace) }))
    .toSorted((one, other) => ((one.month ?? "~") < (other.month ?? "~") ? -1 : 1));
}

function byPlace(one: Task, other: Task): number {
  if (one.place === other.place) return one.id < other.id ? -1 : 1;
  return one.place < other.place ? -1 : 1;
}

const COUNTS = ["", "한", "두", "세", "네", "다섯", "여섯", "일곱", "여덟", "아홉", "열", "열한", "열두"];

/** `예식 두 달 전` */
export function distanceOf(month: string, weddingDate: string): string {
  const [at, wedding] = [readDay(`${month}-01`), readDay(weddingDate)];
  if (!at || !wedding) return "";
  const months = (at.year - wedding.year) * 12 + at.month - wedding.month;
  if (months === 0) return "예식이 있는 달";
  const word = COUNTS[Math.abs(months)];
  return `예식 ${word ? `${word} 달` : `${Math.abs(months)}개월`} ${months < 0 ? "전" : "뒤"}`;
}

/** `5월 22일 (토)` */
export function shortDay(date: string): string {
  const day = readDay(date);
  return day ? `${monthAndDay(date)} (${WEEKDAYS_KO[day.weekday]})` : "";
}
