import type { Draw } from "#cards/engine/guest.ts";
import type { Thing } from "./section.ts";
import { laidOut } from "./things.ts";

/** How guesses stand at a moment. */
export type Poll = { tally: Readonly<Record<string, number>>; draw: Draw };

export type Bar = { thing: Thing; count: number; percent: number };

/** A thing that was taken off the table is counted no more. */
export function barsOf(things: readonly Thing[], tally: Poll["tally"]): { bars: Bar[]; total: number } {
  const counted = laidOut(things).map((thing) => ({ thing, count: tally[thing.id] ?? 0 }));
  const total = counted.reduce((sum, { count }) => sum + count, 0);
  return {
    total,
    bars: counted.map((one) => ({ ...one, percent: total ? Math.round((one.count / total) * 100) : 0 })),
  };
}
