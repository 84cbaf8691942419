import { useRef, useState } from "react";
import { type Explanation, explain } from "#web/forms/explain.ts";

/** Tells why something failed; until it has, the act is not over. */
type Fail = (explanation: Explanation, error: unknown) => void | Promise<void>;

/**
 * Something that is done once at a time, and what came of it. Why it failed is `problem`, or told where `fail` tells
 * it. It does without the query library: pages for everybody act too.
 */
export function useAction<Given extends unknown[]>(act: (...given: Given) => Promise<unknown>, fail?: Fail) {
  const [problem, setProblem] = useState<string>();
  const acts = useActions(fail ?? (({ sentence }) => setProblem(sentence)));
  return {
    busy: acts.isBusy(ONLY),
    problem,
    run(...given: Given): Promise<void> {
      return acts.during(ONLY, async () => {
        setProblem(undefined);
        await act(...given);
      });
    },
    setProblem,
  };
}

const ONLY = "";

/** The same for the rows of a list: one act at a time for each of them. */
export function useActions(fail: Fail) {
  const underWay = useRef<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState(underWay.current);

  function mark(change: (ids: Set<string>) => void): void {
    const ids = new Set(underWay.current);
    change(ids);
    underWay.current = ids;
    setBusy(ids);
  }

  async function during(id: string, act: () => Promise<void>): Promise<void> {
    if (underWay.current.has(id)) return;
    mark((ids) => ids.add(id));
    try {
      await act();
    } catch (error) {
      await fail(explain(error), error);
    } finally {
      mark((ids) => ids.delete(id));
    }
  }

  return { isBusy: (id: string) => busy.has(id), during };
}
