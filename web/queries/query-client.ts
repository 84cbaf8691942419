import { hashKey, QueryCache, QueryClient } from "@tanstack/react-query";
import { ApiRefusal } from "#web/api-call.ts";
import { explain } from "#web/forms/explain.ts";
import { session } from "#web/session/session.ts";

/** What a loader asks before its page stands, the page does not ask a second time. */
const FRESH_MS = 3_000;
const askedByLoader = new Set<string>();

/** Why a query failed last, by its hash: said until it comes, also while it is asked for again. */
const problems = new Map<string, string>();

/** What was read from the API, kept for as long as one account looks at it. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, { queryHash }) => problems.set(queryHash, explain(error).sentence),
    onSuccess: (_, { queryHash }) => problems.delete(queryHash),
  }),
  defaultOptions: {
    queries: {
      // Who asks is part of what is asked: an answer on its way to one account is never found by another.
      queryKeyHashFn: hashOf,
      // A refusal is an answer, and the next one would be the same.
      retry: (failures, error) => failures < 1 && !(error instanceof ApiRefusal),
      // Without a network the person is told so, instead of waiting for it.
      networkMode: "always",
      staleTime: ({ queryHash }) => (askedByLoader.has(queryHash) ? FRESH_MS : 0),
      refetchOnWindowFocus: false,
    },
  },
});

// Who comes back to what failed waits for it anew.
queryClient.getQueryCache().subscribe(({ type, query }) => {
  if (type === "observerRemoved" && query.getObserversCount() === 0) problems.delete(query.queryHash);
});

function hashOf(queryKey: readonly unknown[]): string {
  return hashKey([session.getState().user?.id ?? null, ...queryKey]);
}

export function problemWith(queryKey: readonly unknown[]): string | undefined {
  return problems.get(hashOf(queryKey));
}

/** Says that a loader asks this at every visit of its page. */
export function markAskedByLoader(queryKey: readonly unknown[]): void {
  askedByLoader.add(hashOf(queryKey));
}

session.subscribe(({ user }, { user: before }) => {
  if (user?.id === before?.id) return;
  queryClient.clear();
  problems.clear();
  askedByLoader.clear();
});
