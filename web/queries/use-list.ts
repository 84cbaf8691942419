import { useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import {
  allRows,
  infiniteQuery,
  type ListQuery,
  type Page,
  type Pages,
  type RowOf,
  withRows,
} from "./list-query.ts";
import { problemWith, queryClient } from "./query-client.ts";

/** A list as it is drawn. */
export type Listed<Row> = {
  rows: Row[] | undefined;
  hasMore: boolean;
  problem: string | undefined;
  busy: boolean;
  /** The next rows; after a failure, what failed. */
  more(): Promise<void>;
};

/**
 * Reads a list page by page: at once what was there before, then as it is now. While another question is asked the
 * rows of the last one stay, and an answer that comes late covers nothing newer.
 */
export function useList<Answer, Shown extends Page>(list: ListQuery<Answer, Shown>) {
  const query = infiniteQuery(list);
  const { queryKey } = query;
  const shown = useInfiniteQuery<Shown, Error, Pages<Shown>, readonly unknown[], string | number | undefined>(
    { ...query, placeholderData: (before) => before },
    queryClient,
  );
  const { data, isFetching, isFetchingNextPage, isPlaceholderData, isRefetchError } = shown;
  const problem = problemWith(queryKey);
  const last = data?.pages.at(-1);
  const rows = useMemo(() => data && allRows(data), [data]);

  async function change(update: (rows: RowOf<Shown>[]) => RowOf<Shown>[]): Promise<void> {
    const { fetchStatus, fetchMeta } = queryClient.getQueryState(queryKey) ?? {};
    // What is on its way was asked for before this change, and would cover it.
    await queryClient.cancelQueries({ queryKey, exact: true });
    queryClient.setQueryData<Pages<Shown>>(
      queryKey,
      (pages) => pages && withRows(pages, update(allRows(pages))),
    );
    if (fetchStatus === "fetching") void (fetchMeta?.fetchMore ? shown.fetchNextPage() : shown.refetch());
  }

  return {
    /** The answer as a whole, with all rows. */
    page: last && rows && { ...last, rows },
    rows,
    hasMore: shown.hasNextPage,
    problem,
    // Who returns to a list is not told that it is looked at again.
    busy: isFetching && (!data || isFetchingNextPage || isPlaceholderData || problem !== undefined),
    async reload() {
      await shown.refetch();
    },
    async more() {
      await (data && !isRefetchError ? shown.fetchNextPage() : shown.refetch());
    },
    change,
    put: (row: RowOf<Shown>) => change((rows) => rows.map((other) => (other.id === row.id ? row : other))),
    take: (id: string) => change((rows) => rows.filter((other) => other.id !== id)),
    add: (added: RowOf<Shown>[]) => change((rows) => [...added, ...rows]),
  };
}
