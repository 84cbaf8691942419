import { once } from "node:events";
import { Agent, createServer, get, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, expect, test } from "vitest";
import { eventually } from "#tests/files.ts";
import { createDrain } from "./drain.ts";
import { listen } from "./listen.ts";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.closeAllConnections();
});

async function serving(
  answer = (_request: IncomingMessage, response: ServerResponse) => void response.end("ok"),
) {
  const server = createServer({ keepAliveTimeout: 60_000 }, answer);
  servers.push(server);
  const drain = createDrain(server);
  await once(server.listen(0, "127.0.0.1"), "listening");
  return { server, drain, port: (server.address() as AddressInfo).port };
}

function ask(port: number, agent: Agent): Promise<IncomingMessage & { said: string }> {
  return new Promise((resolve, reject) => {
    get({ port, host: "127.0.0.1", agent }, async (answer) =>
      resolve(Object.assign(answer, { said: await text(answer) })),
    ).on("error", reject);
  });
}

test("clients that go on asking on the connections they have are all answered, and asked to leave", async () => {
  const { drain, port, server } = await serving();
  const agent = new Agent({ keepAlive: true, maxSockets: 20 });
  let isDraining = false;
  const answers = { kept: 0, closed: 0 };

  /** Asks until it was asked to leave three times: on new connections, too, as a balancer that has not noticed yet. */
  async function client(): Promise<void> {
    for (let closed = 0; closed < 3; ) {
      const { headers, said, statusCode } = await ask(port, agent);
      expect([statusCode, said]).toEqual([200, "ok"]);
      if (headers.connection === "close") closed += 1;
      answers[headers.connection === "close" ? "closed" : "kept"] += 1;
      expect(headers.connection === "close" && !isDraining).toBe(false);
    }
  }

  const clients = Array.from({ length: 20 }, client);
  await eventually(() => answers.kept).toBeGreaterThan(100);
  isDraining = true;
  await drain({ wait: () => Promise.all(clients) });
  expect(answers.closed).toBeGreaterThanOrEqual(60);
  expect(server.listening).toBe(false);
  await expect(ask(port, new Agent())).rejects.toThrow();
});

test("an idle connection is closed by a word, not cut, when its time is over", async () => {
  const { drain, port } = await serving();
  const socket = connect(port, "127.0.0.1");
  const said = text(socket);
  socket.write("GET / HTTP/1.1\r\nhost: goi\r\n\r\n");
  await once(socket, "data");
  const failed = once(socket, "error").then(() => "cut");
  await drain({ wait: async () => undefined, idleLimitMs: 60_000, limitMs: 60_000 });
  expect(await Promise.race([said.then(() => "closed"), failed])).toBe("closed");
});

test("an idle connection that its client does not close is cut in the end", async () => {
  const { drain, port } = await serving();
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  await once(socket, "connect");
  await drain({ wait: async () => undefined, idleLimitMs: 1, limitMs: 60_000 });
  socket.destroy();
});

test("what is being answered is answered to its end, without a connection left behind", async () => {
  let answer: ServerResponse | undefined;
  const { drain, port } = await serving((_request, response) => {
    answer = response;
  });
  const asked = ask(port, new Agent({ keepAlive: true }));
  await eventually(() => answer).toBeDefined();
  const drained = drain({ wait: async () => undefined, idleLimitMs: 1, limitMs: 60_000 });
  answer?.end("slow");
  const { said, headers } = await asked;
  expect([said, headers.connection]).toEqual(["slow", "close"]);
  await drained;
});

test("what never ends is cut when the limit is over", async () => {
  const { drain, port } = await serving((_request, response) => void response.write("forever"));
  const asked = ask(port, new Agent());
  const failed = expect(asked).rejects.toThrow();
  await drain({ wait: async () => undefined, limitMs: 50 });
  await failed;
});

test("a balancer gives up an idle connection before we do", async () => {
  const http = { fetch: () => new Response("ok") };
  const server = await listen({ http, config: { host: "127.0.0.1", port: 0, keepAliveMs: 72_000 } });
  servers.push(server);
  expect(server.keepAliveTimeout).toBe(72_000);
  // Who dawdles over what they send is cut off within a minute.
  expect(server.requestTimeout).toBeLessThan(60_000);
  expect(server.requestTimeout).toBeGreaterThanOrEqual(server.headersTimeout);
  const answer = await ask((server.address() as AddressInfo).port, new Agent({ keepAlive: true }));
  expect(answer.headers["keep-alive"]).toBe("timeout=72");
  server.closeAllConnections();
  server.close();
});
