import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { cards } from "#server/database/tables/cards.ts";
import { entries, seats } from "#server/database/tables/entries.ts";
import { codesOf, startApi } from "#server/graphql/api-for-tests.ts";
import type { Database } from "#server/ports.ts";
import { databases } from "#tests/databases.ts";
import { gatherCrowd } from "#tests/faults/crowd.ts";
import { repeated, sizesTried, type Timed } from "#tests/faults/long-form.ts";
import { LeaveEntryDocument } from "#web/graphql/graphql.ts";
import { guestOn, hostOf, party } from "./entry-for-tests.ts";

const GUESTS = 1_000;

describe.each(databases)("seats on %s", (name, open) => {
  let database: Database;
  let api: Awaited<ReturnType<typeof startApi>>;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.orm.delete(cards);
    api = await startApi({ database, kinds: [party] });
  });

  const host = (table: { capacity: number | null; waitingList?: boolean }) => hostOf(() => api, { table });
  const guest = (card: string, name: string) => guestOn(() => api, { card, name });
  const taken = async () => (await database.orm.select({ taken: seats.taken }).from(seats))[0]?.taken;
  /** Who has a seat and who waits, as the owner reads it; the first who came first. */
  async function standing({ responses }: Awaited<ReturnType<typeof host>>) {
    const list = (await responses("table", { first: 100 })).responses.toReversed();
    return Object.fromEntries(list.map(({ values, state }) => [values[0], `${values[1]} ${state}`]));
  }

  type Coming = { wants: (index: number) => number; timed: Timed };

  /** 1,000 at once over sockets that are open, each for so many seats as `wants` says; what became of them. */
  async function crowd(card: string, { wants, timed }: Coming): Promise<Record<string, number>> {
    const listener = getRequestListener((asked) =>
      asked.method === "GET"
        ? new Response(null, { status: 204 })
        : // Each from an address of its own, as a proxy would tell.
          api.handle(asked, { requestId: "many", ip: asked.headers.get("x-forwarded-for") ?? "" }),
    );
    const server = createServer({ keepAliveTimeout: 60_000 }, listener).listen(0, "127.0.0.1", GUESTS);
    await new Promise((resolve) => server.once("listening", resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`;
    const requests = Array.from({ length: GUESTS }, (_, index) => {
      const variables = {
        card,
        section: "table",
        content: { name: `손님${index}`, seats: wants(index) },
        key: crypto.randomUUID(),
      };
      return {
        headers: {
          "content-type": "application/json",
          "x-api-key": api.key,
          "x-visitor": `guest-${index}`,
          "x-forwarded-for": `198.51.${index >> 8}.${index & 255}`,
        },
        body: JSON.stringify({ query: `${LeaveEntryDocument}`, variables }),
      };
    });
    const { go } = await gatherCrowd({ url, requests });
    const states = (await timed(go)).map((answer) => {
      const { data, errors } = JSON.parse(answer) as {
        data?: { leaveEntry: { state: string } | null };
        errors?: unknown;
      };
      return data?.leaveEntry?.state ?? JSON.stringify(errors);
    });
    server.close();
    const counted = Object.entries(Object.groupBy(states, (state) => state)).map(
      ([state, same = []]) => [state, same.length] as const,
    );
    return Object.fromEntries(counted);
  }

  const alone = { who: "guests", wants: () => 1 };
  const parties = { who: "parties of one to three", wants: (index: number) => 1 + (index % 3) };

  test.each(sizesTried([1, 100, 999], 100))(
    "1,000 at once for %i seats: no seat is sold twice, none stays empty for one who waits, and everybody knows",
    async (capacity) => {
      for (const { who, wants } of sizesTried([alone, parties], alone)) {
        await repeated(`${GUESTS} ${who} for ${capacity} seats on ${name}`, async (timed) => {
          await database.orm.delete(cards);
          api = await startApi({ database, kinds: [party] });
          const { card } = await host({ capacity });
          const { accepted = 0, waiting = 0, ...others } = await crowd(card, { wants, timed });
          expect([accepted + waiting, others]).toEqual([GUESTS, {}]);
          const rows = await database.orm.select().from(entries);
          const seated = rows.filter(({ state }) => state === "accepted");
          const sold = seated.reduce((sum, it) => sum + it.seats, 0);
          expect([rows.length, seated.length, await taken()]).toEqual([GUESTS, accepted, sold]);
          expect(sold).toBeLessThanOrEqual(capacity);
          expect(rows.filter((it) => it.state === "waiting" && it.seats <= capacity - sold)).toEqual([]);
        });
      }
    },
  );

  test("freed seats go to those who wait, in their order, each who fits", async () => {
    const minsu = await host({ capacity: 4 });
    const come = (name: string, count: number) => guest(minsu.card, name).come(count);
    const { entry: yuna } = await come("유나", 3);
    await come("하준", 2);
    await come("서아", 3);
    await come("도윤", 1);
    expect(await standing(minsu)).toEqual({
      유나: "3 accepted",
      하준: "2 waiting",
      서아: "3 waiting",
      도윤: "1 accepted",
    });
    await guest(minsu.card, "유나").withdraw(yuna.id);
    expect(await standing(minsu)).toEqual({ 하준: "2 accepted", 서아: "3 waiting", 도윤: "1 accepted" });
    expect(await taken()).toBe(3);
    await come("지호", 2);
    await come("민지", 1);
    expect(await standing(minsu)).toMatchObject({ 지호: "2 waiting", 민지: "1 accepted" });
  });

  test("who wants more than there is keeps what they have; who gives some back makes room", async () => {
    const minsu = await host({ capacity: 4 });
    const [yuna, hajun, seoa] = ["유나", "하준", "서아"].map((name) => guest(minsu.card, name));
    const first = await yuna?.come(2);
    await hajun?.come(2);
    await seoa?.come(1);
    const id = first?.entry.id ?? "";
    const refused = await yuna?.change(id, { name: "유나", seats: 3 });
    expect(refused?.errors?.[0]).toMatchObject({
      message: "남은 자리가 모자랍니다. 처음 보내신 답은 그대로 있습니다.",
      extensions: { code: "FULL" },
    });
    expect(await standing(minsu)).toEqual({ 유나: "2 accepted", 하준: "2 accepted", 서아: "1 waiting" });
    await yuna?.change(id, { name: "유나", seats: 1 });
    expect(await standing(minsu)).toEqual({ 유나: "1 accepted", 하준: "2 accepted", 서아: "1 accepted" });
    expect(await taken()).toBe(4);
  });

  test("a no takes no seat; who then comes after all waits behind the others", async () => {
    const minsu = await host({ capacity: 1 });
    const yuna = guest(minsu.card, "유나");
    const { entry: no } = await yuna.come(0);
    expect(no.state).toBe("accepted");
    const { entry } = await guest(minsu.card, "하준").come(1);
    await guest(minsu.card, "서아").come(1);
    expect((await yuna.change(no.id, { name: "유나", seats: 1 })).entry.state).toBe("waiting");
    await guest(minsu.card, "하준").withdraw(entry.id);
    expect(await standing(minsu)).toEqual({ 유나: "1 waiting", 서아: "1 accepted" });
  });

  test("without a waiting list a guest hears how many seats are left, and nothing is kept", async () => {
    const minsu = await host({ capacity: 3, waitingList: false });
    await guest(minsu.card, "유나").come(2);
    const refused = await guest(minsu.card, "하준").come(2);
    expect(refused.errors?.[0]).toMatchObject({
      message: "남은 자리가 1석입니다. 인원을 줄여 다시 보내 주세요.",
      extensions: { code: "FULL" },
    });
    await guest(minsu.card, "하준").come(1);
    expect((await guest(minsu.card, "서아").come(1)).errors?.[0]?.message).toBe("자리가 모두 찼습니다.");
    expect(await standing(minsu)).toEqual({ 유나: "2 accepted", 하준: "1 accepted" });
    expect(codesOf(await guest(minsu.card, "유나").come(3))).toEqual(["FULL"]);
    await guest(minsu.card, "유나").come(1);
    expect(await standing(minsu)).toEqual({ 유나: "1 accepted", 하준: "1 accepted" });
    expect(await taken()).toBe(2);
  });

  test("more seats move people up when the owner lets them show; fewer throw nobody out", async () => {
    const minsu = await host({ capacity: 1 });
    for (const name of ["유나", "하준", "서아", "도윤"]) await guest(minsu.card, name).come(1);
    await minsu.show({ table: { capacity: 3 } });
    const three = { 유나: "1 accepted", 하준: "1 accepted", 서아: "1 accepted", 도윤: "1 waiting" };
    expect(await standing(minsu)).toEqual(three);
    await minsu.show({ table: { capacity: 2 } });
    expect(await standing(minsu)).toEqual(three);
    expect((await guest(minsu.card, "지호").come(1)).entry.state).toBe("waiting");
    await minsu.show({ table: { capacity: null } });
    expect(await standing(minsu)).toMatchObject({ 도윤: "1 accepted", 지호: "1 accepted" });
    expect(await taken()).toBe(5);
  });

  test("whatever guests and the owner do at once, no seat is sold twice and none stays empty for one who waits", async () => {
    const who = fc.integer({ min: 0, max: 4 });
    const act = fc.oneof(
      {
        weight: 4,
        arbitrary: fc.record({ do: fc.constant("come"), who, seats: fc.integer({ min: 0, max: 3 }) }),
      },
      {
        weight: 3,
        arbitrary: fc.record({ do: fc.constant("change"), who, seats: fc.integer({ min: 0, max: 3 }) }),
      },
      { weight: 3, arbitrary: fc.record({ do: fc.constant("withdraw"), who, seats: fc.constant(0) }) },
    );
    const atOnce = fc.array(act, { minLength: 1, maxLength: 6 });
    const history = fc.record({
      capacity: fc.integer({ min: 1, max: 6 }),
      waitingList: fc.boolean(),
      acts: fc.array(atOnce, { minLength: 2, maxLength: 4 }),
    });
    const expected = ["done", "FULL", "NOT_FOUND"];

    await fc.assert(
      fc.asyncProperty(history, async ({ capacity, waitingList, acts }) => {
        await database.orm.delete(cards);
        const minsu = await host({ capacity, waitingList });
        async function perform({ do: what, who: index, seats: count }: (typeof acts)[number][number]) {
          const one = guest(minsu.card, `${index}`);
          if (what === "come") return one.come(count);
          const [entry] = await one.mine("table");
          const id = entry?.id ?? "";
          return what === "change" ? one.change(id, { name: `${index}`, seats: count }) : one.withdraw(id);
        }
        for (const together of acts) {
          const answers = await Promise.all(together.map(perform));
          for (const answer of answers) expect(expected).toContain(codesOf(answer)[0] ?? "done");
          const rows = await database.orm.select().from(entries);
          const sold = rows
            .filter(({ state }) => state === "accepted")
            .reduce((sum, it) => sum + it.seats, 0);
          expect(sold).toBeLessThanOrEqual(capacity);
          expect((await taken()) ?? 0).toBe(sold);
          const waiting = rows.filter(({ state }) => state === "waiting");
          expect(waiting.filter((it) => it.seats <= capacity - sold)).toEqual([]);
          expect(waiting.every(({ line }) => line !== null) && (waitingList || waiting.length === 0)).toBe(
            true,
          );
          expect(new Set(rows.map(({ visitor }) => visitor)).size).toBe(rows.length);
        }
      }),
      { numRuns: 8 },
    );
  });
});
