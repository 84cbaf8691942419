import { once } from "node:events";
import type { Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listen } from "./listen.ts";

/** So much that it does not fit into what lies between two programs. */
const LONG_BYTES = 64 * 1_024 * 1_024;
const patience = { headersMs: 300, requestMs: 400, checkMs: 50, stalledMs: 1_500 };
/** Asked for with one write. */
const asking = (count: number) => "GET / HTTP/1.1\r\nHost: goi.test\r\n\r\n".repeat(count);

let server: Server;
let port: number;
beforeAll(async () => {
  server = await listen({
    http: {
      fetch: async (request) => {
        if (request.method === "POST") await request.text().catch(() => "");
        return new Response(request.url.endsWith("/long") ? Buffer.alloc(LONG_BYTES) : "안녕하세요");
      },
    },
    config: { host: "127.0.0.1", port: 0, keepAliveMs: 1_000 },
    patience,
  });
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function saying(words: string): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => undefined);
  await once(socket, "connect");
  socket.write(words);
  return socket;
}

/** One character after the other, until nobody listens. */
async function dribble(socket: Socket, words = "a"): Promise<void> {
  while (!socket.destroyed) {
    socket.write(words);
    await sleep(20);
  }
}

const slow: [what: string, words: string][] = [
  ["its headers", "GET / HTTP/1.1\r\nHost: goi.test\r\nX-Slow: "],
  ["its body", "POST / HTTP/1.1\r\nHost: goi.test\r\nContent-Length: 100000\r\n\r\n"],
];

test.each(slow)(
  "a client that dawdles over %s is cut off, and others are answered meanwhile",
  async (_what, words) => {
    const socket = await saying(words);
    socket.resume();
    const closed = new Promise((resolve) => socket.once("close", resolve));
    void dribble(socket);
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe("안녕하세요");
    await closed;
  },
);

test("a client that does not read its answer is cut off", async () => {
  const connections = () =>
    new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)));
  const socket = await saying("GET /long HTTP/1.1\r\nHost: goi.test\r\nConnection: close\r\n\r\n");
  // It says something all the time.
  void dribble(socket, "\r\n");
  await expect.poll(connections, { timeout: 60_000 }).toBe(0);
  socket.destroy();
});

test("who asks for a few pages at once has them all, and who asks for hundreds is cut off", async () => {
  const few = await saying(asking(10));
  let heard = "";
  few.on("data", (part) => {
    heard += part;
  });
  await expect.poll(() => heard.split("안녕하세요").length - 1).toBe(10);
  few.destroy();
  const many = await saying(asking(400));
  many.resume();
  await once(many, "close");
});
