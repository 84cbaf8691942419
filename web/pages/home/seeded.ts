/** Random numbers that are the same on every machine, so that the server and the browser draw the same. */
export function seededPetals(seed: number) {
  let state = seed;
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  return { between: (low: number, high: number) => low + (high - low) * next() };
}

export type Random = ReturnType<typeof seededPetals>;
export type PetalPoint = readonly [x: number, y: number];

/** One decimal is finer than any screen shows, and keeps the page small. */
export function pointAt([x, y]: PetalPoint): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}

/** The point `length` away in the direction of `angle`, in radians; down is positive. */
export function step([x, y]: PetalPoint, angle: number, length: number): PetalPoint {
  return [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
}
