import { forgetSettings, readSettings } from "#web/settings.ts";

/** A typed operation: its text, and in the types what goes in and what comes out. */
export type ApiOperation<Result, Variables> = {
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
export type ApiAnswer = { data?: unknown; errors?: readonly Failure[] };

/** The server's "no": a code, a Korean sentence, and sentences for single fields. */
export class ApiRefusal extends Error {
  readonly code: string;
  readonly fields: Record<string, string>;
  readonly requestId: string | undefined;
  /** Of a conflict: the version that is there now. */
  readonly version: number | undefined;
  /** Of a lock or a crowd: when asking again makes sense. */
  readonly retryAfterSeconds: number | undefined;

  constructor({ message, extensions }: Failure) {
    super(message);
    this.name = "ApiRefusal";
    this.code = extensions?.code ?? "INTERNAL";
    this.fields = extensions?.fields ?? {};
    this.requestId = extensions?.requestId;
    this.version = extensions?.version;
    this.retryAfterSeconds = extensions?.retryAfterSeconds;
  }
}

/** A refusal that a new key, a new token or a moment may cure, once each. */
type Remedy = "new-key" | "new-token" | "moment";

/** Whoever waits longer than this wants to know why. */
const LONGEST_MOMENT_SECONDS = 3;

type Call = {
  query: string;
  variables?: object;
  /** Who calls; asked again with `fresh` when the server did not know the first. */
  identify(how: { fresh: boolean }): Promise<Record<string, string>>;
};

/** One question to the API and its answer. It stays light: a guest's page loads it. */
export async function callApi(call: Call, tried: ReadonlySet<Remedy> = new Set()): Promise<unknown> {
  const { graphqlEndpoint, apiKey } = await readSettings();
  const { query, variables } = call;
  const answer = await fetch(graphqlEndpoint, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      accept: "application/graphql-response+json, application/json",
      "x-api-key": apiKey,
      ...(await call.identify({ fresh: tried.has("new-token") })),
    },
    body: JSON.stringify({ query, variables }),
  });
  try {
    return dataOf(await answer.json());
  } catch (error) {
    if (!(error instanceof ApiRefusal)) throw error;
    const remedy = remedyFor(error, query);
    if (!remedy || tried.has(remedy)) throw error;
    if (remedy === "new-key") forgetSettings();
    if (remedy === "moment") await momentOf(error);
    return callApi(call, new Set([...tried, remedy]));
  }
}

export function dataOf({ data, errors }: ApiAnswer): unknown {
  if (errors?.[0]) throw new ApiRefusal(errors[0]);
  return data;
}

function remedyFor({ code, retryAfterSeconds }: ApiRefusal, query: string): Remedy | undefined {
  if (code === "API_KEY_INVALID") return "new-key";
  if (code === "TOKEN_INVALID" || code === "TOKEN_EXPIRED") return "new-token";
  // What is only read may be asked for twice; who names no time, as a search for places, wants to be left at once.
  if (code === "BUSY" && retryAfterSeconds && /^\s*query\b/.test(query)) return "moment";
  return undefined;
}

function momentOf({ retryAfterSeconds = 0 }: ApiRefusal): Promise<void> {
  const seconds = Math.min(retryAfterSeconds, LONGEST_MOMENT_SECONDS);
  return new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
}
