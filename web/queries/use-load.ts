import { skipToken, type UseQueryOptions, useQuery } from "@tanstack/react-query";
import type { Query } from "./api-query.ts";
import { problemWith, queryClient } from "./query-client.ts";

/** Something that is read, in each of its states; `load-frame.tsx` draws them. */
export type LoadState<Answer> = {
  data: Answer | undefined;
  /** Why it could not be read; what was read before stays. */
  problem: string | undefined;
  busy: boolean;
  reload(): Promise<unknown>;
};

const NOTHING = ["nothing"];

/** Reads what a query answers: at once what was there before, then as it is now. Null asks nothing. */
export function useLoad<Answer>(query: Query<Answer> | null) {
  const queryKey = query?.queryKey ?? NOTHING;
  const { keepsLast, ...asked } = query ?? {};
  const options: UseQueryOptions<Answer> = { queryKey, queryFn: skipToken, ...asked };
  // What is put away is seen until it is gone.
  if (keepsLast || !query) options.placeholderData = (before) => before;
  const { data, isFetching, refetch } = useQuery<Answer>(options, queryClient);
  return {
    data,
    problem: problemWith(queryKey),
    busy: isFetching,
    /** Answers with what is there then; with nothing where it could not be read. */
    async reload(): Promise<Answer | undefined> {
      const now = await refetch();
      return now.error ? undefined : now.data;
    },
    /** What an act answered counts at once. */
    put: (answer: Answer) => void queryClient.setQueryData<Answer>(queryKey, answer),
  };
}
