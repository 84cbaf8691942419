import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, inject, test, vi } from "vitest";
import { openPostgres } from "#server/adapters/database-postgres.ts";
import { givenIn } from "#server/card-pages/pages-for-tests.ts";
import { isOutage } from "#server/failure.ts";
import { startJobs } from "#server/jobs/queue.ts";
import type { Database } from "#server/ports.ts";
import { openApp, type TestApp } from "./app.ts";
import { emptyPglite, postgresCopy } from "./databases.ts";
import { POSTGRES_TEMPLATE } from "./migrated-postgres.ts";
import { startProxy } from "./silent-proxy.ts";

/** Long enough for a busy machine; how long is only a matter of how long this test takes. */
const patience = { silenceMs: 500, probeMs: 3_000, connectionMs: 3_000 };
const soon = { timeout: 60_000, interval: 50 };

test("/-/ready says no where the database never answers", async () => {
  const openDatabase = async () => ({
    ...(await emptyPglite()),
    ping: () => new Promise<void>(() => undefined),
  });
  const app = await openApp({ openDatabase });
  expect((await app.fetch("/-/ready")).status).toBe(503);
  await app.close();
});

describe.runIf(inject("postgresUrl"))("a PostgreSQL server that falls silent", () => {
  let proxy: Awaited<ReturnType<typeof startProxy>>;
  let app: TestApp;
  let database: Database;
  let card: string;
  let neverOpened: string;
  beforeAll(async () => {
    proxy = await startProxy(await postgresCopy(POSTGRES_TEMPLATE));
    database = await openPostgres(proxy.url, patience);
    app = await openApp({ openDatabase: async () => database });
    card = `/card/${await givenIn(database)}`;
    neverOpened = `/card/${await givenIn(database)}`;
  });
  afterAll(async () => {
    proxy.resume();
    await app.close();
    await proxy.close();
  });

  async function settings() {
    return (await app.fetch("/config.json")).json() as Promise<{ apiKey: string; identityPoolId: string }>;
  }
  const read = (apiKey: string) =>
    app.fetch("/graphql", {
      method: "POST",
      headers: { "content-type": "application/json", "x-api-key": apiKey },
      body: JSON.stringify({
        query: `{ tally(card: "${card.slice(6)}", section: "attending") { __typename } }`,
      }),
    });
  const write = (IdentityPoolId: string) =>
    app.fetch("/identity/identity-pool", {
      method: "POST",
      headers: {
        "content-type": "application/x-amz-json-1.1",
        "x-amz-target": "AWSCognitoIdentityService.GetId",
      },
      body: JSON.stringify({ IdentityPoolId }),
    });

  test("is told as busy at once, cards that are kept go on, and all is well when it is back", async () => {
    const { apiKey, identityPoolId } = await settings();
    expect((await app.fetch(card)).status).toBe(200);
    expect((await read(apiKey)).status).toBe(200);
    expect((await write(identityPoolId)).status).toBe(200);

    proxy.silence();
    const answers = await Promise.all([
      write(identityPoolId),
      read(apiKey),
      app.fetch(`/-/letters/${crypto.randomUUID()}`, { method: "POST" }),
      app.fetch("/-/ready"),
      app.fetch(neverOpened),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 503, 503]);
    for (const answer of answers) expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    const guest = await app.fetch(neverOpened, { headers: { accept: "text/html" } });
    expect([guest.status, await guest.text()]).toEqual([
      503,
      expect.stringMatching(/http-equiv="refresh" content="\d+"[\s\S]*<h1>잠시만 기다려 주세요/),
    ]);
    expect((await app.fetch(card)).status).toBe(200);
    expect((await app.fetch("/-/health")).status).toBe(200);

    proxy.resume();
    await vi.waitFor(async () => expect((await app.fetch("/-/ready")).status).toBe(200), soon);
    await vi.waitFor(async () => expect((await write(identityPoolId)).status).toBe(200), soon);
  });

  test("leaves no connection behind that a transaction had, whether it had begun or not", async () => {
    const begun = Array.from({ length: 30 }, () =>
      database.orm.transaction(async (tx) => {
        await tx.execute(sql`select 1`);
        proxy.silence();
        await tx.execute(sql`select 2`);
      }),
    );
    const ends = await Promise.allSettled(begun);
    for (const end of ends) expect(end.status === "rejected" && isOutage(end.reason)).toBe(true);
    const notBegun = await Promise.allSettled(
      Array.from({ length: 30 }, () => database.orm.transaction(async () => undefined)),
    );
    for (const end of notBegun) expect(end.status === "rejected" && isOutage(end.reason)).toBe(true);
    proxy.resume();
    await vi.waitFor(() => database.ping(), soon);
    // More at once than a pool that lost some could lend.
    await vi.waitFor(async () => {
      const all = Array.from({ length: 20 }, () =>
        database.orm.transaction((tx) => tx.execute(sql`select pg_backend_pid() as pid`)),
      );
      for (const one of await Promise.all(all)) expect(one).toMatchObject({ rows: [{}] });
    }, soon);
  });

  test("a query that is only slow is not cut", async () => {
    await vi.waitFor(() => database.ping(), soon);
    const seconds = (3 * patience.silenceMs) / 1_000;
    expect(await database.run(`select pg_sleep(${seconds})`)).toMatchObject({ rows: [{}] });
  });

  test("jobs come back by themselves", async () => {
    let runs = 0;
    const queue = await startJobs({
      pollSeconds: 2,
      database,
      jobs: [{ name: "steady", when: "0 0 1 1 *", run: async () => ({ runs: ++runs }) }],
      log: { info: () => undefined, warn: () => undefined, error: () => undefined },
      clock: { now: () => new Date() },
    });
    proxy.silence();
    await expect(database.ping()).rejects.toThrow();
    proxy.resume();
    await vi.waitFor(() => queue.runSoon("steady"), soon);
    await vi.waitFor(() => expect(runs).toBe(1), soon);
    await queue.stop();
  });
});
