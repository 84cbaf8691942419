import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Config } from "#server/config.ts";
import type { createHttp } from "./http.ts";

/**
 * A client that dawdles over its headers or its body is cut off: it would hold a socket for nothing. Node counts the
 * time of a connection that a balancer opened ahead and has not used as time for headers, so it is not much shorter.
 */
const HEADERS_TIMEOUT_MS = 50_000;
const REQUEST_TIMEOUT_MS = 55_000;

/** Answers before the application does, or calls on to it. */
export type Before = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

type Parts = {
  http: Pick<ReturnType<typeof createHttp>, "fetch">;
  config: Pick<Config, "host" | "port" | "keepAliveMs">;
  before?: Before;
};

export function listen({ http, config, before }: Parts): Promise<Server> {
  const answer = getRequestListener((request, env) =>
    http.fetch(request, env as { incoming: IncomingMessage }),
  );
  const server = createServer(
    {
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      keepAliveTimeout: config.keepAliveMs,
    },
    (request, response) => {
      if (before) before(request, response, () => void answer(request, response));
      else void answer(request, response);
    },
  );
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(friendly(error, config)));
    server.listen(config.port, config.host, () => resolve(server));
  });
}

function friendly(error: NodeJS.ErrnoException, { port }: { port: number }): Error {
  if (error.code !== "EADDRINUSE") return error;
  return new Error(`Port ${port} is taken by another program; stop it, or choose another one with PORT=…`);
}
