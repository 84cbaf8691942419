const WEEK = 7;

/** Whole weeks, so that a wedding on a Saturday stays on one. */
export function inWholeWeeks(days: number): number {
  return Math.round(days / WEEK) * WEEK;
}
