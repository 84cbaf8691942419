import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { auditServer } from "graphql-http";
import { expect, onTestFinished, test } from "vitest";
import { startApi } from "#server/graphql/api-for-tests.ts";
import { emptyDatabase } from "#tests/databases.ts";

test("the server passes every audit of GraphQL over HTTP", async () => {
  const database = await emptyDatabase();
  // Not production: the audits use introspection.
  const { handle, key } = await startApi({ database, mode: "development" });
  const call = { requestId: "audit", ip: "127.0.0.1" };
  const server = createServer(getRequestListener((request) => handle(request, call))).listen(0, "127.0.0.1");
  onTestFinished(async () => {
    server.close();
    await database.close();
  });
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;

  const results = await auditServer({
    url: `http://127.0.0.1:${port}/graphql`,
    fetchFn: (url: string, init?: RequestInit) =>
      fetch(url, { ...init, headers: { ...(init?.headers as Record<string, string>), "x-api-key": key } }),
  });
  const failed = results
    .filter(({ status }) => status !== "ok")
    .map((result) => `${result.id} ${result.name}`);
  expect(failed).toEqual([]);
  expect(results.length).toBeGreaterThan(50);
});
