import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "#server/ports.ts";
import { databases } from "#tests/databases.ts";
import { createSharedRateLimits, forgetRateLimits } from "./shared-rate-limit.ts";

describe.each(databases)("a limit that all processes count together, on %s", (_name, open) => {
  let database: Database;
  let now = new Date("2026-11-15T00:00:00Z");
  const clock = { now: () => now };
  const pass = (seconds: number) => {
    now = new Date(now.getTime() + seconds * 1_000);
  };
  const process = (secret = "a secret") => createSharedRateLimits({ database, clock, secret });
  const codes = { name: "codes", most: 20, seconds: 60 };
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  test("lets exactly so many through, however many come at once to whichever process", async () => {
    const three = [process(), process(), process()].map((limit) => limit(codes));
    const waits = await Promise.all(
      Array.from({ length: 200 }, (_, n) => three[n % 3]?.take("203.0.113.7") ?? 0),
    );
    expect(waits.filter((wait) => wait === 0)).toHaveLength(20);
    pass(20);
    expect(await three[0]?.take("203.0.113.7")).toBe(40);
    expect(await three[0]?.take("203.0.113.8")).toBe(0);
    pass(40);
    expect(await three[1]?.take("203.0.113.7")).toBe(0);
  });

  test("counts each limit by itself, and gives back what was no misuse", async () => {
    const [one, other] = [process()({ ...codes, most: 1 }), process()({ ...codes, name: "other", most: 1 })];
    expect([await one.take("key"), await other.take("key")]).toEqual([0, 0]);
    expect(await one.take("key")).toBe(60);
    await other.giveBack("key");
    expect(await other.take("key")).toBe(0);
  });

  test("keeps nothing that can be read, and nothing that is over", async () => {
    await process()(codes).take("somebody@example.com");
    const { rows } = await database.run("select key from rate_limits");
    expect(JSON.stringify(rows)).not.toContain("example");
    pass(61);
    expect(await forgetRateLimits({ database, clock })).toBe(rows.length);
  });

  test("goes on counting here while the database does not answer", async () => {
    const away = { ...database, run: () => Promise.reject(new Error("away")) };
    const limit = createSharedRateLimits({ database: away, clock, secret: "a secret" })({
      ...codes,
      most: 2,
    });
    expect([await limit.take("a"), await limit.take("a")]).toEqual([0, 0]);
    expect(await limit.take("a")).toBeGreaterThan(0);
  });
});
