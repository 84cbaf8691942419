import { useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { ask } from "#web/api.ts";
import type { ApiOperation } from "#web/api-call.ts";
import { explain } from "#web/forms/explain.ts";
import {
  HideEntryDocument,
  PinEntryDocument,
  RemoveEntryDocument,
  ReplyToEntryDocument,
  type ResponseFieldsFragment,
  type ResponseFilter,
  ResponsesDocument,
  type ResponsesQuery,
  ShowEntryDocument,
  UnpinEntryDocument,
} from "#web/graphql/graphql.ts";
import type { ToastWords } from "#web/shell/toast-words.ts";

export type ShownResponse = ResponseFieldsFragment;
export type AskedResponses = { card: string; section: string; search: string; state: ResponseFilter | null };

const PAGE = 50;
const ALL = Number.POSITIVE_INFINITY;
/** The server gives no more at once. */
const MOST = 100;

type Parts = {
  asked: AskedResponses;
  tell(toast: ToastWords): void;
  /** After the owner changed something: the figures at the top may be others. */
  onChanged(): void;
};

/** What became of an answer: another question may have come after it. */
type Came = "shown" | "late";

/** What guests left on one section, as it was asked for, and what the owner does with it. */
export function useResponses({ asked, tell, onChanged }: Parts) {
  const { card, section, search, state } = asked;
  const [page, setPage] = useState<ResponsesQuery["responses"]>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const newest = useRef(0);
  const wanted = useRef(PAGE);

  /** As many as are wanted, from the first: guests may have left something since. */
  const read = useCallback(async (): Promise<Came> => {
    newest.current += 1;
    const turn = newest.current;
    // An answer that comes late must not cover that of a later question, and its failure matters to nobody.
    const isLate = () => turn !== newest.current;
    try {
      const responses = await readUpTo({ card, section, search, state }, wanted.current);
      if (isLate()) return "late";
      // At once: what is printed next must be there.
      flushSync(() => {
        setPage(responses);
        setProblem(undefined);
      });
      return "shown";
    } catch (error) {
      if (isLate()) return "late";
      throw error;
    }
  }, [card, section, search, state]);

  const load = useCallback(
    () => read().catch((error: unknown) => setProblem(explain(error).sentence)),
    [read],
  );
  useEffect(() => {
    wanted.current = PAGE;
    void load();
  }, [load]);

  /** False when the owner asked for something else meanwhile. */
  async function readAll(): Promise<boolean> {
    wanted.current = ALL;
    let came = await read();
    // While guests go on leaving things the list is asked for again, and only the last answer counts.
    while (came === "late" && wanted.current === ALL) came = await read();
    return came === "shown";
  }

  async function during(id: string, act: () => Promise<void>) {
    setBusy((all) => new Set(all).add(id));
    try {
      await act();
    } catch (error) {
      tell({ sentence: explain(error).sentence });
    } finally {
      setBusy((all) => new Set([...all].filter((other) => other !== id)));
    }
  }

  const change = (update: (all: ShownResponse[]) => ShownResponse[]) =>
    setPage((before) => before && { ...before, responses: update(before.responses) });

  /** Runs an operation that answers with the response as it is now. */
  const changing =
    <Name extends string>(operation: ApiOperation<Record<Name, ShownResponse>, { id: string }>) =>
    ({ id }: ShownResponse) =>
      during(id, async () => {
        const [changed] = Object.values<ShownResponse>(await ask(operation, { id }));
        if (changed) change((all) => all.map((other) => (other.id === id ? changed : other)));
        onChanged();
      });

  return {
    page,
    problem,
    isBusy: (id: string) => busy.has(id),
    /** As many as are shown, once more. */
    reload: load,
    /** To the last one, for paper; answers whether they are there. */
    async all(): Promise<boolean> {
      if (!page?.next) return true;
      let isThere = false;
      await during(MORE_RESPONSES, async () => {
        isThere = await readAll();
      });
      return isThere;
    },
    more: () =>
      during(MORE_RESPONSES, async () => {
        wanted.current = (page?.responses.length ?? 0) + PAGE;
        await read();
      }),
    hide: changing(HideEntryDocument),
    show: changing(ShowEntryDocument),
    pin: changing(PinEntryDocument),
    unpin: changing(UnpinEntryDocument),
    /** Throws what the form must say. */
    async reply({ id }: ShownResponse, text: string) {
      const { replyToEntry } = await ask(ReplyToEntryDocument, { id, text: text.trim() || null });
      change((all) => all.map((other) => (other.id === id ? replyToEntry : other)));
    },
    remove: ({ id }: ShownResponse) =>
      during(id, async () => {
        await ask(RemoveEntryDocument, { id });
        change((all) => all.filter((other) => other.id !== id));
        tell({ sentence: "지웠습니다." });
        onChanged();
      }),
  };
}

/** Page after page until there are so many. */
async function readUpTo(asked: AskedResponses, wanted: number): Promise<ResponsesQuery["responses"]> {
  let { responses: page } = await ask(ResponsesDocument, { ...asked, first: Math.min(wanted, MOST) });
  while (page.next && page.responses.length < wanted) {
    const first = Math.min(wanted - page.responses.length, MOST);
    const { responses: more } = await ask(ResponsesDocument, { ...asked, first, after: page.next });
    page = { ...more, responses: [...page.responses, ...more.responses] };
  }
  return page;
}

/** Stands for the end of the list, where nothing is busy but the next page. */
export const MORE_RESPONSES = "more";
