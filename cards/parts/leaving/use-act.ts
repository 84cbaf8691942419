import { useRef, useState } from "react";
import type { CardContent } from "#cards/card.ts";
import { GuestRefusal } from "#cards/guest.ts";
import { leavingWords } from "./words.ts";

export type Problem = { sentence: string; fields: Readonly<Record<string, string>> };

/** One act at a time: a second tap does nothing. What went wrong is told in a sentence. */
export function useAct(language: CardContent["language"]) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const running = useRef(false);

  async function run(act: () => Promise<void>): Promise<void> {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setProblem(null);
    try {
      await act();
    } catch (error) {
      setProblem(
        error instanceof GuestRefusal
          ? { sentence: error.message, fields: error.fields }
          : { sentence: leavingWords[language].offline, fields: {} },
      );
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  return { busy, problem, setProblem, run };
}
