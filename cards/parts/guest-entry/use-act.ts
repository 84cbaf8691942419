import { use, useEffect, useRef, useState } from "react";
import { type Guest, GuestContext, GuestRefusal, TAKEN_BACK, type UnsentEntry } from "#cards/engine/guest.ts";
import type { CardFacts } from "#cards/engine/viewer.ts";
import { retryWhileLimited } from "./retry.ts";
import { entryWords } from "./words.ts";

export type EntryProblem = { sentence: string; fields: Readonly<Record<string, string>> };
export type EntryAct = (guest: Guest) => Promise<void>;

/**
 * One act at a time: a second tap does nothing. What was tapped before the page had a guest is done when it has; in a
 * preview nothing can be. What the server has no room for is retried by itself, so an act may run more than once; what
 * is left without a network is under way, as `unsent`, until there is one. What went wrong is told in a sentence.
 */
export function useAct({ id, language }: Pick<CardFacts, "id" | "language">) {
  const guest = use(GuestContext);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<EntryProblem | null>(null);
  const [unsent, setUnsent] = useState<UnsentEntry | null>(null);
  const waiting = useRef<EntryAct | null>(null);
  const isLeft = useRef(false);
  const say = entryWords[language];

  async function act(wanted: EntryAct, guest: Guest): Promise<void> {
    const by: Guest = { ...guest, leave: (entry) => guest.leave(entry, setUnsent) };
    try {
      await retryWhileLimited(() => wanted(by), {
        onWait: () => setProblem({ sentence: say.waits, fields: {} }),
        isLeft: () => isLeft.current,
      });
      setProblem(null);
    } catch (error) {
      const refused = error instanceof GuestRefusal;
      const isTakenBack = refused && error.code === TAKEN_BACK;
      setProblem(
        isTakenBack
          ? null
          : { sentence: refused ? error.message : say.offline, fields: refused ? error.fields : {} },
      );
    }
    setUnsent(null);
    waiting.current = null;
    setBusy(false);
  }

  function run(wanted: EntryAct): void {
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

  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);

  const begin = useRef(act);
  useEffect(() => {
    if (guest && waiting.current) begin.current(waiting.current, guest);
  }, [guest]);

  return { busy, problem, setProblem, unsent, run };
}
