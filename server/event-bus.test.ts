import { randomBytes, randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { CARD_ID_BYTES, type CardId, cardIdOf } from "#domain/card-id.ts";
import { ownerOf, subject } from "#domain/member.ts";
import { openPostgres } from "#server/adapters/database-postgres.ts";
import { insertCard } from "#server/cards/store.ts";
import type { Database } from "#server/ports.ts";
import { databases, PATIENT, postgresCopy } from "#tests/databases.ts";
import { POSTGRES_TEMPLATE } from "#tests/migrated-postgres.ts";
import { startProxy } from "#tests/silent-proxy.ts";
import { type BusEvent, createEventBus, type EventBus } from "./event-bus.ts";
import { untilHeard } from "./event-bus-for-tests.ts";

const now = new Date("2026-11-15T00:00:00Z");
const owner = ownerOf({ id: subject.parse(randomUUID()), username: randomUUID() });

async function newCard({ orm }: Database): Promise<CardId> {
  const id = cardIdOf(randomBytes(CARD_ID_BYTES));
  const label = { title: "김도현 · 이서연", theme: "hanji", eventDate: null };
  await insertCard(orm, { id, kind: "note", owner, madeKey: randomUUID(), label, content: {}, now });
  return id;
}

/** What is told while something is done. */
async function toldBy(events: EventBus, work: () => Promise<unknown>): Promise<BusEvent[]> {
  const told: BusEvent[] = [];
  const stop = events.subscribe((change) => told.push(change));
  await work();
  await events.caughtUp();
  stop();
  return told;
}

describe.each(databases)("what is written is told, on %s", (_name, open) => {
  let database: Database;
  let events: EventBus;
  let card: CardId;
  beforeAll(async () => {
    database = await open();
    events = createEventBus({ database });
    await untilHeard(events);
    card = await newCard(database);
    await database.run(
      `insert into entries (id, card, section, visitor, only_one, content, state, seats, is_shown, approved, created_at, updated_at)
        select 'kept-' || n, $1, 'book', 'someone', false, '{}', 'accepted', 0, true, true, now(), now() from generate_series(1, 3) n`,
      [card],
    );
    await database.run(
      `insert into wedding_plans (id, owner, wedding_date, counted_from, created_at, updated_at)
        values ('0123456789abcdefghjk', 'o', '2027-05-01', '2026-11-15', now(), now())`,
    );
    await database.run(
      `insert into seats (card, section, taken, capacity, room_for_last) values ('${card}', 'book', 0, 1, true);
       insert into draws (card, section, seed) values ('${card}', 'book', 'seed');
       insert into companies (id, sub, number, name, representative, type, address, phone, manager_name, manager_phone, licence, state, created_at, updated_at)
         values ('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002', '1', '달빛', '', 'hall', '', '', '', '', '', 'approved', now(), now());
       insert into venues (id, building, content, search, edition, created_at, updated_at)
         values ('00000000-0000-4000-8000-000000000003', '00000000-0000-4000-8000-000000000003', '{}', '', 1, now(), now());
       insert into venue_followers (card, venue) values ('${card}', '00000000-0000-4000-8000-000000000003');`,
    );
    await events.caughtUp();
  });
  afterAll(() => database.close());

  const page = () => ({ what: "page", card, isOwn: true }) as const;
  const entries = () => ({ what: "entries", card, section: "book", isOwn: true }) as const;
  const plan = () => ({ what: "plan", plan: "0123456789abcdefghjk", isOwn: true }) as const;
  const nothing = () => null;

  test.each<[string, string, () => object | null]>([
    ["a card is published", "update cards set status = 'published', live_version = 1", page],
    [
      "its draft is saved",
      "update cards set draft_version = 2, title = '새 제목', updated_at = now()",
      nothing,
    ],
    ["it is opened", "update cards set views = views + 1", nothing],
    ["a company gets customers", "update cards set company = '00000000-0000-4000-8000-000000000001'", page],
    ["a company's colour changes", "update companies set color = '#123456', version = version + 1", page],
    ["a company's telephone changes", "update companies set manager_phone = '010'", nothing],
    ["a hall is corrected", "update venues set edition = edition + 1", page],
    ["an entry is hidden", "update entries set hidden = true where id = 'kept-1'", entries],
    ["many are pinned together", "update entries set pinned = true", entries],
    ["a password is tried", "update entries set tries = tries + 1", nothing],
    ["seats are added", "update seats set capacity = 2", entries],
    ["a seat is taken", "update seats set taken = taken + 1", nothing],
    ["an answer is told", "update draws set answer = 'thread', answered_at = now()", entries],
    [
      "a seal is opened",
      "insert into seal_openings (card, section, promised_until, opens_at, decided_at) select id, 'book', now(), now(), now() from cards",
      entries,
    ],
    ["an entry goes", "delete from entries where id = 'kept-2'", entries],
    ["a couple moves its day", "update wedding_plans set wedding_date = '2027-06-01'", plan],
    ["nothing that guests see of a card changes", "update cards set status = status", nothing],
  ])("when %s", async (_when, statement, expected) => {
    const told = expected();
    expect(await toldBy(events, () => database.run(statement))).toEqual(told ? [told] : []);
  });

  test("when a transaction is committed, and not when it is taken back", async () => {
    const close = "update cards set status = 'closed'";
    const taken = database.orm.transaction(async (tx) => {
      await tx.execute(close);
      throw new Error("taken back");
    });
    expect(await toldBy(events, () => taken.catch(() => undefined))).toEqual([]);
    expect(await toldBy(events, () => database.orm.transaction((tx) => tx.execute(close)))).toEqual([page()]);
  });

  test("a change that this version does not know is passed over", async () => {
    const tell = `select pg_notify('changes', '{"what":"weather","by":""}')`;
    expect(await toldBy(events, () => database.run(tell))).toEqual([]);
  });
});

describe.runIf(inject("postgresUrl"))("two processes on one server", () => {
  let here: Database;
  let there: Database;
  let proxy: Awaited<ReturnType<typeof startProxy>>;
  let events: EventBus;
  let card: CardId;
  beforeAll(async () => {
    const url = await postgresCopy(POSTGRES_TEMPLATE);
    proxy = await startProxy(url);
    here = await openPostgres(url, { ...PATIENT, listenUrl: proxy.url });
    there = await openPostgres(url, PATIENT);
    events = createEventBus({ database: here });
    await untilHeard(events);
    card = await newCard(here);
  });
  afterAll(async () => {
    proxy.resume();
    await Promise.all([here.close(), there.close()]);
    await proxy.close();
  });

  test("what one changes the other knows, and by whom", async () => {
    const change = () => there.run("update cards set live_version = coalesce(live_version, 0) + 1");
    expect(await toldBy(events, change)).toEqual([{ what: "page", card, isOwn: false }]);
  });

  test("a lost connection is opened again, and everything is looked at anew", async () => {
    const told: BusEvent[] = [];
    const stop = events.subscribe((change) => told.push(change));
    await there.run(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like '%pg_notify(%' and pid <> pg_backend_pid()",
    );
    await expect.poll(() => told).toEqual([{ what: "everything" }]);
    stop();
    await untilHeard(events);
  });

  test("where the server falls silent nothing that is kept is trusted, and nobody waits for it", async () => {
    const hasty = await openPostgres(proxy.url, { ...PATIENT, heardMs: 50 });
    const heard = createEventBus({ database: hasty });
    await untilHeard(heard);
    proxy.silence();
    await expect
      .poll(async () => {
        await heard.caughtUp();
        return heard.isFresh();
      })
      .toBe(false);
    proxy.resume();
    await untilHeard(heard);
    await hasty.close();
  });
});
