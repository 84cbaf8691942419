import type { InfiniteData } from "@tanstack/react-query";
import type { Query } from "./api-query.ts";
import { markAskedByLoader, queryClient } from "./query-client.ts";

type Row = { id: string | number };

/** Some rows, where the next begin, and whatever else the answer told of the whole. */
export type Page = { rows: Row[]; next: string | number | null };

export type RowOf<Answer extends Page> = Answer["rows"][number];
export type Pages<Answer extends Page> = InfiniteData<Answer, unknown>;

/** A list that is read page by page. */
export type ListQuery<Answer, Shown extends Page> = {
  /** The question for the rows after a place, and for the first ones. */
  query(after?: string | number): Query<Answer>;
  /** Where the rows stand in the answer. */
  page(answer: Answer): Shown;
};

type PageParam = { pageParam: string | number | undefined };

/** The same by TanStack's names. */
export function infiniteQuery<Answer, Shown extends Page>({ query, page }: ListQuery<Answer, Shown>) {
  return {
    queryKey: ["list", ...query().queryKey],
    queryFn: async ({ pageParam }: PageParam) => page(await query(pageParam).queryFn()),
    initialPageParam: undefined,
    getNextPageParam: ({ next }: Shown) => next ?? undefined,
  };
}

/** For a loader: asks at once, so that the rows are on their way when the page stands. */
export function prefetchList<Answer, Shown extends Page>(list: ListQuery<Answer, Shown>): void {
  const query = infiniteQuery(list);
  markAskedByLoader(query.queryKey);
  void queryClient.prefetchInfiniteQuery({ ...query, staleTime: 0 });
}

/** All rows of all pages. Rows move while somebody reads on, and none is there twice. */
export function allRows<Shown extends Page>({ pages }: Pages<Shown>): RowOf<Shown>[] {
  const all = new Map<RowOf<Shown>["id"], RowOf<Shown>>();
  for (const row of pages.flatMap(({ rows }) => rows)) if (!all.has(row.id)) all.set(row.id, row);
  return [...all.values()];
}

/** The same pages with other rows; each keeps its place in the list. */
export function withRows<Shown extends Page>(data: Pages<Shown>, rows: RowOf<Shown>[]): Pages<Shown> {
  let from = 0;
  const pages = data.pages.map((page, index) => {
    const isLast = index === data.pages.length - 1;
    const part = rows.slice(from, isLast ? undefined : from + page.rows.length);
    from += part.length;
    return { ...page, rows: part };
  });
  return { ...data, pages };
}
