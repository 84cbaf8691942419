import { sql } from "drizzle-orm";
import pg from "pg";
import { describe, expect, inject, onTestFinished, test, vi } from "vitest";
import { kinds } from "#cards/kinds/kinds.ts";
import { openPostgres } from "#server/adapters/database-postgres.ts";
import { listGivenUpEmails } from "#server/emails/outbox-store.ts";
import { postOn } from "#server/emails/post-for-tests.ts";
import type { Database } from "#server/ports.ts";
import { barePglite, emptyPglite, postgresCopy } from "#tests/databases.ts";
import { POSTGRES_TEMPLATE } from "#tests/migrated-postgres.ts";
import { fillWithCards, fillWithUnsentEmails, schemaOf } from "#tests/old-databases.ts";
import { backFillFor, backFills } from "./back-fills.ts";
import { allMigrations, MIGRATION_LOCK, migrate } from "./migrate.ts";

const migrations = allMigrations();
/** The first with a table of cards. */
const FIRST_CARDS = 2;
/** So many migrations kept unsent e-mails with each noun. */
const BEFORE_ONE_OUTBOX = 23;
const CARDS = 25;
/** So that the cards do not come out even. */
const batchRows = 10;

test("every back-fill stands for one statement of one migration", () => {
  const found = migrations.flatMap(({ sql: statements }) =>
    statements.flatMap((it) => backFillFor(it) ?? []),
  );
  expect(found).toEqual(backFills);
});

const rowsOf = async <Row>(database: Database, query: string) => (await database.run(query)).rows as Row[];

async function expectFilled(database: Database) {
  const [counts] = await rowsOf(
    database,
    `select (select count(*)::int from cards) as cards,
      (select count(*)::int from card_search where title = '카드' || card and grams @> array['카드']) as found,
      (select count(*)::int from card_versions where published_at is not null) as published,
      (select count(*)::int from cards where check_number between 0 and 999999 and check_day is not null) as numbered,
      (select count(*)::int from migrations where filled_to is null) as done`,
  );
  const all = { found: CARDS, published: CARDS, numbered: CARDS };
  expect(counts).toEqual({ cards: CARDS, ...all, done: migrations.length });
}

test("the embedded database is upgraded with cards in it, and goes on after an end in the middle", async () => {
  const database = await barePglite();
  onTestFinished(() => database.close());
  await migrate(database, { migrations: migrations.slice(0, FIRST_CARDS) });
  await fillWithCards(database, CARDS);
  await expect(migrate(endingAfter(database, 9), { batchRows })).rejects.toThrow("The process ended");
  await expect(migrate(endingAfter(database, 20), { batchRows })).rejects.toThrow("The process ended");
  await migrate(database, { batchRows });
  await expectFilled(database);
});

test("check numbers are spread over all there are, and a new card has one by itself", async () => {
  const database = await emptyPglite();
  onTestFinished(() => database.close());
  const drawn = await rowsOf<{ number: number }>(
    database,
    "select new_check_number() as number from generate_series(1, 10000)",
  );
  const tenths = new Set(drawn.map(({ number }) => Math.floor(number / 100_000)));
  expect([...tenths].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  // Of ten thousand of a million about fifty come twice.
  expect(new Set(drawn.map(({ number }) => number)).size).toBeGreaterThan(9_800);
  await fillWithCards(database, 1);
  const [card] = await rowsOf<{ number: number }>(database, "select check_number as number from cards");
  expect(card?.number).toBeGreaterThanOrEqual(0);
});

test("what was not sent before there was one outbox is sent from it, once, unless it is no news any more", async () => {
  const database = await barePglite();
  onTestFinished(() => database.close());
  await migrate(database, { migrations: migrations.slice(0, BEFORE_ONE_OUTBOX) });
  await fillWithUnsentEmails(database);
  await migrate(database);
  const clock = { now: () => new Date() };
  const config = { bank: undefined, adminEmail: "admin@example.com" };
  const post = postOn({ database, clock, kinds, config });
  await post.send();
  expect(post.messages.map(({ to, subject }) => `${to} ${subject}`).sort()).toEqual([
    "admin@example.com [고이] 새 업체가 등록을 신청했습니다",
    "owner@example.com [고이] 결제가 완료되었습니다",
    "owner@example.com [고이] 바꾸시려는 업체 정보를 잘 받았습니다",
    "owner@example.com [고이] 스토어에서 구매하신 이용권을 계정에 담았습니다",
    "owner@example.com [고이] 업체 등록 신청을 잘 받았습니다",
    "owner@example.com 회원에게",
  ]);
  expect(await listGivenUpEmails(database.orm, { now: clock.now(), limit: 9 })).toMatchObject([
    { subject: "그만둔 글", address: "tried@example.com", tries: 5 },
  ]);
  // A process of the version before, which still runs, finds nothing of it.
  const left = `select move from order_moves where sent_at is null union all
    select move from company_moves where sent_at is null union all
    select subject from letters where sent_at is null or text <> ''`;
  expect(await rowsOf(database, left)).toEqual([{ move: "place" }, { move: "send" }]);
});

/** The same, where the process ends after some transactions. */
function endingAfter(database: Database, most: number): Database {
  let begun = 0;
  const orm = new Proxy(database.orm, {
    get(target, name) {
      if (name === "transaction") begun += 1;
      if (begun > most) throw new Error("The process ended");
      return Reflect.get(target, name);
    },
  });
  return { ...database, unlimited: (work) => work(orm) };
}

describe.runIf(inject("postgresUrl"))("on a PostgreSQL server", () => {
  async function open(url: string, patience = {}) {
    const database = await openPostgres(url, patience);
    onTestFinished(() => database.close());
    return database;
  }

  /** Anything that takes longer than a moment is cut on the app's own connections. */
  const hasty = { statementMs: 1 };

  test("every earlier database is upgraded with cards in it, whatever limit the app has for a query", async () => {
    const newest = await schemaOf(await open(await postgresCopy(POSTGRES_TEMPLATE)));
    const earlier = await postgresCopy("template0");
    for (let version = FIRST_CARDS; version < migrations.length; version += 1) {
      const before = await openPostgres(earlier);
      await migrate(before, { migrations: migrations.slice(0, version) });
      if (version === FIRST_CARDS) await fillWithCards(before, CARDS);
      await before.close();

      const url = await postgresCopy(new URL(earlier).pathname.slice(1));
      const upgraded = await openPostgres(url, hasty);
      await migrate(upgraded, { batchRows });
      await upgraded.close();
      const looking = await openPostgres(url);
      await expectFilled(looking);
      expect(await schemaOf(looking)).toEqual(newest);
      await looking.close();
    }
  });

  test("an index of a large table that is missing or was broken off is made by the next start", async () => {
    const database = await open(await postgresCopy(POSTGRES_TEMPLATE));
    const made = async () =>
      rowsOf(
        database,
        `select relname as name from pg_index join pg_class on pg_class.oid = indexrelid
          where indisvalid and relname in ('cards_name', 'cards_closed') order by 1`,
      );
    const both = [{ name: "cards_closed" }, { name: "cards_name" }];
    expect(await made()).toEqual(both);
    await database.unlimited(async (orm) => {
      await orm.execute(sql`drop index cards_name`);
      await orm.execute(
        sql`update pg_index set indisvalid = false where indexrelid = 'cards_closed'::regclass`,
      );
    });
    expect(await made()).toEqual([]);
    await Promise.all([migrate(database), migrate(database)]);
    expect(await made()).toEqual(both);
  });

  test("whoever comes while another migrates waits, and finds it done", async () => {
    const url = await postgresCopy("template0");
    const holder = new pg.Client({ connectionString: url });
    await holder.connect();
    await holder.query(`select pg_advisory_lock(${MIGRATION_LOCK})`);
    const [first, second] = [await open(url, hasty), await open(url, hasty)];
    const both = Promise.all([migrate(first, { lockMs: 1 }), migrate(second, { lockMs: 1 })]);
    await vi.waitFor(async () => {
      const { rows } = await holder.query(
        `select 1 from pg_stat_activity where wait_event = 'advisory' and now() - query_start > interval '50 ms'`,
      );
      expect(rows).toHaveLength(2);
    }, 60_000);
    await holder.end();
    await both;
    const looking = await open(url);
    expect(await rowsOf(looking, "select 1 from migrations")).toHaveLength(migrations.length);
  });

  test("a table that somebody else holds is waited for, and others are let in meanwhile", async () => {
    const url = await postgresCopy("template0");
    const database = await open(url);
    await migrate(database, { migrations: migrations.slice(0, FIRST_CARDS) });
    const holder = new pg.Client({ connectionString: url });
    await holder.connect();
    await holder.query("begin; lock table cards in access share mode");
    let pauses = 0;
    const warnings: string[] = [];
    await migrate(database, {
      lockMs: 10,
      log: { info: () => undefined, warn: (_fields, message) => void warnings.push(message) },
      async pause() {
        pauses += 1;
        // Nobody stands behind us in the line while we pause.
        expect(await database.orm.execute(sql`select count(*) from cards`)).toMatchObject({ rowCount: 1 });
        if (pauses === 3) await holder.end();
      },
    });
    expect([pauses, warnings]).toEqual([
      3,
      ["the upgrade of the database waits for a table that somebody else holds"],
    ]);
    expect(await rowsOf(database, "select 1 from migrations")).toHaveLength(migrations.length);
  });
});
