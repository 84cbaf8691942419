import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { makerOn } from "#server/cards/card-for-tests.ts";
import { cards } from "#server/database/tables/cards.ts";
import { entries, entryKeys, seats } from "#server/database/tables/entries.ts";
import { codesOf, startApi } from "#server/graphql/api-for-tests.ts";
import type { Database } from "#server/ports.ts";
import { emptyDatabase } from "#tests/databases.ts";
import * as operations from "#web/graphql/graphql.ts";
import { guestOn, hostOf, party } from "./entry-for-tests.ts";

describe("the owner's responses", () => {
  let database: Database;
  let api: Awaited<ReturnType<typeof startApi>>;
  beforeAll(async () => {
    database = await emptyDatabase();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.orm.delete(cards);
    api = await startApi({ database, kinds: [party] });
  });

  const host = (change?: Parameters<typeof hostOf>[1]) => hostOf(() => api, change);
  let address = 0;
  /** Each from an address of its own: nobody waits for others. */
  const guest = (card: string, name: string) =>
    guestOn(() => api, { card, name, ip: `198.51.100.${address++ % 250}` });
  const names = ({ responses }: { responses: { values: string[] }[] }) =>
    responses.map(({ values }) => values[0]);

  test("have columns, every answer with what became of it, and how many there are", async () => {
    const minsu = await host({ table: { capacity: 2 } });
    await guest(minsu.card, "유나").come(2);
    api.pass(1_000);
    await guest(minsu.card, "하준").come(1);
    expect(await minsu.responses("table")).toMatchObject({
      columns: ["이름", "인원"],
      count: 2,
      next: null,
      responses: [
        { values: ["하준", "1"], state: "waiting", content: { name: "하준", seats: 1 }, hidden: false },
        { values: ["유나", "2"], state: "accepted", reply: null, pinned: false },
      ],
    });
    expect(names(await minsu.responses("table", { state: "waiting" }))).toEqual(["하준"]);
  });

  test("come in pages and can be searched; a wildcard is a character", async () => {
    const minsu = await host();
    const written = ["하나", "둘 100%", "셋_", "넷 'or 1=1--", "다섯 \\"];
    for (const [index, text] of written.entries()) {
      await guest(minsu.card, `손님${index}`).write(text);
      api.pass(1_000);
    }
    const seen: (string | undefined)[] = [];
    let after: string | undefined;
    do {
      const page = await minsu.responses("book", { first: 2, after });
      expect(page.count).toBe(5);
      seen.push(...names(page));
      after = page.next ?? undefined;
    } while (after);
    expect(seen).toEqual(["손님4", "손님3", "손님2", "손님1", "손님0"]);
    const found = async (search: string) => names(await minsu.responses("book", { search }));
    expect(await found("손님1")).toEqual(["손님1"]);
    expect(await found("%")).toEqual(["손님1"]);
    expect(await found("_")).toEqual(["손님2"]);
    expect(await found("\\")).toEqual(["손님4"]);
    expect(await found("'or")).toEqual(["손님3"]);
    for (const nothing of ["name", "text", "isSecret", "없는 말"]) expect(await found(nothing)).toEqual([]);
    for (const all of ["", "  "]) expect(await found(all)).toHaveLength(5);
    expect((await minsu.responses("book", { search: "하나" })).count).toBe(1);
    await guest(minsu.card, "손님5").write('여섯 "Happy"\n일곱');
    for (const said of ['"happy"', "HAPPY", '"\n일곱']) expect(await found(said)).toEqual(["손님5"]);
    for (const unsaid of ["\\n", ", ", '": "']) expect(await found(unsaid)).not.toContain("손님5");
  });

  test("hiding, pinning and answering show at once to guests, and are undone as easily", async () => {
    const minsu = await host();
    const reader = guest(minsu.card, "독자");
    const { entry: first } = await guest(minsu.card, "유나").write("축하합니다");
    api.pass(1_000);
    const { entry: second } = await guest(minsu.card, "하준").write("행복하세요");
    await minsu.pin(first.id);
    await minsu.reply(first.id, " 고맙습니다\u202e ");
    expect((await reader.read()).entries).toMatchObject([
      { id: first.id, pinned: true, reply: "고맙습니다" },
      { id: second.id, pinned: false, reply: null },
    ]);
    await minsu.hide(first.id);
    expect((await reader.read()).entries).toMatchObject([{ id: second.id }]);
    expect(names(await minsu.responses("book", { state: "hidden" }))).toEqual(["유나"]);
    expect(names(await minsu.responses("book", { state: "accepted" }))).toEqual(["하준"]);
    await minsu.unhide(first.id);
    await minsu.unpin(first.id);
    await minsu.reply(first.id, null);
    expect((await reader.read()).entries).toMatchObject([
      { id: second.id },
      { id: first.id, pinned: false, reply: null },
    ]);
    const long = await minsu.reply(first.id, "가".repeat(301));
    expect(long.errors?.[0]?.extensions).toMatchObject({
      code: "INVALID",
      fields: { text: expect.any(String) },
    });
    expect(codesOf(await minsu.reply(first.id, "글\0"))).toEqual(["INVALID"]);
  });

  test("removing frees the seats, and nothing of it stays", async () => {
    const minsu = await host({ table: { capacity: 1 } });
    const { entry } = await guest(minsu.card, "유나").come(1);
    await guest(minsu.card, "하준").come(1);
    expect((await minsu.remove(entry.id)).data).toEqual({ removeEntry: true });
    expect((await minsu.responses("table")).responses).toMatchObject([
      { values: ["하준", "1"], state: "accepted" },
    ]);
    expect(await guest(minsu.card, "유나").mine("table")).toEqual([]);
    expect(codesOf(await minsu.remove(entry.id))).toEqual(["NOT_FOUND"]);
  });

  test("figures count what counts, and lists know how many there are, for all cards at once", async () => {
    const minsu = await host({ table: { capacity: 3 }, book: { approveFirst: true } });
    await host();
    for (const [name, count] of [
      ["유나", 2],
      ["하준", 0],
      ["서아", 3],
    ] as const) {
      await guest(minsu.card, name).come(count);
    }
    const { entry } = await guest(minsu.card, "유나").write("축하합니다");
    await guest(minsu.card, "하준").write("행복하세요");
    await minsu.hide(entry.id);
    expect(await minsu.figures()).toEqual([
      {
        section: "table",
        label: "참석 여부",
        isShown: true,
        count: 3,
        waiting: 1,
        pending: 0,
        hidden: 0,
        blocked: 0,
        sealedUntil: null,
        figures: [{ label: "참석 인원", value: 2, unit: "명" }],
      },
      {
        section: "book",
        label: "방명록",
        isShown: true,
        count: 2,
        waiting: 0,
        pending: 1,
        hidden: 1,
        blocked: 0,
        sealedUntil: null,
        figures: [{ label: "글", value: 1, unit: "개" }],
      },
    ]);
    const { data } = await api.post("{ myCards { cards { id entryCounts { section label count } } } }", {
      token: "minsu",
    });
    const counted: Record<string, unknown> = Object.fromEntries(
      data.myCards.cards.map(({ id, entryCounts }: { id: string; entryCounts: unknown }) => [
        id,
        entryCounts,
      ]),
    );
    expect(Object.values(counted)).toContainEqual([]);
    expect(counted[minsu.card]).toEqual([
      { section: "table", label: "참석 여부", count: 3 },
      { section: "book", label: "방명록", count: 2 },
    ]);
  });

  test("a file for Excel has Hangul, every entry, and nothing that runs", async () => {
    const minsu = await host();
    const written = ["=HYPERLINK(1)", "+82 10", "-1", "@SUM", '쉼표, "따옴표"', "두\n줄"];
    for (const text of written)
      await guest(minsu.card, "유나")
        .write(text)
        .then(() => api.pass(10_000));
    const { data } = await minsu.csv("book");
    const [head, ...rows] = (data.responsesCsv as string).split("\r\n");
    expect(head).toBe("\ufeff이름,글,상태,답글,남긴 때");
    expect(rows.at(-1)).toBe("");
    expect(rows.slice(0, -1).map((row) => row.replace(/,받음,,2026-11-15 09:0\d$/, ""))).toEqual([
      '유나,"두\n줄"',
      '유나,"쉼표, ""따옴표"""',
      "유나,'@SUM",
      "유나,'-1",
      "유나,'+82 10",
      "유나,'=HYPERLINK(1)",
    ]);
  });

  test("a file has each of thousands once, in their order, though many came at the same moment", async () => {
    const minsu = await host();
    await guest(minsu.card, "유나").write("축하합니다");
    await database.run(
      `insert into entries (id, card, section, visitor, only_one, content, state, seats, is_shown, approved, created_at, updated_at)
      select lpad(n::text, 20, '0'), $1, 'book', 'v' || n, false, jsonb_build_object('name', 'n' || n, 'text', '글'),
        'accepted', 0, true, true, timestamptz '2026-11-01' + (n / 700) * interval '1 second', now()
      from generate_series(1, 2500) as n`,
      [minsu.card],
    );
    const { data } = await minsu.csv("book");
    const rows = (data.responsesCsv as string).split("\r\n").slice(1, -1);
    const written = Array.from({ length: 2_500 }, (_, at) => `n${2_500 - at}`);
    expect(rows.map((row) => row.split(",")[0])).toEqual(["유나", ...written]);
  });

  test("how many were found is told with a page of them, also where a fragment asks", async () => {
    const minsu = await host();
    for (const text of ["하나", "둘", "하나 더"]) await guest(minsu.card, `손님 ${text}`).write(text);
    const query = `query ($card: ID!) { responses(card: $card, section: "book", first: 1, search: "하나") { ...Page } }
      fragment Page on ResponsePage { ... { count } responses { id } }`;
    const { data } = await api.post(query, { token: "minsu", variables: { card: minsu.card } });
    expect(data.responses).toEqual({ count: 2, responses: [expect.anything()] });
  });

  test("a card and a page of its guests are two statements", async () => {
    const minsu = await host();
    for (const name of ["유나", "하준"]) await guest(minsu.card, name).write("축하합니다");
    const query = `query ($card: ID!) {
      myCard(id: $card) { card { id } }
      responses(card: $card, section: "book", first: 1) { count responses { values } }
    }`;
    const statements = () => database.queries.seconds.read().buckets.reduce((sum, count) => sum + count, 0);
    const ask = () => api.post(query, { token: "minsu", variables: { card: minsu.card } });
    await ask();
    const before = statements();
    expect((await ask()).data).toMatchObject({ responses: { count: 2 } });
    expect(statements() - before).toBe(2);
  });

  test("are the owner's alone: others, admins and visitors learn and change nothing", async () => {
    const minsu = await host();
    const { entry } = await guest(minsu.card, "유나").write("축하합니다");
    const everything = async () => [
      await database.orm.select().from(entries),
      await database.orm.select().from(entryKeys),
      await database.orm.select().from(seats),
    ];
    const before = await everything();
    const { id } = entry;
    const of = { card: minsu.card, section: "book" };
    const asked: [{ toString(): string }, { id?: string; card?: string }][] = [
      [operations.ResponsesDocument, of],
      [operations.ResponseFiguresDocument, of],
      [operations.ResponsesCsvDocument, of],
      [operations.HideEntryDocument, { id }],
      [operations.ShowEntryDocument, { id }],
      [operations.PinEntryDocument, { id }],
      [operations.UnpinEntryDocument, { id }],
      [operations.ReplyToEntryDocument, { id }],
      [operations.RemoveEntryDocument, { id }],
    ];
    for (const [operation, variables] of asked) {
      const unknown = { ...variables, id: "x".repeat(20), card: "0123456789abcdef" };
      for (const token of ["jiyu", "sora"]) {
        const foreign = await makerOn(() => api, token).ask(operation, variables);
        expect(codesOf(foreign), `${operation}`).toEqual(["NOT_FOUND"]);
        expect((await makerOn(() => api, token).ask(operation, unknown)).text).toBe(foreign.text);
      }
      for (const sent of [variables, unknown]) {
        const visitor = await makerOn(() => api).ask(operation, sent);
        expect(codesOf(visitor), `${operation}`).toEqual(["AUTH_REQUIRED"]);
      }
    }
    expect(await everything()).toEqual(before);
    expect(codesOf(await minsu.responses("words"))).toEqual(["NOT_FOUND"]);
  });
});
