/** What somebody asked of a number of places, from when to when, and what they were told. */
export type Asked = {
  begun: number;
  ended: number;
  /** How many more they would have; less than 0 gives some back. */
  more: number;
  /** Whether they were told yes; a no means that there was no room. */
  granted: boolean;
};

/** What is taken, and who of those who still wait for their answer was already served: a bit for each of `waiting`. */
type Standing = { taken: number; done: number };
/** Who has asked and was not answered yet; a place is given again when it is free. */
type Waiting = (Asked | undefined)[];

/**
 * The first answer that no serial order explains; undefined where there is one: an order of all that was asked, each
 * at a moment between its beginning and its end, in which every yes had room and every no had none.
 *
 * It goes through the ends in their order and keeps every standing that is still possible.
 */
export function unexplained(history: readonly Asked[], capacity: number): Asked | undefined {
  const moments = history
    .flatMap((asked) => [
      { at: asked.begun, asked, isEnd: false },
      { at: asked.ended, asked, isEnd: true },
    ])
    // At the same moment they may have met.
    .sort((a, b) => a.at - b.at || Number(a.isEnd) - Number(b.isEnd));
  const waiting: Waiting = [];
  let possible: Standing[] = [{ taken: 0, done: 0 }];
  for (const { asked, isEnd } of moments) {
    if (!isEnd) {
      placeIn(waiting, asked);
      possible = possible.map((one) => withRefusals(one, { waiting, capacity }));
      continue;
    }
    const bit = 1 << waiting.indexOf(asked);
    const after = distinct(possible.flatMap((one) => served(one, { bit, waiting, capacity })));
    if (after.length === 0) return asked;
    waiting[waiting.indexOf(asked)] = undefined;
    possible = distinct(after.map(({ taken, done }) => ({ taken, done: done & ~bit })));
  }
  return undefined;
}

function placeIn(waiting: Waiting, asked: Asked): void {
  const free = waiting.indexOf(undefined);
  waiting[free === -1 ? waiting.length : free] = asked;
  if (waiting.length > MOST_WAITING) throw new Error(`No more than ${MOST_WAITING} may ask at once`);
}

const MOST_WAITING = 20;

type Around = { waiting: Waiting; capacity: number };

/** Every standing in which the one with this bit has been served, whoever of the others was before. */
function served(from: Standing, { bit, waiting, capacity }: Around & { bit: number }): Standing[] {
  const found: Standing[] = [];
  const seen = new Set<number>();
  const open = [from];
  for (let at = open.pop(); at; at = open.pop()) {
    if (at.done & bit) {
      found.push(at);
      continue;
    }
    for (const [place, other] of waiting.entries()) {
      if (!other?.granted || at.done & (1 << place)) continue;
      if (other.more > 0 && at.taken + other.more > capacity) continue;
      const next = { taken: at.taken + other.more, done: at.done | (1 << place) };
      const then = withRefusals(next, { waiting, capacity });
      if (seen.has(numberOf(then))) continue;
      seen.add(numberOf(then));
      open.push(then);
    }
  }
  return found;
}

/** A no changes nothing, so whoever could be told no by now has been. */
function withRefusals({ taken, done }: Standing, { waiting, capacity }: Around): Standing {
  for (const [place, one] of waiting.entries()) {
    if (one && !one.granted && taken + one.more > capacity) done |= 1 << place;
  }
  return { taken, done };
}

function numberOf({ taken, done }: Standing): number {
  return taken * 2 ** MOST_WAITING + done;
}

function distinct(standings: readonly Standing[]): Standing[] {
  return [...new Map(standings.map((one) => [numberOf(one), one])).values()];
}
