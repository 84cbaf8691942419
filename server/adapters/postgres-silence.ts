import type { Socket } from "node:net";
import type pg from "pg";

/** A server that was asked and says nothing. The code is the network's own, so that it counts as an outage. */
export class DatabaseSilent extends Error {
  readonly code = "ETIMEDOUT";

  constructor() {
    super("The database does not answer");
    this.name = "DatabaseSilent";
  }
}

type Options = {
  /** Silence that is looked into. */
  silenceMs: number;
  /** No statement takes this long: the server itself would have ended it. */
  longestMs: number;
  /** Whether the server answers somebody who comes anew. */
  isAlive: () => Promise<boolean>;
};

/**
 * Ends connections whose server fell silent while it was asked: paused, cut off, or gone to another machine. A query
 * that is only slow stays: as long as the server answers anybody, it may take what the server allows.
 */
export function watchSilence(pool: pg.Pool, { silenceMs, longestMs, isAlive }: Options): void {
  const open = new Set<pg.PoolClient>();
  let heardAt = 0;
  let asking: Promise<boolean> | undefined;

  function lives(): Promise<boolean> {
    if (performance.now() - heardAt < silenceMs) return Promise.resolve(true);
    asking ??= isAlive().finally(() => {
      asking = undefined;
    });
    return asking;
  }

  pool.on("remove", (client) => open.delete(client));
  pool.on("connect", (client) => {
    open.add(client);
    // One that breaks while it is lent out tells whoever asks; without a listener it would end the process.
    client.on("error", () => undefined);
    const socket = socketOf(client);
    let heard = 0;
    let silentMs = 0;
    socket.on("data", () => {
      heard += 1;
      silentMs = 0;
      heardAt = performance.now();
    });
    socket.setTimeout(silenceMs);
    socket.on("timeout", () => {
      const before = heard;
      // What came while this process was busy is read first.
      setImmediate(async () => {
        if (socket.destroyed) return;
        socket.setTimeout(silenceMs);
        if (heard !== before || isResting(client)) return;
        silentMs += silenceMs;
        if (silentMs >= longestMs) return end(client);
        if (!(await lives())) for (const each of open) end(each);
      });
    });
  });
}

/** A connection that was given up is destroyed: an answer that still came would be taken for another query's. */
function end(client: pg.PoolClient) {
  socketOf(client).destroy(new DatabaseSilent());
}

function socketOf(client: pg.PoolClient): Socket {
  return client.connection.stream as Socket;
}

/** Whether nothing is asked on it; the driver keeps this in a field that its types leave out. */
function isResting(client: pg.PoolClient): boolean {
  return (client as unknown as { readyForQuery: boolean | null }).readyForQuery === true;
}
