import { InfiniteQueryObserver } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { allRows, infiniteQuery, withRows } from "./list-query.ts";
import { queryClient } from "./query-client.ts";

vi.hoisted(() =>
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {}, removeItem: () => {} }),
);

afterEach(() => queryClient.clear());

type Named = { id: string; name?: string };

/** Two rows at once. */
function listOf(rows: Named[]) {
  return infiniteQuery({
    query: (after?: string) => ({
      queryKey: ["rows"],
      queryFn: async () => {
        const from = after ? rows.findIndex(({ id }) => id === after) + 1 : 0;
        return { rows: rows.slice(from, from + 2), next: rows[from + 1]?.id ?? null };
      },
    }),
    page: (answer: { rows: Named[]; next: string | null }) => answer,
  });
}

const ids = (rows: { id: string }[]) => rows.map(({ id }) => id).join("");

test("a row that moved to the next page meanwhile is there once", () => {
  const pages = [
    { rows: [{ id: "a" }, { id: "b" }], next: "b" },
    { rows: [{ id: "b" }, { id: "c" }], next: null },
  ];
  expect(ids(allRows({ pages, pageParams: [undefined, "b"] }))).toBe("abc");
});

test("a changed row, a taken one and added ones stay on their pages", async () => {
  const watch = new InfiniteQueryObserver(
    queryClient,
    listOf([{ id: "a" }, { id: "b" }, { id: "c" }, { id: "d" }]),
  );
  await watch.refetch();
  const { data } = await watch.fetchNextPage();
  if (!data) throw new Error("nothing was read");

  const without = withRows(
    data,
    allRows(data).filter(({ id }) => id !== "a"),
  );
  expect(without.pages.map(({ rows }) => ids(rows))).toEqual(["bc", "d"]);
  const more = withRows(data, [{ id: "x" }, ...allRows(data)]);
  expect(more.pages.map(({ rows }) => ids(rows))).toEqual(["xa", "bcd"]);
  expect(more.pages.at(-1)?.next).toBe(data.pages.at(-1)?.next);
});
