import tasks from "#content/wedding-tasks.json" with { type: "json" };
import type { Category } from "#domain/wedding-plan.ts";

/** What most couples have to do. A name is for ever: plans keep it. */
export type DefaultTask = {
  name: string;
  /** From the wedding; before it they are negative. */
  days: number;
  /** Halls, shops and families are visited together: on a weekend, where there is a choice. */
  weekend?: boolean;
  title: string;
  /** Why, or how: what somebody who has done it would say. */
  how: string;
  /** It has a place in the budget from the beginning. */
  costs?: boolean;
};

const byCategory: Readonly<Record<Exclude<Category, "other">, readonly DefaultTask[]>> = tasks;

/** In the order in which they are due. */
export const defaultTasks = (Object.keys(byCategory) as (keyof typeof byCategory)[])
  .flatMap((category) => byCategory[category].map((task) => ({ ...task, category })))
  .toSorted((one, other) => one.days - other.days);

const byName = new Map(defaultTasks.map((task) => [task.name, task]));

/** What the program says of a task that it suggested; undefined for one of the couple's own. */
export function suggestionFor(name: string | null): DefaultTask | undefined {
  return name === null ? undefined : byName.get(name);
}
