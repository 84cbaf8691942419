import { useDeferredValue, useEffect, useMemo, useState } from "react";
import type { CardContent } from "#cards/engine/card.ts";
import type { Kind } from "#cards/engine/kind.ts";
import { startFrom } from "#cards/engine/start-from.ts";
import { inspect } from "#cards/inspector/inspect.ts";
import type { Finding, Rule } from "#cards/inspector/rule.ts";
import { type KindName, kindNamed } from "#cards/kinds/kinds.ts";
import { oncePerKind } from "#cards/kinds/once-per-kind.ts";
import { samplesOf } from "#cards/kinds/samples.ts";
import { useContent, useEditorCard, useOpenCard } from "#web/editor/open-card.ts";
import { pageEnding } from "#web/editor/publish/trial-ending.ts";

type Known = { rules: readonly Rule[]; starts: readonly CardContent[]; samples: readonly CardContent[] };

const rulesOf = oncePerKind<Known>(async (name) => {
  const kind: Kind = kindNamed(name as KindName);
  // To know samples is a help only; what else is wrong is found without them.
  const [rules, samples] = await Promise.all([kind.rules(), samplesOf(name).catch(() => [])]);
  return {
    rules,
    starts: samples.map((sample) => startFrom(kind, sample)),
    samples: samples.map(({ content }) => content),
  };
});

/** What is wrong with the open card, found whenever typing rests. Null until its rules are there, or where they do not come. */
export function useFindings(): { findings: readonly Finding[] | null; isLoading: boolean } {
  const { kind } = useOpenCard();
  const content = useDeferredValue(useContent((now) => now));
  const card = useEditorCard();
  const [known, setKnown] = useState<Known | "loading" | "failed">("loading");
  const [now] = useState(() => new Date());
  useEffect(() => {
    rulesOf(kind.name).then(setKnown, () => setKnown("failed"));
  }, [kind]);
  const findings = useMemo(() => {
    if (typeof known === "string") return null;
    const ending = pageEnding({ kind, card, content, now });
    return inspect({ kind, content, now, ending, ...known });
  }, [kind, card, content, now, known]);
  return { findings, isLoading: known === "loading" };
}
