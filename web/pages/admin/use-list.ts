import { useCallback, useEffect, useRef, useState } from "react";
import { explain } from "#web/forms/explain.ts";

export type Page<Row> = { rows: Row[]; next: string | null };

/** Loads a list page by page; `load` changes with what is asked, and an answer that comes late covers nothing newer. */
export function useList<Row extends { id: string }>(load: (after?: string) => Promise<Page<Row>>) {
  const [page, setPage] = useState<Page<Row>>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const turn = useRef(0);

  const read = useCallback(
    async (before?: Page<Row>) => {
      turn.current += 1;
      const mine = turn.current;
      setBusy(true);
      try {
        const { rows, next } = await load(before?.next ?? undefined);
        if (mine !== turn.current) return;
        const known = new Set(before?.rows.map(({ id }) => id));
        setPage({ rows: [...(before?.rows ?? []), ...rows.filter(({ id }) => !known.has(id))], next });
        setProblem(undefined);
      } catch (error) {
        if (mine === turn.current) setProblem(explain(error).sentence);
      } finally {
        if (mine === turn.current) setBusy(false);
      }
    },
    [load],
  );
  useEffect(() => void read(), [read]);

  const change = (update: (rows: Row[]) => Row[]) =>
    setPage((before) => before && { ...before, rows: update(before.rows) });

  return {
    rows: page?.rows,
    hasMore: Boolean(page?.next),
    problem,
    busy,
    reload: () => read(),
    more: () => read(page),
    put: (row: Row) => change((rows) => rows.map((other) => (other.id === row.id ? row : other))),
    take: (id: string) => change((rows) => rows.filter((other) => other.id !== id)),
    add: (added: Row[]) => change((rows) => [...added, ...rows]),
  };
}
