import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { DAY_MS, MINUTE_MS } from "#domain/duration.ts";
import { keys } from "#server/database/tables/people.ts";
import type { Database } from "#server/ports.ts";
import { databases } from "#tests/databases.ts";
import { createApiKeys } from "./api-keys.ts";

describe.each(databases)("API keys on %s", (_name, open) => {
  let database: Database;
  let time: Date;
  const clock = { now: () => time };
  const process = () => createApiKeys({ database, clock });
  const pass = (ms: number) => {
    time = new Date(time.getTime() + ms);
  };

  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.orm.delete(keys);
    time = new Date("2026-11-15T00:00:00Z");
  });

  test("50 first uses at once, in several processes, agree on one key", async () => {
    const processes = Array.from({ length: 5 }, process);
    const got = await Promise.all(Array.from({ length: 50 }, (_, n) => processes[n % 5]?.current()));
    expect(new Set(got).size).toBe(1);
    expect(await database.orm.$count(keys)).toBe(1);
    // 24 random bytes: 192 bits.
    expect(got[0]).toMatch(/^goi-[\w-]{32}$/);
  });

  test("a process that starts later, or again, uses the same key", async () => {
    const key = await process().current();
    pass(100 * DAY_MS);
    const later = process();
    expect(await later.current()).toBe(key);
    expect(await later.accepts(key)).toBe(true);
  });

  test("nothing but the key is accepted", async () => {
    const api = process();
    const key = await api.current();
    for (const wrong of ["", "goi-", key.slice(0, -1), `${key}x`, key.toUpperCase(), ` ${key}`]) {
      expect(await api.accepts(wrong), wrong).toBe(false);
    }
  });

  test("a key ends after 365 days, and another takes its place", async () => {
    const api = process();
    const key = await api.current();
    pass(365 * DAY_MS - 1);
    expect(await api.accepts(key)).toBe(true);
    pass(1);
    expect(await api.accepts(key)).toBe(false);
    const next = await api.current();
    expect(next).not.toBe(key);
    expect(await api.accepts(next)).toBe(true);
  });

  test("after a rotation the old key is honoured for 7 days, in every process", async () => {
    const [here, there] = [process(), process()];
    const old = await here.current();
    await there.current();
    await here.rotate();
    const next = await here.current();
    expect(next).not.toBe(old);

    pass(60_000);
    expect(await there.accepts(next)).toBe(true);
    expect(await there.current()).toBe(next);

    pass(7 * DAY_MS - 60_001);
    expect(await here.accepts(old)).toBe(true);
    expect(await there.accepts(old)).toBe(true);
    pass(1);
    expect(await here.accepts(old)).toBe(false);
    expect(await there.accepts(old)).toBe(false);
    expect(await there.accepts(next)).toBe(true);
  });

  test("a rotation does not lengthen what is left of an older key", async () => {
    const api = process();
    const first = await api.current();
    await api.rotate();
    pass(5 * DAY_MS);
    await api.rotate();
    pass(2 * DAY_MS);
    expect(await api.accepts(first)).toBe(false);
  });

  test("50 rotations by five processes at once leave one key for the year; every one made works through the overlap", async () => {
    const processes = Array.from({ length: 5 }, process);
    await processes[0]?.current();
    const tenTimes = async (api: ReturnType<typeof process>) => {
      for (let n = 0; n < 10; n += 1) await api.rotate();
    };
    await Promise.all(processes.map(tenTimes));
    const rows = await database.orm.select().from(keys);
    expect(rows).toHaveLength(51);
    const ends = rows
      .map(({ expiresAt }) => (expiresAt.getTime() - time.getTime()) / DAY_MS)
      .sort((a, b) => a - b);
    expect(ends).toEqual([...Array(50).fill(7), 365]);
    const api = process();
    for (const { secret } of rows) expect(await api.accepts(secret)).toBe(true);
    const yearly = rows.find(({ expiresAt }) => expiresAt.getTime() - time.getTime() === 365 * DAY_MS);
    expect(await api.current()).toBe(yearly?.secret);
  });

  test("the daily job rotates once when fewer than 30 days are left, however many processes run it", async () => {
    const processes = Array.from({ length: 3 }, process);
    await processes[0]?.current();
    pass(335 * DAY_MS);
    expect(await Promise.all(processes.map((api) => api.rotateIfDue()))).toEqual([false, false, false]);
    pass(1);
    const rotated = await Promise.all(processes.map((api) => api.rotateIfDue()));
    expect(rotated.filter(Boolean)).toHaveLength(1);
    expect(await database.orm.$count(keys)).toBe(2);
  });

  test("a key that another process made is found within a second of a miss", async () => {
    const [here, there] = [process(), process()];
    await here.current();
    await there.rotate();
    const next = await there.current();
    pass(1_000);
    expect(await here.accepts(next)).toBe(true);
  });

  test("keys of another purpose are never accepted", async () => {
    const signing = { id: "s", purpose: "signing" as const, secret: "signing-secret", createdAt: time };
    await database.orm.insert(keys).values({ ...signing, expiresAt: new Date(time.getTime() + DAY_MS) });
    const api = process();
    await api.current();
    await api.rotate();
    expect(await api.accepts("signing-secret")).toBe(false);
    const kept = (await database.orm.select().from(keys)).find(({ id }) => id === "s");
    expect(kept?.expiresAt).toEqual(new Date(time.getTime() + DAY_MS));
  });

  test("without the database, known keys go on working and wrong ones are refused at once", async () => {
    const closing = await open();
    const api = createApiKeys({ database: closing, clock });
    const key = await api.current();
    await closing.close();
    expect(await api.accepts("goi-wrong")).toBe(false);
    pass(10 * MINUTE_MS);
    expect(await api.accepts(key)).toBe(true);
    expect(await api.current()).toBe(key);
    await expect(api.accepts("goi-unknown")).rejects.toThrow();
  });
});
