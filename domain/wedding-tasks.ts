import type { Category } from "#domain/wedding-plan.ts";
import { ceremony } from "./wedding-tasks/ceremony.ts";
import { dress } from "./wedding-tasks/dress.ts";
import { gifts } from "./wedding-tasks/gifts.ts";
import { home } from "./wedding-tasks/home.ts";
import { honeymoon } from "./wedding-tasks/honeymoon.ts";
import { invitation } from "./wedding-tasks/invitation.ts";
import { paperwork } from "./wedding-tasks/paperwork.ts";
import { thanksTasks } from "./wedding-tasks/thanks.ts";
import { venueTasks } from "./wedding-tasks/venue.ts";

/** What most couples have to do. A name is for ever: plans keep it. */
export type DefaultTask = {
  name: string;
  /** From the wedding; before it they are negative. */
  days: number;
  /** Halls, shops and families are visited together: on a weekend, where there is a choice. */
  weekend?: true;
  title: string;
  /** Why, or how: what somebody who has done it would say. */
  how: string;
  /** It has a place in the budget from the beginning. */
  costs?: true;
};

const byCategory: Readonly<Record<Exclude<Category, "other">, readonly DefaultTask[]>> = {
  venue: venueTasks,
  dress,
  gifts,
  invitation,
  home,
  honeymoon,
  ceremony,
  paperwork,
  thanks: thanksTasks,
};

/** In the order in which they are due. */
export const defaultTasks = (Object.keys(byCategory) as (keyof typeof byCategory)[])
  .flatMap((category) => byCategory[category].map((task) => ({ ...task, category })))
  .toSorted((one, other) => one.days - other.days);

const byName = new Map(defaultTasks.map((task) => [task.name, task]));

/** What the program says of a task that it suggested; undefined for one of the couple's own. */
export function suggestionFor(name: string | null): DefaultTask | undefined {
  return name === null ? undefined : byName.get(name);
}
