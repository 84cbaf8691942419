import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { migrate } from "#server/database/migrate.ts";
import { keys } from "#server/database/tables/people.ts";
import type { Database } from "#server/ports.ts";
import { databases, emptyPglite } from "#tests/databases.ts";
import { openPglite } from "./database-pglite.ts";

const row = (id: string) => ({
  id,
  purpose: "api" as const,
  secret: "한글 'quotes' \\ \u0001",
  createdAt: new Date("2026-11-15T00:00:00.123Z"),
  expiresAt: new Date("2027-02-28T15:00:00Z"),
});

describe.each(databases)("a database on %s", (_name, open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.orm.delete(keys);
  });

  test("gives back what was written, instants included", async () => {
    await database.orm.insert(keys).values(row("one"));
    expect(await database.orm.select().from(keys)).toEqual([row("one")]);
  });

  test("migrates again without a change, also twice at once", async () => {
    await database.orm.insert(keys).values(row("kept"));
    await Promise.all([migrate(database), migrate(database)]);
    expect(await database.orm.$count(keys)).toBe(1);
  });

  test("keeps nothing of a transaction that fails, and goes on working", async () => {
    const failing = database.orm.transaction(async (tx) => {
      await tx.insert(keys).values(row("lost"));
      throw new Error("changed my mind");
    });
    await expect(failing).rejects.toThrow("changed my mind");
    expect(await database.orm.$count(keys)).toBe(0);
  });

  test("keeps others out of a transaction: 50 increments at once count to 50", async () => {
    await database.orm.insert(keys).values({ ...row("counter"), secret: "0" });
    const increment = () =>
      database.orm.transaction(async (tx) => {
        const [counter] = await tx.select().from(keys).where(eq(keys.id, "counter")).for("update");
        await tx.update(keys).set({ secret: String(Number(counter?.secret) + 1) });
      });
    await Promise.all(Array.from({ length: 50 }, increment));
    expect((await database.orm.select().from(keys))[0]?.secret).toBe("50");
  });

  test("names a broken rule by PostgreSQL's own code", async () => {
    await database.orm.insert(keys).values(row("same"));
    const second = database.orm.insert(keys).values(row("same"));
    await expect(second).rejects.toMatchObject({ cause: { code: "23505" } });
  });

  test("runs the job queue's SQL: values in, several statements, dates parsed", async () => {
    const one = await database.run("select $1::int as number, now() as moment", [7]);
    expect(one.rows[0]).toMatchObject({ number: 7, moment: expect.any(Date) });
    await database.run("create temp table a (b int); insert into a values (1); drop table a");
  });

  test("asks again with other values, of other kinds, and after one that could not be answered", async () => {
    const ask = async (value: unknown) => (await database.run("select $1::jsonb as it", [value])).rows[0]?.it;
    expect(await ask(JSON.stringify({ a: [1] }))).toEqual({ a: [1] });
    expect(await ask(null)).toBeNull();
    await expect(ask("{no json")).rejects.toThrow();
    expect(await ask("7")).toBe(7);
    const among = (ids: number[]) =>
      database.run("select 2 = any($1::int[]) as found, count(*)::int as of from keys where id <> $2", [
        ids,
        "nobody",
      ]);
    expect((await among([1, 2])).rows).toEqual([{ found: true, of: 0 }]);
    expect((await among([])).rows).toEqual([{ found: false, of: 0 }]);
  });

  test("asks again after the table that it asks of was changed, also where the change was taken back", async () => {
    const all = async () => (await database.run("select * from guests_of where id > $1", [0])).rows;
    await database.run("create table guests_of (id int)");
    await database.run("insert into guests_of values ($1)", [1]);
    expect(await all()).toEqual([{ id: 1 }]);
    await database.run("alter table guests_of add column name text default '하객'");
    expect(await all()).toEqual([{ id: 1, name: "하객" }]);
    await database.orm
      .transaction(async (tx) => {
        await tx.execute(sql`alter table guests_of drop column name`);
        throw new Error("changed my mind");
      })
      .catch(() => undefined);
    expect(await all()).toEqual([{ id: 1, name: "하객" }]);
    await database.run("drop table guests_of");
    await expect(all()).rejects.toMatchObject({ code: "42P01" });
  });

  test("asks a thousand different things, and the first of them once more", async () => {
    const ask = async (what: number) =>
      (await database.run(`select $1::int + ${what} as sum`, [1])).rows[0]?.sum;
    for (let what = 0; what < 1_000; what += 1) expect(await ask(what)).toBe(what + 1);
    expect(await ask(0)).toBe(1);
  });

  test("answers a ping, and says so when it is closed", async () => {
    const other = await open();
    await other.ping();
    await other.close();
    await expect(other.ping()).rejects.toThrow();
  });

  test("takes an empty list and a very long text", async () => {
    const long = "가".repeat(1_000_000);
    await database.orm.insert(keys).values({ ...row("long"), secret: long });
    expect((await database.orm.select().from(keys))[0]?.secret).toHaveLength(1_000_000);
    expect(await database.orm.execute(sql`select 1 where false`)).toMatchObject({ rows: [] });
  });
});

test("inside this process, what reads is planned for its values each time, what writes keeps its plan for a while", async () => {
  const database = await emptyPglite();
  onTestFinished(() => database.close());
  const plans = async (text: string) => {
    const asked =
      "select generic_plans::int, custom_plans::int from pg_prepared_statements where statement = $1";
    return (await database.run(asked, [text])).rows[0];
  };
  const read = "select * from keys where id = $1";
  const write = "update keys set secret = 'z' where id = $1";
  const times = async (text: string, count: number) => {
    for (let time = 0; time < count; time += 1) await database.run(text, ["a"]);
  };
  for (let many = 0; many < 4; many += 1) {
    await times(read, 3);
    expect(await plans(read)).toMatchObject({ generic_plans: 0 });
  }
  await times(write, 100);
  expect(await plans(write)).toEqual({ generic_plans: 95, custom_plans: 5 });
  await times(write, 101);
  expect(await plans(write)).toEqual({ generic_plans: 0, custom_plans: 1 });
});

test("inside this process, many may ask at once, and nobody comes into another's transaction", async () => {
  const database = await emptyPglite();
  onTestFinished(() => database.close());
  const add = (id: string) => database.run("insert into keys values ($1, 'api', 'x', now(), now())", [id]);
  const work = Array.from({ length: 60 }, async (_, at) => {
    if (at % 3 > 0) return add(`alone${at}`);
    const taken = database.orm.transaction(async (tx) => {
      await tx.execute(sql`insert into keys values (${`taken${at}`}, 'api', 'x', now(), now())`);
      await setImmediate();
      throw new Error("taken back");
    });
    await expect(taken).rejects.toThrow("taken back");
  });
  await Promise.all(work);
  const { rows } = await database.run("select id from keys where id not like 'alone%'");
  expect(rows).toEqual([]);
  expect((await database.run("select count(*)::int as count from keys")).rows).toEqual([{ count: 40 }]);
});

test("a folder with something else in it is refused, and not waited for", async () => {
  const folder = mkdtempSync(join(tmpdir(), "goi-no-database-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, "PG_VERSION"), "17\n");
  await expect(openPglite(folder)).rejects.toThrow("failed to initialize");
});
