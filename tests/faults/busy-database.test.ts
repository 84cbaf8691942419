import { expect, inject, onTestFinished, test } from "vitest";
import { openPostgres, POOL_SIZE } from "#server/adapters/database-postgres.ts";
import { isOutage } from "#server/failure.ts";
import { postgresCopy } from "../databases.ts";
import { POSTGRES_TEMPLATE } from "../migrated-postgres.ts";

test.runIf(inject("postgresUrl"))(
  "while slow statements hold every connection others are told to come back, the slow ones are ended, and then all is well",
  async () => {
    const patience = { statementMs: 3_000, connectionMs: 300 };
    const database = await openPostgres(await postgresCopy(POSTGRES_TEMPLATE), patience);
    onTestFinished(() => database.close());
    const slow = Array.from({ length: POOL_SIZE }, () => database.run("select pg_sleep(600)"));
    const all = Promise.allSettled(slow);
    await expect.poll(() => database.connections?.().open, { timeout: 60_000 }).toBe(POOL_SIZE);
    const told = await database.run("select 1").catch((error) => error);
    expect(isOutage(told)).toBe(true);
    for (const end of await all) expect(end.status === "rejected" && isOutage(end.reason)).toBe(true);
    await expect.poll(() => database.ping().then(() => "well", String), { timeout: 60_000 }).toBe("well");
  },
);
