import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** Stands before a server, and may fall silent: connections stay open and are taken, and nothing passes. */
export async function startProxy(target: string, port = 0) {
  const { hostname, port: targetPort } = new URL(target);
  const sockets = new Set<Socket>();
  let isSilent = false;
  const server = createServer((near) => {
    const far = connect(Number(targetPort), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on("data", (chunk) => to.write(chunk));
      from.on("error", () => to.destroy());
      from.on("close", () => {
        sockets.delete(from);
        to.destroy();
      });
      if (isSilent) from.pause();
    }
  });
  await once(server.listen(port, "127.0.0.1"), "listening");
  return {
    url: Object.assign(new URL(target), { port: (server.address() as AddressInfo).port }).href,
    /** Connections that are open at this moment. */
    connections: () => sockets.size / 2,
    silence() {
      isSilent = true;
      for (const socket of sockets) socket.pause();
    },
    resume() {
      isSilent = false;
      for (const socket of sockets) socket.resume();
    },
    async close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
