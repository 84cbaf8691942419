import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { inTimeOrKept } from "./in-time-or-kept.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const page = (words: string) => new Response(words);
const later = (milliseconds: number, words: string) =>
  new Promise<Response>((resolve) => setTimeout(() => resolve(page(words)), milliseconds));
const failing = () => Promise.reject(new TypeError("Failed to fetch"));

type Case = { network: Promise<Response>; isKept: boolean };

/** What is shown, and after how long. */
async function shown({ network, isKept }: Case): Promise<{ words: string; afterMs: number }> {
  const started = Date.now();
  const answer = inTimeOrKept({
    network,
    kept: async (why) => (isKept ? page(`the copy, ${why}`) : undefined),
    otherwise: async () => page("no network"),
    patienceMs: 4_000,
  });
  const told = answer.then(async (response) => ({
    words: await response.text(),
    afterMs: Date.now() - started,
  }));
  await vi.runAllTimersAsync();
  return told;
}

test("never a copy while the network answers in time", async () => {
  expect(await shown({ network: later(3_900, "now"), isKept: true })).toEqual({
    words: "now",
    afterMs: 3_900,
  });
});

test("a copy at once where there is no network", async () => {
  expect(await shown({ network: failing(), isKept: true })).toEqual({ words: "the copy, gone", afterMs: 0 });
});

test("a copy where the network says nothing for too long", async () => {
  expect(await shown({ network: later(60_000, "now"), isKept: true })).toMatchObject({
    words: "the copy, slow",
    afterMs: 4_000,
  });
});

test("where nothing is kept, a slow network is waited for", async () => {
  expect(await shown({ network: later(60_000, "now"), isKept: false })).toMatchObject({ words: "now" });
});

test("where nothing is kept and there is no network, that is said", async () => {
  expect(await shown({ network: failing(), isKept: false })).toMatchObject({ words: "no network" });
});
