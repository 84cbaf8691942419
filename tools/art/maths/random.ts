import { unit, type Vec } from "./vec.ts";

/** Chance that repeats: the same seed gives the same picture. */
export type Random = {
  /** 0 ≤ x < 1. */
  next(): number;
  between(low: number, high: number): number;
  /** Spread around 0 like a bell with deviation 1. */
  bell(): number;
  direction(): Vec;
};

export function random(seed: number): Random {
  let state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) >>> 0;
  function next() {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }
  const bell = () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    bell,
    direction: () => unit([bell(), bell(), bell()]),
  };
}
