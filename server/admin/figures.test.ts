import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "#server/ports.ts";
import { databases } from "#tests/databases.ts";
import { countFigures, type DayFigures, figuresByDay } from "./figures-store.ts";

const span = { first: "2026-11-09", last: "2026-11-15" };

/** Counted from the rows themselves, in another way than the app does. */
const COUNTED = `
  select to_char(moment, 'YYYY-MM-DD') as day,
    (select count(*)::int from (select min(at) as first from consents where document = 'terms' and agreed group by sub) as firsts
      where (first at time zone 'Asia/Seoul')::date = moment::date) as members,
    (select count(*)::int from orders where state = 'paid' and refund_asked_at is null
      and (paid_at at time zone 'Asia/Seoul')::date = moment::date) as orders,
    (select coalesce(sum(total), 0)::int from orders where state = 'paid' and refund_asked_at is null
      and (paid_at at time zone 'Asia/Seoul')::date = moment::date) as revenue,
    (select coalesce(jsonb_object_agg(kind, numbers), '{}') from (
      select kind, jsonb_build_object('made', count(*), 'published', count(published_at), 'paid', count(*) filter (
        where id in (select card from orders where state = 'paid' and total > 0))) as numbers
      from cards where (created_at at time zone 'Asia/Seoul')::date = moment::date group by kind) as by_kind) as kinds
  from generate_series(timestamp '2026-11-09', timestamp '2026-11-15', interval '1 day') as moment order by 1`;

describe.each(databases)("on %s, the figures of the last days", (_name, open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  const run = (text: string, values: unknown[] = []) => database.run(text, values);
  const card = (id: string, at: string, kind = "greeting") =>
    run(
      `insert into cards (id, kind, owner, made_key, status, draft_version, title, theme, created_at, updated_at)
        values ($1, $2, 'somebody::somebody', $3, 'draft', 1, '', 'hanji', $4, $4)`,
      [id, kind, randomUUID(), at],
    );
  const order = (
    id: string,
    { on, paidAt, total = 10_000 }: { on: string; paidAt: string | null; total?: number },
  ) =>
    run(
      `insert into orders (id, number, card, kind, plan, purpose, list_price, credit, discount, total, extra_days, brings,
          way, state, key, fingerprint, placed_at, expires_at, paid_at)
        values ($1, $1, $2, 'greeting', 'basic', 'first', $3, 0, 0, $3, 0, 0, 'practice', $4, $5, '', now(), now(), $6)`,
      [id, on, total, paidAt ? "paid" : "pending", randomUUID(), paidAt],
    );
  const consent = (sub: string, at: string, document = "terms") =>
    run("insert into consents (id, sub, document, version, agreed, at) values ($1, $2, $3, '1', true, $4)", [
      randomUUID(),
      sub,
      document,
      at,
    ]);
  const [minsu, jiyu] = [randomUUID(), randomUUID()];

  const changes: [what: string, change: () => Promise<unknown>][] = [
    [
      "cards are made, around midnight in Korea",
      async () => {
        await card("a", "2026-11-13T14:59:00Z");
        await card("b", "2026-11-13T15:00:00Z");
        await card("c", "2026-11-10T03:00:00Z", "site");
      },
    ],
    ["a card is shown", () => run("update cards set published_at = now() where id = 'a'")],
    [
      "members come",
      async () => {
        await consent(minsu, "2026-11-12T03:00:00Z");
        await consent(minsu, "2026-11-14T03:00:00Z");
        await consent(jiyu, "2026-11-13T03:00:00Z");
        await consent(jiyu, "2026-11-11T03:00:00Z", "privacy");
      },
    ],
    [
      "orders are placed and paid",
      async () => {
        await order("one", { on: "a", paidAt: null });
        await order("two", { on: "b", paidAt: "2026-11-14T03:00:00Z" });
        await order("three", { on: "b", paidAt: "2026-11-15T03:00:00Z", total: 0 });
        await run("update orders set state = 'paid', paid_at = '2026-11-15T01:00:00Z' where id = 'one'");
      },
    ],
    ["one is given back", () => run("update orders set refund_asked_at = now() where id = 'two'")],
    ["it is gone", () => run("update orders set state = 'refunded', refunded_at = now() where id = 'two'")],
    ["a member's first consent was another", () => consent(jiyu, "2026-11-10T03:00:00Z")],
    ["and is taken away", () => run("delete from consents where at = '2026-11-10T03:00:00Z'")],
    [
      "a member moves to another account",
      () => run("update consents set sub = $1 where sub = $2", [minsu, jiyu]),
    ],
    ["a card that was paid for is removed", () => run("delete from cards where id = 'a'")],
    ["all are removed", () => run("delete from cards")],
  ];

  test.each(changes)(
    "are what is there when %s, before they are counted again and after",
    async (_what, change) => {
      await change();
      const expected = (await run(COUNTED)).rows as unknown as DayFigures[];
      expect(await figuresByDay(database.orm, span)).toEqual(expected);
      expect(await countFigures(database, span)).toBeGreaterThan(0);
      expect((await run("select from figure_changes")).rows).toEqual([]);
      expect(await figuresByDay(database.orm, span)).toEqual(expected);
      expect(await countFigures(database, span)).toBe(0);
    },
  );

  test("are read, not counted, where nothing changed; days before them are forgotten", async () => {
    await run("update daily_figures set members = 77 where day = '2026-11-12'");
    const told = await figuresByDay(database.orm, span);
    expect(told.find(({ day }) => day === "2026-11-12")?.members).toBe(77);
    await countFigures(database, { first: "2026-11-13", last: "2026-11-19" });
    const { rows } = await run("select min(day)::text as first, count(*)::int as count from daily_figures");
    expect(rows).toEqual([{ first: "2026-11-13", count: 7 }]);
  });
});
