import type { Server, ServerResponse } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** What is under way may take this long to end after the last connection was taken. */
const LIMIT_MS = 8_000;
/** Somebody who holds an idle connection learns of its end within this, and closes theirs. */
const IDLE_LIMIT_MS = 1_000;

type Patience = {
  /** While it lasts, whoever comes is answered, and asked not to come on this connection again. */
  wait: () => Promise<unknown>;
  limitMs?: number;
  idleLimitMs?: number;
};

/**
 * Knows every connection of a server and empties it without a request that fails. Node's own `close` cuts idle
 * connections at once, perhaps while a request is on its way on one.
 */
export function createDrain(server: Server) {
  /** The answer that is, or was last, given on each connection. */
  const answers = new Map<Socket, ServerResponse | null>();
  let isDraining = false;

  server.on("connection", (socket) => {
    answers.set(socket, null);
    socket.once("close", () => answers.delete(socket));
  });
  // Before whoever answers: the headers must not be written yet.
  server.prependListener("request", (request, response) => {
    answers.set(request.socket, response);
    if (isDraining) response.shouldKeepAlive = false;
  });

  function idle(): Socket[] {
    return [...answers].filter(([, answer]) => answer === null || answer.closed).map(([socket]) => socket);
  }

  return async function drain({ wait, limitMs = LIMIT_MS, idleLimitMs = IDLE_LIMIT_MS }: Patience) {
    isDraining = true;
    // What is being answered has no headers yet, most likely.
    for (const answer of answers.values()) if (answer && !answer.headersSent) answer.shouldKeepAlive = false;
    await wait();
    const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
    for (const socket of idle()) socket.end();
    const done = new AbortController();
    const cutIdle = after(idleLimitMs, done.signal, () => destroy(idle()));
    const cutAll = after(limitMs, done.signal, () => destroy([...answers.keys()]));
    await closed;
    done.abort();
    await Promise.all([cutIdle, cutAll]);
  };
}

function destroy(sockets: readonly Socket[]): void {
  for (const socket of sockets) socket.destroy();
}

async function after(ms: number, signal: AbortSignal, act: () => void): Promise<void> {
  const isTime = await sleep(ms, true, { signal }).catch(() => false);
  if (isTime) act();
}
