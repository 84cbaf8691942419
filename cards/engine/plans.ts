import type { Kind } from "./kind.ts";

/** Our mark stands under what could have been paid for and was not: on trial, or on a plan that costs nothing. */
export function carriesMark({ plans }: Pick<Kind, "plans">, plan: string | null): boolean {
  if (plan === null) return true;
  const isFree = plans.some(({ name, won }) => name === plan && won === 0);
  return isFree && plans.some(({ won }) => won > 0);
}
