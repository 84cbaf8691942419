import { ask } from "#web/api.ts";
import type { ApiOperation } from "#web/api-call.ts";
import { markAskedByLoader, queryClient } from "./query-client.ts";

/** A question that can be asked again, by TanStack's names. */
export type Query<Answer> = {
  queryKey: readonly unknown[];
  queryFn(): Promise<Answer>;
  /** Zero where nothing may be shown that was read before: where reading is written down, or begins a form. */
  gcTime?: number;
  /** Endless where the answer never changes. */
  staleTime?: number;
  /** Whether the answer to the last question stands until this one's comes. */
  keepsLast?: boolean;
};

/** What the API answers to an operation with these variables. */
export function apiQuery<Answer, Variables extends Record<string, unknown>>(
  operation: ApiOperation<Answer, Variables>,
  variables?: Variables,
): Query<Answer> {
  return { queryKey: [operation.toString(), variables], queryFn: () => ask(operation, variables) };
}

/** What a query answers, asked for only where it is not known, as long as that holds. */
export function known<Answer>(query: Query<Answer>): Promise<Answer> {
  return queryClient.fetchQuery(query);
}

/** For a loader: asks at once, so that the answer is on its way when the page stands. */
export function prefetch<Answer>(query: Query<Answer>): void {
  markAskedByLoader(query.queryKey);
  void queryClient.prefetchQuery({ ...query, staleTime: 0 });
}

/** After an act: whatever an operation answered is out of date, and asked again where it is shown. */
export async function invalidate<Answer, Variables>(
  operation: ApiOperation<Answer, Variables>,
): Promise<void> {
  const text = operation.toString();
  await queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(text) });
}
