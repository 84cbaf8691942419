import type { RouterContextProvider } from "react-router";
import { page } from "#web/page-context.ts";
import { session } from "#web/session/session.ts";
import { forgetSettings, readSettings } from "#web/settings.ts";

/** A typed operation: its text, and in the types what goes in and what comes out. */
export type Operation<Result, Variables> = {
  toString(): string;
  __apiType?: (variables: Variables) => Result;
};

type Failure = {
  message: string;
  extensions?: {
    code?: string;
    requestId?: string;
    fields?: Record<string, string>;
    retryAfterSeconds?: number;
    version?: number;
  };
};
type Answer = { data?: unknown; errors?: readonly Failure[] };

/** The server's "no": a code, a Korean sentence, and sentences for single fields. */
export class ApiRefusal extends Error {
  readonly code: string;
  readonly fields: Record<string, string>;
  readonly requestId: string | undefined;
  /** Of a conflict: the version that is there now. */
  readonly version: number | undefined;

  constructor({ message, extensions }: Failure) {
    super(message);
    this.name = "ApiRefusal";
    this.code = extensions?.code ?? "INTERNAL";
    this.fields = extensions?.fields ?? {};
    this.requestId = extensions?.requestId;
    this.version = extensions?.version;
  }
}

/** Asks the server from the browser: the only way there is. */
export async function ask<Result, Variables extends Record<string, unknown>>(
  operation: Operation<Result, Variables>,
  variables?: Variables,
): Promise<Result> {
  return (await send({ body: { query: operation.toString(), variables } }, new Set())) as Result;
}

/** The same for an act that wants the password proved again: with the token that proof gave. */
export async function askWithProof<Result>(
  operation: Operation<Result, Record<string, never>>,
  proof: string,
): Promise<Result> {
  return (await send({ body: { query: operation.toString() }, proof }, new Set())) as Result;
}

/** Asks inside the server while a page is rendered, as a visitor. */
export function askWhileRendering(context: Readonly<RouterContextProvider>) {
  return async <Result, Variables extends Record<string, unknown>>(
    operation: Operation<Result, Variables>,
    variables?: Variables,
  ): Promise<Result> => {
    const answer = await context.get(page).ask({ query: operation.toString(), variables });
    return dataOf(answer as Answer) as Result;
  };
}

type Remedy = "new-key" | "new-token";

type Question = { body: { query: string; variables?: object }; proof?: string };

async function send({ body, proof }: Question, tried: Set<Remedy>): Promise<unknown> {
  const { graphqlEndpoint, apiKey } = await readSettings();
  const token = proof ?? (await memberToken({ fresh: tried.has("new-token") }));
  const answer = await fetch(graphqlEndpoint, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      accept: "application/graphql-response+json, application/json",
      "x-api-key": apiKey,
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  try {
    return dataOf(await answer.json());
  } catch (error) {
    const remedy = error instanceof ApiRefusal ? remedyFor(error) : undefined;
    if (!remedy || tried.has(remedy)) throw error;
    if (remedy === "new-key") forgetSettings();
    return send({ body, proof }, tried.add(remedy));
  }
}

function dataOf({ data, errors }: Answer): unknown {
  if (errors?.[0]) throw new ApiRefusal(errors[0]);
  return data;
}

/** A refusal that a new key or a new token may cure, once each. */
function remedyFor({ code }: ApiRefusal): Remedy | undefined {
  if (code === "API_KEY_INVALID") return "new-key";
  if (code === "TOKEN_INVALID" || code === "TOKEN_EXPIRED") return "new-token";
  return undefined;
}

/** A visitor's page never loads the identity library for this. */
async function memberToken({ fresh }: { fresh: boolean }): Promise<string | undefined> {
  if (!session.getState().user) return undefined;
  const identity = await import("#web/session/identity.ts");
  return identity.accessToken({ fresh });
}
