/** A line of the report: what was done, what was seen, what must hold. */
export type FaultRow = { what: string; seen: string; must: string; holds: boolean };
