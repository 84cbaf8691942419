import { daysAfter, daysBetween, weekdayOf } from "#domain/korean-day.ts";
import { suggestionFor } from "#domain/wedding-tasks.ts";

/** A task as we suggest it: so many days from the wedding, on a weekend where it means going somewhere together. */
type Suggested = { days: number; weekend?: boolean };

type Dates = {
  weddingDate: string;
  /** The day on which the date was set. */
  countedFrom: string;
};

/** More on one day is a list nobody finishes. */
const MOST_A_DAY = 3;
/** The last month hangs on the day itself: invitations, final numbers, the packing. */
const LAST_DAYS = 30;
/** Nobody does the first task on the day on which the list was begun. */
const FIRST_DAYS = 7;

/**
 * For each task on how many days from the wedding it is done, when there is less time than we would have liked. What
 * is in the later half of the time that is left stays where it is suggested; everything before it moves together into
 * the earlier half, in proportion and in the same order: the hall is still booked before the rings are chosen.
 */
export function scheduledDays(tasks: readonly Suggested[], { weddingDate, countedFrom }: Dates): number[] {
  const today = -daysBetween(countedFrom, weddingDate);
  const first = Math.min(...tasks.map(({ days }) => days));
  if (first >= today) return tasks.map(({ days }) => days);
  const inOrder = [...tasks.entries()].sort(([at, one], [other, two]) => one.days - two.days || at - other);
  const window = today < 0 ? windowBefore(tasks, today) : { from: today, to: Number.POSITIVE_INFINITY };
  const isMoved = ({ days }: Suggested) => (today < 0 ? days < window.to : days < today);
  const moved = inOrder.filter(([, task]) => isMoved(task));
  const wanted = moved.map(([, task]) => {
    if (today >= 0) return { day: today, isVisit: false };
    const day = squeezed(task.days, { first, ...window });
    return task.weekend
      ? { day: nearestWeekend(day, { weddingDate, ...window }), isVisit: true }
      : { day, isVisit: false };
  });
  const room = {
    ...window,
    most: mostADay(moved.length, window),
    taken: countsOf(tasks.filter((task) => !isMoved(task))),
  };
  const days = tasks.map((task) => task.days);
  for (const [index, day] of fitted(beforeVisits(wanted), room).entries()) days[moved[index]?.[0] ?? 0] = day;
  return days;
}

type Kept = { suggestion: string | null; days: number | null; doneOn: string | null; removed: boolean };

/** The tasks of a plan whose wedding moves: what we suggested and is still to be done is counted anew. */
export function rescheduled<Task extends Kept>(tasks: readonly Task[], dates: Dates): Task[] {
  const open = tasks.flatMap((task) => {
    const suggested = suggestionFor(task.suggestion);
    return suggested && task.days !== null && task.doneOn === null && !task.removed
      ? [{ task, suggested }]
      : [];
  });
  const days = scheduledDays(
    open.map(({ suggested }) => suggested),
    dates,
  );
  const counted = new Map(open.map(({ task }, at) => [task, days[at] ?? task.days]));
  return tasks.map((task) => (counted.has(task) ? { ...task, days: counted.get(task) ?? null } : task));
}

/** From when to (not including) when everything is done that does not stay where it is suggested. */
function windowBefore(tasks: readonly Suggested[], today: number): { from: number; to: number } {
  const from = today + Math.min(FIRST_DAYS, Math.floor(-today / 20));
  let to = Math.max(from + 1, -Math.max(LAST_DAYS, Math.floor(-today / 2)));
  // Where that is too little time, the last month gives way from its beginning.
  while (to < 0 && tasks.filter(({ days }) => days < to).length > MOST_A_DAY * (to - from)) to += 1;
  return { from, to };
}

type Window = { from: number; to: number };

function squeezed(days: number, { first, from, to }: Window & { first: number }): number {
  return Math.floor(from + ((days - first) * (to - from)) / (to - first));
}

function mostADay(count: number, { from, to }: Window): number {
  return Math.max(MOST_A_DAY, Math.ceil(count / (to - from)));
}

/** The weekend that is nearest, where there is one in the time that is left. */
function nearestWeekend(day: number, { weddingDate, from, to }: Window & { weddingDate: string }): number {
  const nearby = [0, 1, -1, 2, -2, 3, -3].map((shift) => day + shift);
  return nearby.find((near) => near >= from && near < to && isWeekend(daysAfter(weddingDate, near))) ?? day;
}

function isWeekend(date: string): boolean {
  return [0, 6].includes(weekdayOf(date));
}

/** What comes before a visit is done before its weekend; what comes after it waits. */
function beforeVisits(wanted: readonly { day: number; isVisit: boolean }[]): number[] {
  let visit = Number.POSITIVE_INFINITY;
  const backwards = wanted.toReversed().map(({ day, isVisit }) => {
    if (!isVisit) return Math.min(day, visit);
    visit = day;
    return day;
  });
  return backwards.toReversed();
}

type Room = Window & { most: number; taken: Map<number, number> };

/** Days near those wanted, in the same order, none with more than the most. */
function fitted(wanted: readonly number[], { from, to, most, taken }: Room): number[] {
  const later = inRoom(wanted, { most, taken, step: 1, start: from });
  if (to === Number.POSITIVE_INFINITY) return later;
  return inRoom(later.toReversed(), { most, taken, step: -1, start: to - 1 }).toReversed();
}

type Pass = { most: number; taken: Map<number, number>; step: 1 | -1; start: number };

/** One way through the calendar: nothing stands before what came before it, nor on a day that is full. */
function inRoom(wanted: readonly number[], { most, taken, step, start }: Pass): number[] {
  const counts = new Map(taken);
  let day = start;
  return wanted.map((wish) => {
    day = step > 0 ? Math.max(day, wish) : Math.min(day, wish);
    while ((counts.get(day) ?? 0) >= most) day += step;
    counts.set(day, (counts.get(day) ?? 0) + 1);
    return day;
  });
}

function countsOf(tasks: readonly Suggested[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { days } of tasks) counts.set(days, (counts.get(days) ?? 0) + 1);
  return counts;
}
