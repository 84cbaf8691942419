import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { SLOW } from "./phone.ts";

/** How much goes over the line at a time; as long as one takes, the others wait. */
const PIECE = 4_096;

/**
 * A phone's line between a browser and a server, for engines that have no slow one of their own: what is sent arrives
 * half a round trip later, and all connections share its width.
 */
export async function slowLine(address: string): Promise<{ url: string; close(): void }> {
  const { port, pathname } = new URL(address);
  const sockets = new Set<Socket>();
  let freeAt = 0;

  /** When so many bytes have passed the line, of which one way is measured: the way to the phone. */
  function passed(bytes: number): number {
    const now = performance.now();
    freeAt = Math.max(now, freeAt) + (bytes * 8 * 1_000) / SLOW.bitsPerSecond;
    return freeAt - now + SLOW.latencyMs / 2;
  }

  const server = createServer((phone) => {
    const origin = connect(Number(port), "127.0.0.1");
    for (const socket of [phone, origin]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on("error", () => socket.destroy());
      socket.once("close", () => {
        sockets.delete(socket);
        (socket === phone ? origin : phone).end();
      });
    }
    phone.on("data", (data) => setTimeout(() => origin.write(data), SLOW.latencyMs / 2));
    origin.on("data", (data) => {
      for (let at = 0; at < data.length; at += PIECE) {
        const piece = data.subarray(at, at + PIECE);
        setTimeout(() => phone.write(piece), passed(piece.length));
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}${pathname}`,
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
