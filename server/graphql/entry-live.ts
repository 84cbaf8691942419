import { setTimeout as pause } from "node:timers/promises";
import type { CardId } from "#domain/card-id.ts";
import type { Changes } from "#server/changes.ts";
import { builder } from "./builder.ts";
import { cardForGuests } from "./guest-card.ts";

/** A hall that writes at the same time is told once a second, not once a message. */
const PAUSE_MS = 1_000;

/** Sections of a card on which something was left, changed or taken away, until `return` is called. */
function sectionsChanged(changes: Changes, card: CardId): AsyncGenerator<string[], void, void> {
  const changed = new Set<string>();
  const ended = new AbortController();
  let wake = () => {};
  let told = Number.NEGATIVE_INFINITY;
  const unwatch = changes.watch((change) => {
    if (change.what !== "entries" || change.card !== card) return;
    changed.add(change.section);
    wake();
  });

  async function end(): Promise<IteratorReturnResult<void>> {
    unwatch();
    ended.abort();
    wake();
    return { done: true, value: undefined };
  }

  return {
    async next() {
      const rest = told + PAUSE_MS - performance.now();
      if (rest > 0) await pause(rest, undefined, { signal: ended.signal }).catch(() => undefined);
      if (changed.size === 0 && !ended.signal.aborted) await new Promise<void>((resolve) => (wake = resolve));
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

builder.subscriptionField("entriesChanged", (t) =>
  t.stringList({
    description: "Names of sections of a card on which something was left, changed or taken away.",
    args: { card: t.arg.id({ required: true }) },
    async subscribe(_root, { card: id }, context) {
      const card = await cardForGuests(context, id);
      return sectionsChanged(context.changes, card.id);
    },
    resolve: (sections) => sections,
  }),
);
