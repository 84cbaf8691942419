import type { ApiOperation } from "#web/api-call.ts";
import { apiQuery } from "#web/queries/api-query.ts";
import { useLoad } from "#web/queries/use-load.ts";

/** What a drawer shows. That it was opened is written down: it is asked for once each time, and anew the next time. */
export function useOpened<Answer>(operation: ApiOperation<Answer, { id: string }>, id: string | null) {
  return useLoad(
    id === null ? null : { ...apiQuery(operation, { id }), gcTime: 0, staleTime: Number.POSITIVE_INFINITY },
  );
}
