import { setTimeout as pause } from "node:timers/promises";
import type { BusEvent, EventBus } from "#server/event-bus.ts";

/** A hall that writes at the same time is told once a second, not once a message. */
const PAUSE_MS = 1_000;

type Watching = {
  /** What to say of an event; nothing of one that is none of the listener's. */
  select(change: BusEvent): readonly string[];
};

/** Yields what changed, each thing once, at most once a second, until `return` is called. */
export function eventStream(events: EventBus, { select }: Watching): AsyncGenerator<string[], void, void> {
  const changed = new Set<string>();
  const ended = new AbortController();
  let notify = () => {};
  let told = Number.NEGATIVE_INFINITY;
  const unwatch = events.subscribe((change) => {
    const news = select(change);
    for (const one of news) changed.add(one);
    if (news.length > 0) notify();
  });

  async function end(): Promise<IteratorReturnResult<void>> {
    unwatch();
    ended.abort();
    notify();
    return { done: true, value: undefined };
  }

  return {
    async next() {
      const rest = told + PAUSE_MS - performance.now();
      if (rest > 0) await pause(rest, undefined, { signal: ended.signal }).catch(() => undefined);
      if (changed.size === 0 && !ended.signal.aborted)
        await new Promise<void>((resolve) => (notify = resolve));
      if (ended.signal.aborted) return { done: true, value: undefined };
      const value = [...changed];
      changed.clear();
      told = performance.now();
      return { done: false, value };
    },
    return: end,
    throw: end,
    [Symbol.asyncIterator]() {
      return this;
    },
    [Symbol.asyncDispose]: async () => void (await end()),
  };
}
