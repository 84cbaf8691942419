import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { HOUR_MS } from "#domain/duration.ts";
import { cards } from "#server/database/tables/cards.ts";
import { guestOn, hostOf, party } from "#server/entries/entry-for-tests.ts";
import { codesOf, now, startApi } from "#server/graphql/api-for-tests.ts";
import type { Database } from "#server/ports.ts";
import { databases } from "#tests/databases.ts";

const inHours = (hours: number) => new Date(now.getTime() + hours * HOUR_MS).toISOString();
const promised = inHours(4);

describe.each(databases)("a promise that nobody reads before its time, on %s", (_name, open) => {
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

  /** A sealed book, with a note of Yuna's in it. */
  async function given({ isEmpty = false } = {}) {
    const minsu = await hostOf(() => api, { book: { sealedUntil: promised } });
    const yuna = guestOn(() => api, { card: minsu.card, name: "유나" });
    const hajun = guestOn(() => api, { card: minsu.card, name: "하준", ip: "192.0.2.7" });
    if (!isEmpty) await yuna.write("몰래 적은 말", { sealedUntil: promised });
    return { minsu, yuna, hajun };
  }

  test.each([
    ["the seal is taken off", ""],
    ["the seal opens earlier", inHours(3)],
    ["the seal opened in the past", inHours(-1)],
  ])("is not broken by the way: %s", async (_what, sealedUntil) => {
    const { minsu, hajun } = await given();
    const refused = await minsu.show({ book: { sealedUntil } });
    expect(codesOf(refused)).toEqual(["SEALED"]);
    expect(refused.errors?.[0]?.message).toBe(
      "방명록에 봉해 둔 글이 1개 있습니다. 2026년 11월 15일 일요일 오후 1시까지 아무도 읽지 않기로 손님과 약속한 글입니다. 날을 미루실 수는 있지만, 먼저 여시려면 그 사실이 카드에서 모두에게 보입니다.",
    );
    expect(await hajun.read()).toMatchObject({ entries: [], sealedUntil: promised, openedEarly: null });
    expect((await minsu.responses("book")).responses).toEqual([]);
    expect((await minsu.open(minsu.card)).card).toMatchObject({ liveVersion: 1, draftVersion: 2 });
  });

  test("may be kept longer, also by who goes back to an earlier version later", async () => {
    const { minsu, hajun } = await given();
    expect((await minsu.show({ book: { sealedUntil: inHours(9) } })).errors).toBeUndefined();
    await minsu.restoreVersion(minsu.card, 2, 1);
    expect(codesOf(await minsu.apply(minsu.card, 3))).toEqual(["SEALED"]);
    expect((await hajun.read()).sealedUntil).toBe(inHours(9));
  });

  test("is given to nobody while nobody wrote, and to nobody who took it back", async () => {
    const { minsu, yuna } = await given({ isEmpty: true });
    const { entry } = await yuna.write("적었다가 거둔 말");
    await yuna.withdraw(entry.id);
    expect((await minsu.show({ book: { sealedUntil: "" } })).errors).toBeUndefined();
    expect((await yuna.read()).openedEarly).toBeNull();
  });

  test("ends with its time: then the seal may go", async () => {
    const { minsu, hajun } = await given();
    api.pass(4 * HOUR_MS);
    expect((await minsu.show({ book: { sealedUntil: "" } })).errors).toBeUndefined();
    expect(await hajun.read()).toMatchObject({ count: 1, openedEarly: null });
  });

  test("is broken before everybody's eyes: who says so twice opens it, and every guest reads that", async () => {
    const { minsu, yuna, hajun } = await given();
    api.pass(HOUR_MS);
    expect((await minsu.show({ book: { sealedUntil: "" } }, true)).errors).toBeUndefined();
    const openedEarly = { promisedUntil: promised, opensAt: inHours(1), decidedAt: inHours(1) };
    expect(await hajun.read()).toMatchObject({
      entries: [{ shown: { text: "몰래 적은 말" } }],
      sealedUntil: null,
      openedEarly,
    });
    expect((await yuna.read()).openedEarly).toEqual(openedEarly);
    expect((await minsu.responses("book")).responses[0]?.values).toEqual(["유나", "몰래 적은 말"]);
    expect((await minsu.show({ book: { sealedUntil: inHours(2) } })).errors).toBeUndefined();
    expect((await hajun.read()).openedEarly).toEqual(openedEarly);
  });

  test("is broken by an earlier day, too, and remembers the first one", async () => {
    const { minsu, hajun } = await given();
    await minsu.show({ book: { sealedUntil: inHours(3) } }, true);
    expect(await hajun.read()).toMatchObject({
      entries: [],
      sealedUntil: inHours(3),
      openedEarly: { promisedUntil: promised, opensAt: inHours(3), decidedAt: now.toISOString() },
    });
    api.pass(HOUR_MS);
    await minsu.show({ book: { sealedUntil: "" } }, true);
    expect((await hajun.read()).openedEarly).toMatchObject({ promisedUntil: promised, opensAt: inHours(1) });
  });

  test("is not broken where nobody would see it: not while the section is hidden, nor hidden afterwards", async () => {
    const { minsu } = await given();
    const hidden = await minsu.show({ hidden: ["book"], book: { sealedUntil: "" } }, true);
    expect(hidden.errors?.[0]?.extensions.fields).toEqual({
      "sections.book.taking": expect.stringContaining("숨긴 채로는 여실 수 없습니다."),
    });
    expect((await minsu.responses("book")).responses).toEqual([]);
    await minsu.show({ book: { sealedUntil: "" } }, true);
    expect(codesOf(await minsu.show({ hidden: ["book"], book: { sealedUntil: "" } }))).toEqual(["INVALID"]);
    api.pass(4 * HOUR_MS);
    expect((await minsu.apply(minsu.card, 4)).errors).toBeUndefined();
  });

  test("a hidden section keeps its seal, and nobody reads it the other way", async () => {
    const { minsu } = await given();
    expect((await minsu.show({ hidden: ["book"], book: { sealedUntil: promised } })).errors).toBeUndefined();
    expect((await minsu.responses("book")).responses).toEqual([]);
    expect(codesOf(await minsu.csv("book"))).toEqual(["CLOSED"]);
    const { card: copy } = await minsu.duplicate(minsu.card);
    expect(JSON.stringify((await minsu.responses("book", { card: copy.id })).data)).not.toContain("몰래");
  });

  test("words are not taken under a promise that is no longer given", async () => {
    const { minsu, hajun } = await given({ isEmpty: true });
    await minsu.show({ book: { sealedUntil: inHours(2) } });
    const refused = await hajun.write("넉 시간은 모를 말", { sealedUntil: promised });
    expect(codesOf(refused)).toEqual(["SEALED"]);
    expect((await hajun.write("두 시간은 모를 말", { sealedUntil: inHours(2) })).errors).toBeUndefined();
    expect((await hajun.read()).count).toBe(1);
  });

  test("who writes in the very moment is either counted, or told", async () => {
    for (let round = 0; round < 6; round++) {
      const { minsu } = await given({ isEmpty: true });
      const guests = ["가", "나", "다", "라"].map((name, at) =>
        guestOn(() => api, { card: minsu.card, name: `${name}${round}`, ip: `192.0.2.${round * 4 + at}` }),
      );
      const [shown, ...written] = await Promise.all([
        minsu.show({ book: { sealedUntil: "" } }),
        ...guests.map((guest) => guest.write("쪽지", { sealedUntil: promised })),
      ]);
      const { count, sealedUntil } = (await guests[0]?.read()) ?? {};
      const refused = written.filter(({ errors }) => errors);
      for (const answer of refused) expect(codesOf(answer)).toEqual(["SEALED"]);
      const kept = { count: written.length - refused.length, sealedUntil: promised };
      expect({ count, sealedUntil }).toEqual(shown?.errors ? kept : { count: 0, sealedUntil: null });
    }
  });
});
