import { expect, test } from "vitest";
import { createStoredFigures } from "./stored-figures.ts";

function figuresFrom(read: () => Promise<number>) {
  let now = 0;
  const stored = createStoredFigures({ read, clock: { now: () => new Date(now) } });
  function pass(ms: number) {
    now += ms;
  }
  return { ask: stored.read, failures: stored.failures, pass };
}

test("however many ask, the database is asked once in ten seconds", async () => {
  let asked = 0;
  const stored = figuresFrom(async () => ++asked);
  await Promise.all(Array.from({ length: 100 }, stored.ask));
  stored.pass(9_999);
  expect(await stored.ask()).toBe(1);
  stored.pass(1);
  expect(await stored.ask()).toBe(2);
});

test("what the database does not say is not told, and it is not asked again at once", async () => {
  let asked = 0;
  const stored = figuresFrom(() => Promise.reject(new Error(`away ${++asked}`)));
  expect([await stored.ask(), await stored.ask()]).toEqual([undefined, undefined]);
  expect([asked, stored.failures()]).toEqual([1, 1]);
});

test("an answer that does not come is waited for no longer than was said", async () => {
  const silent = () => new Promise<number>(() => undefined);
  const stored = createStoredFigures({ read: silent, clock: { now: () => new Date(0) }, answerMs: 1 });
  expect([await stored.read(), stored.failures()]).toEqual([undefined, 1]);
});
