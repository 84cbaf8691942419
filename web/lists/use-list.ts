import { useCallback, useEffect, useRef, useState } from "react";
import { explain } from "#web/forms/explain.ts";

type Row = { id: string | number };

/** Some rows, where the next begin, and whatever else the answer told of the whole. */
export type Page = { rows: Row[]; next: string | number | null };

type RowOf<Answer extends Page> = Answer["rows"][number];
type Place<Answer extends Page> = NonNullable<Answer["next"]>;

/**
 * Loads a list page by page. `load` changes with what is asked, and an answer that comes late covers nothing newer.
 * Nobody who asks twice for more, or while rows move, has a row twice.
 */
export function useList<Answer extends Page>(load: (after?: Place<Answer>) => Promise<Answer>) {
  const [page, setPage] = useState<Answer>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const turn = useRef(0);

  const read = useCallback(
    async (before?: Answer) => {
      turn.current += 1;
      const mine = turn.current;
      setBusy(true);
      try {
        const answer = await load(before?.next ?? undefined);
        if (mine !== turn.current) return;
        const known = new Set(before?.rows.map(({ id }) => id));
        const fresh = answer.rows.filter(({ id }) => !known.has(id));
        setPage({ ...answer, rows: [...(before?.rows ?? []), ...fresh] });
        setProblem(undefined);
      } catch (error) {
        if (mine !== turn.current) return;
        // What was there before answered another question.
        if (!before) setPage(undefined);
        setProblem(explain(error).sentence);
      } finally {
        if (mine === turn.current) setBusy(false);
      }
    },
    [load],
  );
  useEffect(() => void read(), [read]);

  const change = (update: (rows: RowOf<Answer>[]) => RowOf<Answer>[]) =>
    setPage((before) => before && { ...before, rows: update(before.rows) });

  return {
    page,
    rows: page?.rows as RowOf<Answer>[] | undefined,
    hasMore: page?.next != null,
    problem,
    busy,
    reload: () => read(),
    /** The next rows; after a failure, what failed. */
    more: () => read(page),
    put: (row: RowOf<Answer>) => change((rows) => rows.map((other) => (other.id === row.id ? row : other))),
    take: (id: string) => change((rows) => rows.filter((other) => other.id !== id)),
    add: (added: RowOf<Answer>[]) => change((rows) => [...added, ...rows]),
  };
}

/** A list as it is drawn. */
export type Listed<Row> = {
  rows: Row[] | undefined;
  hasMore: boolean;
  problem: string | undefined;
  busy: boolean;
  more(): Promise<void>;
};
