/** What somebody asked of a number of places, from when to when, and what they were told. */
export type Asked = {
  begun: number;
  ended: number;
  /** How many more they would have; less than 0 gives some back. */
  more: number;
  /** Whether they were told yes; a no means that there was no room. */
  granted: boolean;
};

type Standing = { taken: number; done: ReadonlySet<Asked> };

/**
 * The first answer that no serial order explains; undefined where there is one: an order of all that was asked, each
 * at a moment between its beginning and its end, in which every yes had room and every no had none.
 *
 * It goes through the ends in their order and keeps every standing that is still possible: what is taken, and who of
 * those who still wait for their answer was already served.
 */
export function unexplained(history: readonly Asked[], capacity: number): Asked | undefined {
  const moments = history
    .flatMap((asked) => [
      { at: asked.begun, asked, isEnd: false },
      { at: asked.ended, asked, isEnd: true },
    ])
    // At the same moment they may have met.
    .sort((a, b) => a.at - b.at || Number(a.isEnd) - Number(b.isEnd));
  const waiting = new Set<Asked>();
  let possible: Standing[] = [{ taken: 0, done: new Set() }];
  for (const { asked, isEnd } of moments) {
    if (!isEnd) {
      waiting.add(asked);
      possible = possible.map((one) => withRefusals(one, { waiting, capacity }));
      continue;
    }
    const after = distinct(possible.flatMap((one) => served(one, { asked, waiting, capacity })));
    if (after.length === 0) return asked;
    waiting.delete(asked);
    possible = distinct(after.map(({ taken, done }) => ({ taken, done: without(done, asked) })));
  }
  return undefined;
}

type Around = { waiting: ReadonlySet<Asked>; capacity: number };

/** Every standing in which this one has been served, whoever of the others was before. */
function served(from: Standing, { asked, waiting, capacity }: Around & { asked: Asked }): Standing[] {
  const found: Standing[] = [];
  const seen = new Set<string>();
  const open = [from];
  for (let at = open.pop(); at; at = open.pop()) {
    if (at.done.has(asked)) {
      found.push(at);
      continue;
    }
    for (const other of waiting) {
      if (at.done.has(other) || !other.granted) continue;
      if (other.more > 0 && at.taken + other.more > capacity) continue;
      const next = { taken: at.taken + other.more, done: new Set(at.done).add(other) };
      const then = withRefusals(next, { waiting, capacity });
      const name = nameOf(then);
      if (seen.has(name)) continue;
      seen.add(name);
      open.push(then);
    }
  }
  return found;
}

/** A no changes nothing, so whoever could be told no by now has been. */
function withRefusals({ taken, done }: Standing, { waiting, capacity }: Around): Standing {
  const told = [...waiting].filter((one) => !one.granted && !done.has(one) && taken + one.more > capacity);
  return told.length > 0 ? { taken, done: new Set([...done, ...told]) } : { taken, done };
}

const numbers = new WeakMap<Asked, number>();
let last = 0;

function nameOf({ taken, done }: Standing): string {
  const names = [...done].map((one) => {
    const number = numbers.get(one) ?? ++last;
    numbers.set(one, number);
    return number;
  });
  return `${taken}: ${names.sort((a, b) => a - b).join()}`;
}

function distinct(standings: readonly Standing[]): Standing[] {
  return [...new Map(standings.map((one) => [nameOf(one), one])).values()];
}

function without(all: ReadonlySet<Asked>, one: Asked): Set<Asked> {
  const rest = new Set(all);
  rest.delete(one);
  return rest;
}
