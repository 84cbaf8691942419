import type { Kind, Plan } from "./kind.ts";

/** A kind that costs nothing has no trial. */
export function freePlanOf({ plans }: Kind): string | null {
  return plans.length === 0 ? "free" : (plans.find(({ won }) => won === 0)?.name ?? null);
}

/** Whether anything is sold for such a card. */
export function isSold({ plans }: Pick<Kind, "plans">): boolean {
  return plans.some(({ won }) => won > 0);
}

/** The plan that a card has; undefined on trial, where nothing is sold, and for one that is no longer sold. */
export function planNamed({ plans }: Kind, name: string | null): Plan | undefined {
  return plans.find((plan) => plan.name === name);
}
