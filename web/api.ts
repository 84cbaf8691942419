import type { RouterContextProvider } from "react-router";
import { type ApiAnswer, type ApiOperation, callApi, dataOf } from "#web/api-call.ts";
import { page } from "#web/page-context.ts";
import { session } from "#web/session/session.ts";

/** Asks the server from the browser: the only way there is. */
export async function ask<Result, Variables extends Record<string, unknown>>(
  operation: ApiOperation<Result, Variables>,
  variables?: Variables,
): Promise<Result> {
  return (await callApi({ query: operation.toString(), variables, identify })) as Result;
}

type Proved<Variables> = {
  variables?: Variables;
  proof?: string;
  /** The member's identity in the identity pool, for an act that is about it, too. */
  visitor?: string;
};

/** The same for an act that wants the password proved again: with the token that proof gave, where there is one. */
export async function askWithProof<Result, Variables extends Record<string, unknown>>(
  operation: ApiOperation<Result, Variables>,
  { variables, proof, visitor }: Proved<Variables>,
): Promise<Result> {
  const proved = async (asked: Parameters<typeof identify>[0]) => ({
    ...(proof ? { authorization: `Bearer ${proof}` } : await identify(asked)),
    ...(visitor && { "x-visitor": visitor }),
  });
  return (await callApi({ query: operation.toString(), variables, identify: proved })) as Result;
}

/** Asks inside the server while a page is rendered, as a visitor. */
export function askWhileRendering(context: Readonly<RouterContextProvider>) {
  return async <Result, Variables extends Record<string, unknown>>(
    operation: ApiOperation<Result, Variables>,
    variables?: Variables,
  ): Promise<Result> => {
    const answer = await context.get(page).ask({ query: operation.toString(), variables });
    return dataOf(answer as ApiAnswer) as Result;
  };
}

/** For a line that stays open: who listens. */
export function memberHeaders(): Promise<Record<string, string>> {
  return identify({ fresh: false });
}

/** A visitor's page never loads the identity library for this. */
async function identify({ fresh }: { fresh: boolean }): Promise<Record<string, string>> {
  if (!session.getState().user) return {};
  const identity = await import("#web/session/identity.ts");
  const token = await identity.accessToken({ fresh });
  return token ? { authorization: `Bearer ${token}` } : {};
}
