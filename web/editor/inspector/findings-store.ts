import { createStore } from "zustand/vanilla";
import type { CardContent } from "#cards/engine/card.ts";
import type { Kind } from "#cards/engine/kind.ts";
import { startFrom } from "#cards/engine/start-from.ts";
import { inspect } from "#cards/inspector/inspect.ts";
import type { Finding, Rule } from "#cards/inspector/rule.ts";
import { type KindName, kindNamed } from "#cards/kinds/kinds.ts";
import { oncePerKind } from "#cards/kinds/once-per-kind.ts";
import { samplesOf } from "#cards/kinds/samples.ts";
import type { EditorCard } from "#web/editor/open-card.ts";
import { pageEnding } from "#web/editor/publish/trial-ending.ts";

/** Typing that rests this long is looked at: with every letter it would keep the next one waiting. */
const REST_MS = 300;

type Looking = { rules: readonly Rule[]; starts: readonly CardContent[]; samples: readonly CardContent[] };

/** Null until the rules are there, or where they do not come: sending does not need them, and the server looks once more. */
export type Known = { findings: readonly Finding[] | null; isLoading: boolean };

const rulesOf = oncePerKind<Looking>(async (name) => {
  const kind: Kind = kindNamed(name as KindName);
  // To know samples is a help only; what else is wrong is found without them.
  const [rules, samples] = await Promise.all([kind.rules(), samplesOf(name).catch(() => [])]);
  return {
    rules,
    starts: samples.map((sample) => startFrom(kind, sample)),
    samples: samples.map(({ content }) => content),
  };
});

/** What is wrong with the open card. */
export function createFindings({ kind, content, cardStore, autosave }: EditorCard) {
  const store = createStore<Known>(() => ({ findings: null, isLoading: true }));
  let looking: Looking | null = null;
  let looked: CardContent | null = null;
  let resting: ReturnType<typeof setTimeout> | undefined;

  /** Now, for who is about to read it. */
  function look(): void {
    clearTimeout(resting);
    const card = content();
    if (!looking || card === looked) return;
    looked = card;
    const now = new Date();
    const ending = pageEnding({ kind, card: autosave.state.getState().card, content: card, now });
    const findings = inspect({ kind, content: card, now, ending, ...looking });
    store.setState({ findings, isLoading: false });
  }

  return {
    store,
    look,
    /** Looks whenever typing rests; answers how to stop. */
    start() {
      rulesOf(kind.name).then(
        (known) => {
          looking = known;
          look();
        },
        () => store.setState({ isLoading: false }),
      );
      const stop = cardStore.store.subscribe(() => {
        clearTimeout(resting);
        resting = setTimeout(look, REST_MS);
      });
      return () => {
        stop();
        clearTimeout(resting);
      };
    },
  };
}

export type Findings = ReturnType<typeof createFindings>;
