import { temporal } from "zundo";
import { createStore } from "zustand/vanilla";
import type { CardContent } from "#cards/engine/card.ts";

/** Typing that rests this long begins a new step. */
const PAUSE_MS = 1_000;
/** Steps share all that did not change between them: a hundred weigh little more than one. */
const STEPS = 100;

type Made = { content: CardContent };

/** What the open card says, and the way back. */
export function createCardStore(content: CardContent, now: () => number = Date.now) {
  let last: { where: string; at: number } | null = null;
  let beginsStep = true;
  const store = createStore<Made>()(
    temporal((): Made => ({ content }), {
      limit: STEPS,
      handleSet: (record) => (past) => {
        if (beginsStep) record(past);
      },
    }),
  );
  return {
    store,
    /** `where` is the field that is typed into: what follows there without a pause belongs to the same step. */
    change(next: CardContent, where: string | null = null) {
      if (next === store.getState().content) return;
      const at = now();
      beginsStep = where === null || last?.where !== where || at - last.at > PAUSE_MS;
      last = where === null ? null : { where, at };
      store.setState({ content: next });
    },
    undo() {
      last = null;
      store.temporal.getState().undo();
    },
    redo() {
      last = null;
      store.temporal.getState().redo();
    },
  };
}

export type CardStore = ReturnType<typeof createCardStore>;
