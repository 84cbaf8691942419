import {
  executeRootSelectionSet,
  type FormattedExecutionResult,
  type GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  subscribe,
  type ValidatedExecutionArgs,
  validateExecutionArgs,
} from "graphql";
import { createHandler } from "graphql-http";
import { createHandler as createStreamHandler } from "graphql-sse";
import { ownerOf } from "#domain/member.ts";
import { Refusal } from "#domain/refusal.ts";
import type { Config } from "#server/config.ts";
import type { ApiKeys } from "#server/http/api-keys.ts";
import { readText } from "#server/http/body.ts";
import { textAnswer } from "#server/http/text-answer.ts";
import type { LimitRefusals } from "#server/metrics/sources.ts";
import type { PhotoPasses } from "#server/photos/photo-pass.ts";
import type { Log } from "#server/ports.ts";
import { inSpan, type SpanStart } from "#server/tracing/span.ts";
import { type Caller, type Context, type ContextParts, callerOf } from "./context.ts";
import { createDocuments } from "./documents.ts";
import { BUSY_SECONDS, presentError, presentFault, refusalOf } from "./errors.ts";
import { schema as goi } from "./schema.ts";
import { createStreams } from "./streams.ts";

type Parts = {
  /** What all resolvers share. */
  shared: ContextParts;
  apiKeys: ApiKeys;
  log: Log;
  mode: Config["mode"];
  /** What lets members fetch photos that guests do not see. */
  photoPasses?: PhotoPasses;
  /** Where it is counted what a rate limit refused. */
  refused?: LimitRefusals;
  /** Another schema than the product's, for tests of the protocol. */
  schema?: GraphQLSchema;
};

/** The longest content of a card (MAX_CONTENT_BYTES in server/cards/content.ts), though every character were escaped. */
const MAX_BYTES = 400 * 1_024;

/** What graphql-http is told instead of an answer: it would look at each value of it once more while it writes. */
const EMPTY = { data: null };

type Call = { requestId: string; ip: string; origin?: string };
type Question = { query: string; variables?: Record<string, unknown> | null; operationName?: string | null };

/** The API over HTTP, and without HTTP for the pages this process renders. */
export function createGraphql(parts: Parts) {
  const { schema = goi, shared, apiKeys, log } = parts;
  const { identity } = shared;
  const production = parts.mode === "production";
  const documentOf = createDocuments({ schema, production });
  const streams = createStreams();

  type Asking = { requestId: string; caller: () => Promise<Caller> };

  /** What graphql needs to answer, or the errors in the document. */
  async function argumentsFor({ query, variables, operationName }: Question, { requestId, caller }: Asking) {
    const document = documentOf(query);
    if (!("kind" in document)) return document;
    const contextValue: Context = { ...(await caller()), ...shared, requestId, cardsBeingRead: new Map() };
    const hideSuggestions = production;
    return { schema, document, operationName, variableValues: variables, contextValue, hideSuggestions };
  }

  /** Ready to run, or the errors in the document or its variables. */
  async function prepare(question: Question, asking: Asking) {
    const given = await argumentsFor(question, asking);
    if (!("schema" in given)) return given;
    if (isSubscription(given)) return [{ message: "Subscriptions are answered at /graphql/stream" }];
    return validateExecutionArgs(given);
  }

  function countRefusal(refusal: Refusal | undefined) {
    if (refusal?.limit) parts.refused?.add({ limit: refusal.limit });
  }

  async function run(prepared: ValidatedExecutionArgs, requestId: string) {
    const result = await inSpan(
      () => spanOf(prepared),
      async () => executeRootSelectionSet(prepared),
    );
    // Whoever has changed something sees it changed, whatever they ask for next.
    if (prepared.operation.operation === "mutation") await shared.events.caughtUp();
    if (!result.errors) return result;
    const failures = result.errors.map((at) => ({
      at,
      refusal: refusalOf(at.originalError ?? at, { requestId, log }),
    }));
    for (const { refusal } of failures) countRefusal(refusal);
    const busy = failures.find(({ refusal }) => refusal?.code === "BUSY")?.refusal;
    const nothingAnswered = Object.values(result.data ?? {}).every((value) => value === null);
    if (busy && nothingAnswered) throw busy;
    return {
      ...result,
      errors: failures.map(({ at, refusal }) => presentError(refusal, { requestId, path: at.path })),
    };
  }

  async function answer(request: Request, { requestId, ip, origin }: Call): Promise<Response> {
    await refuseStrangers(request, apiKeys);
    const { method, url, headers } = request;
    const body = method === "POST" ? await readText(request, MAX_BYTES) : null;
    if (body?.trimStart().startsWith("[")) throw new Refusal("BATCH_NOT_ALLOWED");

    let member: Caller["member"];
    let result: Awaited<ReturnType<typeof run>> | undefined;
    const protocol = createHandler({
      async onSubscribe(_request, question) {
        const caller = async () => {
          const known = await callerOf(headers, identity);
          member = known.member;
          return { ...known, ip, origin };
        };
        const prepared = await prepare(question, { requestId, caller });
        if (!("schema" in prepared)) return prepared.map(({ message }) => presentFault(message, requestId));
        if (method === "GET" && prepared.operation.operation === "mutation") return MUTATION_BY_GET;
        result = await run(prepared, requestId);
        return result.errors ? result : EMPTY;
      },
      formatError: (error) => ("extensions" in error ? error : presentFault(error.message, requestId)),
    });
    const [written, init] = await protocol({ method, url, headers, body, raw: request, context: undefined });
    if (written !== null) {
      const text = result && !result.errors ? JSON.stringify(result) : written;
      const { status, headers: given = {} } = init;
      const response = await textAnswer(text, { request, status, headers: given });
      if (member && origin) {
        const pass = parts.photoPasses?.cookieFor(ownerOf(member), origin);
        if (pass) response.headers.append("set-cookie", pass);
      }
      return response;
    }
    // What is no GraphQL request at all, graphql-http answers without a body.
    const { status, statusText } = init;
    const error =
      status === 405
        ? presentError(new Refusal("METHOD_NOT_ALLOWED"), { requestId })
        : presentFault(statusText, requestId);
    return errorAnswer(error, { request, status, headers: init.headers });
  }

  /** An answer that stays open: an event for each time the subscription has something to tell. */
  async function answerOpen(request: Request, { requestId, ip }: Call): Promise<Response> {
    await refuseStrangers(request, apiKeys);
    const place = streams.take(ip);
    try {
      const events = await eventsFor(request, { requestId, ip });
      if (typeof events !== "string") return new Response(place.bodyOf(events), { headers: EVENT_HEADERS });
      place.leave();
      return errorAnswer(presentFault(events, requestId), { request, status: 400 });
    } catch (error) {
      place.leave();
      throw error;
    }
  }

  /** The events of a subscription, or what is not sound about the request. */
  async function eventsFor(request: Request, { requestId, ip }: Call) {
    const { method, url, headers } = request;
    const body = method === "POST" ? await readText(request, MAX_BYTES) : null;
    let fault: string | undefined;
    const protocol = createStreamHandler({
      // One connection for each subscription: nothing to guess, nothing to take over.
      authenticate: () => null,
      async onSubscribe(_request, question) {
        const caller = async () => ({ ...(await callerOf(headers, identity)), ip });
        const given = await argumentsFor(question, { requestId, caller });
        if (!("schema" in given)) fault = given[0]?.message;
        else if (!isSubscription(given)) fault = "Only subscriptions are answered here";
        else {
          const told = await subscribe(given);
          if (!("errors" in told)) return told;
          const [error] = told.errors ?? [];
          if (error?.originalError) throw error.originalError;
          fault = error?.message;
        }
        return NOT_SOUND;
      },
    });
    const [events, init] = await protocol({ method, url, headers, body, raw: request, context: undefined });
    return events === null || typeof events === "string" ? (fault ?? init.statusText) : events;
  }

  /** Answers a refusal, an outage or a bug where `work` throws one. */
  function refusing(work: (request: Request, call: Call) => Promise<Response>) {
    return async (request: Request, call: Call): Promise<Response> => {
      const response = await work(request, call).catch((thrown) => {
        const refusal = refusalOf(thrown, { requestId: call.requestId, log });
        countRefusal(refusal);
        const error = presentError(refusal, { requestId: call.requestId });
        const wait =
          refusal?.details.retryAfterSeconds ?? (refusal?.code === "BUSY" ? BUSY_SECONDS : undefined);
        return errorAnswer(error, {
          request,
          status: refusal?.status ?? 500,
          headers: wait ? { "retry-after": String(wait) } : {},
        });
      });
      response.headers.set("cache-control", "no-store");
      return response;
    };
  }

  return {
    /** POST and GET of `/graphql`. The request id goes into every refusal and every line of the log. */
    handle: refusing(answer),

    /** POST and GET of `/graphql/stream`: one subscription as server-sent events. */
    stream: refusing(answerOpen),

    endStreams: streams.end,

    /** How many streams are open. */
    openStreams: streams.size,

    /** The same schema for a page rendered on the server: always a visitor without identity. */
    async ask({
      requestId,
      ip,
      ...question
    }: Question & { requestId: string; ip?: string }): Promise<FormattedExecutionResult> {
      try {
        const prepared = await prepare(question, { requestId, caller: async () => ({ ip }) });
        if (!("schema" in prepared)) {
          return { errors: prepared.map(({ message }) => presentFault(message, requestId).toJSON()) };
        }
        const { data, errors } = await run(prepared, requestId);
        return { data, ...(errors && { errors: errors.map((error) => error.toJSON()) }) };
      } catch (thrown) {
        const refusal = refusalOf(thrown, { requestId, log });
        return { errors: [presentError(refusal, { requestId }).toJSON()] };
      }
    },
  };
}

function spanOf({ operation }: ValidatedExecutionArgs): SpanStart {
  const name = operation.name?.value ?? "unnamed";
  return {
    name: `graphql ${operation.operation} ${name}`,
    attributes: { "graphql.operation.type": operation.operation, "graphql.operation.name": name },
  };
}

const MUTATION_BY_GET = [
  null,
  { status: 405, statusText: "Method Not Allowed", headers: { allow: "POST" } },
] as const;

const NOT_SOUND = [null, { status: 400, statusText: "Bad Request" }] as const;

/** Other than graphql-sse's own: its socket serves nothing else afterwards, and proxies must not collect it. */
const EVENT_HEADERS = {
  "content-type": "text/event-stream; charset=utf-8",
  connection: "close",
  "x-accel-buffering": "no",
};

function isSubscription({ document, operationName }: Parameters<typeof subscribe>[0]): boolean {
  return getOperationAST(document, operationName)?.operation === "subscription";
}

/** Every call carries the key, and not where servers and proxies write it down. */
async function refuseStrangers({ url, headers }: Request, apiKeys: ApiKeys) {
  const parameters = url.includes("?") ? [...new URL(url).searchParams.keys()] : [];
  const inAddress = parameters.some((name) => /key/i.test(name));
  const key = headers.get("x-api-key");
  if (inAddress || !key || !(await apiKeys.accepts(key))) throw new Refusal("API_KEY_INVALID");
}

type Shape = { request: Request; status: number; headers?: Record<string, string> };

function errorAnswer(error: GraphQLError, { request, status, headers }: Shape): Response {
  const modern = request.headers.get("accept")?.includes("application/graphql-response+json");
  const type = modern ? "application/graphql-response+json" : "application/json";
  return new Response(JSON.stringify({ errors: [error] }), {
    status,
    headers: { ...headers, "content-type": `${type}; charset=utf-8` },
  });
}
