import { createServer, type IncomingMessage, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Config } from "#server/config.ts";
import type { createHttp } from "./http.ts";
import { inTurn } from "./in-turn.ts";
import type { Before } from "./kept-answers.ts";
import { cutStalledSockets } from "./stalled-sockets.ts";

/**
 * A client that dawdles is cut off within a minute: it would hold a socket for nothing. Node counts the time of a
 * connection that a balancer opened ahead and has not used as time for headers, so it is not much shorter.
 */
const PATIENCE = {
  headersMs: 50_000,
  requestMs: 55_000,
  /** Nothing of an answer was taken for so long. */
  stalledMs: 45_000,
  /** They are looked for only so often; by Node twice a minute if it is not told. */
  checkMs: 5_000,
};

/** A hall that taps one link together: with Node's own 511 the rest of them would knock again a second later. */
const BACKLOG = 4_096;

type Parts = {
  http: Pick<ReturnType<typeof createHttp>, "fetch">;
  config: Pick<Config, "host" | "port" | "keepAliveMs">;
  before?: Before;
  patience?: typeof PATIENCE;
};

export function listen({ http, config, before, patience = PATIENCE }: Parts): Promise<Server> {
  const answer = getRequestListener((request, env) =>
    http.fetch(request, env as { incoming: IncomingMessage }),
  );
  const server = createServer(
    {
      headersTimeout: patience.headersMs,
      requestTimeout: patience.requestMs,
      connectionsCheckingInterval: patience.checkMs,
      keepAliveTimeout: config.keepAliveMs,
    },
    inTurn((request, response) => {
      if (before) before(request, response, () => void answer(request, response));
      else void answer(request, response);
    }),
  );
  cutStalledSockets(server, patience);
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(friendly(error, config)));
    server.listen({ port: config.port, host: config.host, backlog: BACKLOG }, () => resolve(server));
  });
}

function friendly(error: NodeJS.ErrnoException, { port }: { port: number }): Error {
  if (error.code !== "EADDRINUSE") return error;
  return new Error(`Port ${port} is taken by another program; stop it, or choose another one with PORT=…`);
}
