import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Config } from "#server/config.ts";
import type { RequestFigures } from "#server/metrics/request-figures.ts";
import type { Log } from "#server/ports.ts";
import { type SpanStart, startSpan } from "#server/tracing/span.ts";

/** An answer whose every byte is in memory and that is the same for whoever asks. */
export type KeptAnswer = {
  status: number;
  /** Names and values in turn, as Node writes them fastest. */
  headers: string[];
  body: Buffer;
  /** As the log calls the address. */
  path: string;
};

/** Answers before the application does, or calls on to it. */
export type Before = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

export type Exchange = { request: IncomingMessage; response: ServerResponse; started: number };

export type SendKept = ReturnType<typeof createSendKept>;

/** Sends what is kept: past the router, and seen by the log, the figures and a trace as all else. */
export function createSendKept({ log, requests }: { log: Log; requests: RequestFigures }) {
  return ({ status, headers, body, path }: KeptAnswer, { request, response, started }: Exchange): void => {
    const requestId = randomUUID();
    const own = ["x-request-id", requestId];
    if (status !== 304) own.push("content-length", String(body.length));
    response.writeHead(status, headers.concat(own));
    response.end(status === 304 || request.method === "HEAD" ? undefined : body);
    const ms = performance.now() - started;
    requests.of(path).add({ status, ms });
    log.info({ requestId, method: request.method, path, status, ms: Math.round(ms) }, "request");
    startSpan(() => keptSpan(request, { path, status }))?.end();
  };
}

/** Such an answer is over before a span of it is begun. */
function keptSpan(
  { method, headers }: IncomingMessage,
  { path, status }: Pick<KeptAnswer, "path" | "status">,
): SpanStart {
  const parent = headers.traceparent;
  return {
    name: `${method} ${path}`,
    kind: "server",
    attributes: { "http.route": path, "http.response.status_code": status, "goi.answer": "kept" },
    ...(typeof parent === "string" && { parent }),
  };
}

/** The first of them that has an answer gives it; only what is read, and only under our own name. */
export function keptFirst({ publicUrl }: Pick<Config, "publicUrl">, all: readonly Before[]): Before {
  const publicHost = publicUrl && new URL(publicUrl).host;
  return (request, response, next) => {
    const { method, headers } = request;
    if ((method !== "GET" && method !== "HEAD") || (publicHost && publicHost !== headers.host)) return next();
    let at = 0;
    const ask = (): void => {
      const one = all[at++];
      if (one) one(request, response, ask);
      else next();
    };
    ask();
  };
}

/** Without what is asked of it. */
export function pathOf({ url = "/" }: IncomingMessage): string {
  const end = url.indexOf("?");
  return end === -1 ? url : url.slice(0, end);
}
