import { use, useEffect, useRef, useState } from "react";
import { type Guest, GuestContext, GuestRefusal } from "#cards/guest.ts";
import type { CardFacts } from "#cards/viewer.ts";
import { leavingWords } from "./words.ts";

export type Problem = { sentence: string; fields: Readonly<Record<string, string>> };
export type Act = (guest: Guest) => Promise<void>;

/**
 * One act at a time: a second tap does nothing. What was tapped before the page had a guest is done when it has; in a
 * preview nothing can be. What went wrong is told in a sentence.
 */
export function useAct({ id, language }: Pick<CardFacts, "id" | "language">) {
  const guest = use(GuestContext);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const waiting = useRef<Act | null>(null);
  const say = leavingWords[language];

  async function act(wanted: Act, by: Guest): Promise<void> {
    try {
      await wanted(by);
    } catch (error) {
      const refused = error instanceof GuestRefusal;
      setProblem({ sentence: refused ? error.message : say.offline, fields: refused ? error.fields : {} });
    }
    waiting.current = null;
    setBusy(false);
  }

  function run(wanted: Act): void {
    if (waiting.current) return;
    if (!id) {
      setProblem({ sentence: say.preview, fields: {} });
      return;
    }
    waiting.current = wanted;
    setBusy(true);
    setProblem(null);
    if (guest) act(wanted, guest);
  }

  const begin = useRef(act);
  useEffect(() => {
    if (guest && waiting.current) begin.current(waiting.current, guest);
  }, [guest]);

  return { busy, problem, setProblem, run };
}
