import { type ApiOperation, callApi } from "#web/api-call.ts";
import { visitorToken } from "#web/session/visitor.ts";

export type Ask = <Result, Variables extends Record<string, unknown>>(
  operation: ApiOperation<Result, Variables>,
  variables?: Variables,
) => Promise<Result>;

/** Asks the API in the name of this device's guest, who is made one by it. */
export const askAsVisitor: Ask = (operation, variables) =>
  callApi({
    query: operation.toString(),
    variables,
    identify: async (how) => ({ "x-visitor": await visitorToken(how) }),
  }) as never;
