import { get, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { givenIn } from "#server/card-pages/pages-for-tests.ts";
import { createDrain } from "#server/http/drain.ts";
import { listen } from "#server/http/listen.ts";
import { EntriesChangedDocument } from "#web/graphql/graphql.ts";
import { openApp, type TestApp } from "./app.ts";

const STREAMS = 200;

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

test("when the app stops, everybody who listens is let go cleanly and told when to come back, each at another moment", async () => {
  const card = await givenIn(app.database);
  const { apiKey } = await (await app.fetch("/config.json")).json();
  const server = await listen({
    http: app.http,
    config: { host: "127.0.0.1", port: 0, keepAliveMs: 60_000 },
    before: app.before,
  });
  const drain = createDrain(server);
  const { port } = server.address() as AddressInfo;
  const asked = { host: "127.0.0.1", port, agent: false as const };
  const body = JSON.stringify({ query: `${EntriesChangedDocument}`, variables: { card } });

  function subscribe(): Promise<IncomingMessage> {
    const headers = { "content-type": "application/json", accept: "text/event-stream", "x-api-key": apiKey };
    return new Promise((resolve, reject) => {
      request({ ...asked, path: "/graphql/stream", method: "POST", headers }, resolve)
        .on("error", reject)
        .end(body);
    });
  }

  const streams = await Promise.all(Array.from({ length: STREAMS }, subscribe));
  expect(streams.map(({ statusCode }) => statusCode)).toEqual(Array(STREAMS).fill(200));
  // Where a stream is cut instead of ended, this fails.
  const heard = Promise.all(streams.map((stream) => text(stream)));

  app.announceStop();
  const ready = await new Promise<IncomingMessage>((resolve) => {
    void drain({ wait: () => app.endStreams({ overMs: 40, slice: 20 }).then(() => heard) });
    get({ ...asked, path: "/-/ready" }, resolve);
  });
  expect([ready.statusCode, ready.headers.connection]).toEqual([503, "close"]);
  ready.resume();

  const waits = (await heard).map((said) => Number(/^retry: (\d+)\n\n$/m.exec(said)?.[1]));
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(1_000);
  expect(Math.max(...waits)).toBeLessThanOrEqual(8_000);
  expect(new Set(waits).size).toBeGreaterThan(STREAMS / 2);
});
