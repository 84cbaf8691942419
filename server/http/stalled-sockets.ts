import type { Server } from "node:http";
import type { Socket } from "node:net";

type Patience = { stalledMs: number; checkMs: number };
type Taken = { bytes: number; since: number };

/**
 * Cuts off who takes nothing of an answer for so long. A time limit of the socket would not: whoever goes on sending
 * something is never silent, and it costs each request two timers.
 */
export function cutStalledSockets(server: Server, { stalledMs, checkMs }: Patience): void {
  const sockets = new Set<Socket>();
  const stalled = new WeakMap<Socket, Taken>();
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });

  function look() {
    const now = performance.now();
    for (const socket of sockets) {
      if (socket.writableLength === 0) {
        stalled.delete(socket);
        continue;
      }
      const bytes = socket.bytesWritten - socket.writableLength;
      const before = stalled.get(socket);
      if (before?.bytes !== bytes) stalled.set(socket, { bytes, since: now });
      else if (now - before.since >= stalledMs) socket.destroy();
    }
  }

  const looking = setInterval(look, checkMs).unref();
  server.once("close", () => clearInterval(looking));
}
