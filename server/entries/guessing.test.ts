import { createHash, randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startCard } from "#cards/engine/card.ts";
import type { Kind } from "#cards/engine/kind.ts";
import { kinds } from "#cards/kinds/kinds.ts";
import { winnersOf } from "#domain/draw.ts";
import { HOUR_MS } from "#domain/duration.ts";
import { makerOn } from "#server/cards/card-for-tests.ts";
import { cards } from "#server/database/tables/cards.ts";
import { draws, entries } from "#server/database/tables/entries.ts";
import { codesOf, now, startApi } from "#server/graphql/api-for-tests.ts";
import type { Database } from "#server/ports.ts";
import { databases } from "#tests/databases.ts";
import * as operations from "#web/graphql/graphql.ts";
import { guestOn } from "./entry-for-tests.ts";
import { forgetNetworks } from "./forget-networks.ts";

/** The first kind on which guests guess, and its section. */
const kind = (kinds as readonly Kind[]).find(({ sections }) =>
  sections.some(({ entries: rules }) => rules?.guessing),
);
const section = kind?.sections.find(({ entries: rules }) => rules?.guessing)?.name ?? "";

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

describe.each(databases)("guesses on %s", (_name, open) => {
  let database: Database;
  let api: Awaited<ReturnType<typeof startApi>>;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.orm.delete(cards);
    api = await startApi({ database });
  });

  /** A card that takes guesses, of `minsu`; until a time of the day on which these tests happen. */
  async function host(closes: { closesDate?: string; closesTime?: string } = {}) {
    if (!kind) throw new Error("No kind lets guests guess");
    const content = startCard(kind);
    content.sections.baby = { ...content.sections.baby, givenName: "서윤", birthDate: "2025-11-20" };
    content.sections[section] = { ...content.sections[section], ...closes };
    const maker = makerOn(() => api, "minsu");
    const { card } = await maker.create({ kind: kind.name, content });
    await maker.publish(card.id, 1);
    const where = { card: card.id, section };
    return {
      card: card.id,
      reveal: (answer: string, token = "minsu") =>
        api.post(`${operations.RevealAnswerDocument}`, { variables: { ...where, answer }, token }),
      draw: (count: number, token = "minsu") =>
        api.post(`${operations.DrawWinnersDocument}`, { variables: { ...where, count }, token }),
      seen: async () =>
        (await api.post(`${operations.DrawDocument}`, { variables: where })).data
          .draw as operations.DrawFieldsFragment,
      async tally() {
        const { data } = await api.post(`${operations.TallyDocument}`, { variables: where });
        return Object.fromEntries(
          data.tally.map((one: { name: string; count: number }) => [one.name, one.count]),
        );
      },
    };
  }

  function guest(card: string, name: string, ip?: string) {
    const device = guestOn(() => api, { card, name, ip });
    const guess = (thing: string, more = {}) =>
      device.leave({ section, content: { thing, name, ...more }, key: randomUUID() });
    return { ...device, guess };
  }

  test("500 guests at once are 500 guesses, and one guest 50 times is one", async () => {
    const { card, tally } = await host();
    const things = ["thread", "money", "brush", "ball"];
    const all = Array.from({ length: 500 }, (_, at) =>
      guest(card, `손님${at}`, `198.51.${at >> 8}.${at & 255}`).guess(things[at % 4] ?? ""),
    );
    const answers = await Promise.all(all);
    expect(answers.flatMap(codesOf)).toEqual([]);
    expect(await tally()).toEqual({ thread: 125, money: 125, brush: 125, ball: 125 });

    const haru = guest(card, "하루");
    const again = await Promise.all(Array.from({ length: 50 }, (_, at) => haru.guess(things[at % 4] ?? "")));
    // Whoever loses the race five times over is told to look again; nobody is counted twice.
    expect(new Set(again.flatMap(codesOf))).not.toContain("INTERNAL");
    // Whoever sends so many has to wait a minute.
    api.pass(60_000);
    await haru.guess("gavel");
    expect(await tally()).toMatchObject({ gavel: 1 });
    expect(await database.orm.$count(entries)).toBe(501);
  });

  test("a guess may be changed until the set time, and not a moment longer", async () => {
    const { card, tally } = await host({ closesDate: "2026-11-15", closesTime: "12:00" });
    const haru = guest(card, "하루");
    const { entry } = await haru.guess("thread");
    await haru.guess("brush");
    expect(await tally()).toEqual({ brush: 1 });
    api.pass(3 * HOUR_MS);
    for (const late of [
      await haru.change(entry.id, { thing: "ball", name: "하루" }),
      await guest(card, "별").guess("ball"),
    ])
      expect(late.errors?.[0]).toMatchObject({
        message: "돌잡이 맞히기는 2026년 11월 15일 일요일 낮 12시까지였습니다. 이제 결과를 기다려 주세요.",
        extensions: { code: "CLOSED" },
      });
    expect(await tally()).toEqual({ brush: 1 });
    expect(now.toISOString()).toBe("2026-11-15T00:00:00.000Z");
  });

  test.each([
    [{ thing: "spoon", name: "하루" }, "thing"],
    [{ thing: "ball", name: " " }, "name"],
    [{ thing: "ball", name: "하루", digits: "12a4" }, "digits"],
  ])("%o is not a guess: %s is to be mended", async (content, field) => {
    const { card } = await host();
    const refused = await guest(card, "하루").leave({ section, content });
    expect(Object.keys(refused.errors?.[0]?.extensions.fields ?? {})).toEqual([field]);
  });

  test("who was right is fixed when the owner tells it, and the winners can be found again by anybody", async () => {
    const { card, reveal, draw, seen } = await host();
    const before = await seen();
    expect(before).toMatchObject({ answer: null, seed: null, entries: [], winners: [] });
    for (const [at, thing] of ["brush", "brush", "ball", "brush", "brush"].entries())
      await guest(card, `김손님${at}`).guess(thing);

    expect((await reveal("brush")).data.revealAnswer.entries).toHaveLength(4);
    const late = await guest(card, "늦은이").guess("brush");
    expect(late.errors?.[0]).toMatchObject({
      message: "이미 결과가 나와 더 맞힐 수 없습니다.",
      extensions: { code: "CLOSED" },
    });
    await draw(2);
    const after = await seen();
    const seed = after.seed ?? "";
    expect(after.commitment).toBe(before.commitment);
    expect(sha256(seed)).toBe(before.commitment);
    expect(after.entries).toHaveLength(4);
    const ids = after.winners.map(({ id }) => id);
    expect(ids).toEqual(await winnersOf({ seed, entries: after.entries, count: 2 }));
    for (const { called } of after.winners) expect(called).toMatch(/^김\*\*\d$/);

    // Whoever takes a guess back keeps the number, which says nothing, and loses the name.
    const winner = after.winners[0];
    const rows = await database.orm.select().from(entries);
    const name = String(rows.find(({ id }) => id === winner?.id)?.content.name);
    await guest(card, name).withdraw(winner?.id ?? "");
    expect((await seen()).winners[0]).toEqual({ id: winner?.id, called: null });
    expect((await seen()).entries).toEqual(after.entries);
  });

  test("winners are drawn once, however often and by how many it is asked", async () => {
    const { card, reveal, draw, seen } = await host();
    for (const name of ["하나", "두나", "세나"]) await guest(card, name).guess("money");
    expect((await draw(1)).errors?.[0]?.message).toBe("먼저 정답을 알려 주세요.");
    await reveal("thread");
    expect((await draw(1)).errors?.[0]?.message).toBe("맞히신 분이 없어 추첨할 수 없습니다.");
    // A slip of the finger is mended before the draw.
    expect((await reveal("money")).data.revealAnswer.entries).toHaveLength(3);
    const drawn = await Promise.all([1, 2, 3].map((count) => draw(count)));
    const won = drawn.map(({ data }) => JSON.stringify(data.drawWinners.winners));
    expect(new Set(won).size).toBe(1);
    expect(JSON.stringify((await draw(3)).data.drawWinners.winners)).toBe(won[0]);
    expect((await reveal("thread")).errors?.[0]).toMatchObject({
      message: "이미 추첨을 마쳐 정답을 바꿀 수 없습니다.",
      extensions: { code: "CONFLICT" },
    });
    expect((await seen()).answer).toBe("money");
    expect(await database.orm.$count(draws)).toBe(1);
  });

  test("only the owner tells and draws, and only what lies on the table", async () => {
    const { card, reveal, draw } = await host();
    await guest(card, "하나").guess("money");
    expect(codesOf(await reveal("money", "jiyu"))).toEqual(["NOT_FOUND"]);
    expect(codesOf(await draw(1, "jiyu"))).toEqual(["NOT_FOUND"]);
    const nobody = { variables: { card, section, answer: "money" } };
    expect(codesOf(await api.post(`${operations.RevealAnswerDocument}`, nobody))).toEqual(["AUTH_REQUIRED"]);
    expect((await reveal("spoon")).errors?.[0]?.extensions.fields).toEqual({
      answer: "보기에 없는 답입니다.",
    });
    await reveal("money");
    for (const count of [0, -1, 51]) expect(codesOf(await draw(count))).toEqual(["INVALID"]);
  });

  test("a guess that is on its way when the answer is told is either counted as right or refused", async () => {
    const { card, reveal, seen } = await host();
    const coming = Array.from({ length: 40 }, (_, at) =>
      guest(card, `손님${at}`, `203.0.113.${at}`).guess("ball"),
    );
    const [told] = await Promise.all([reveal("ball"), ...coming]);
    const taken = (await Promise.all(coming)).filter(({ errors }) => !errors);
    expect(told.errors).toBeUndefined();
    expect((await seen()).entries.toSorted()).toEqual(taken.map(({ entry }) => entry.id).toSorted());
  });

  describe("many guesses from one network", () => {
    const bursts = async (card: string, token = "minsu") =>
      api.post(`${operations.GuessBurstsDocument}`, { variables: { card, section }, token });
    const change = (operation: { toString(): string }, card: string, id: string, token = "minsu") =>
      api.post(operation.toString(), { variables: { card, section, id }, token });
    const seen = async (card: string) =>
      (await bursts(card)).data.guessBursts as operations.GuessBurstFieldsFragment[];
    const from = (card: string, ip: string, count: number, called = (at: number) => `${ip} ${at}`) =>
      Promise.all(Array.from({ length: count }, (_, at) => guest(card, called(at), ip).guess("brush")));

    test("60 in a second are taken; the owner sees them by network and minute, and may leave them out", async () => {
      const { card, tally, reveal, draw, seen: drawn } = await host();
      await guest(card, "하나", "198.51.100.1").guess("brush");
      const hall = await from(card, "192.0.2.1", 60);
      expect(hall.flatMap(codesOf)).toEqual([]);
      api.pass(60_000);
      await from(card, "192.0.2.1", 12, (at) => `늦은 손님${at}`);

      const [most, late, ...others] = await seen(card);
      expect(others).toEqual([]);
      expect(most).toMatchObject({ count: 60, minute: "2026-11-15T00:00:00.000Z", isLeftOut: false });
      expect(most?.names).toHaveLength(5);
      expect(late).toMatchObject({ count: 12, minute: "2026-11-15T00:01:00.000Z" });
      expect(await tally()).toEqual({ brush: 73 });

      const { data } = await change(operations.LeaveOutBurstDocument, card, most?.id ?? "");
      expect(data.leaveOutBurst[0]).toMatchObject({ count: 60, isLeftOut: true });
      expect(await tally()).toEqual({ brush: 13 });
      expect((await reveal("brush")).data.revealAnswer.entries).toHaveLength(13);
      // Until the draw the owner may think again, and the list that all can see is made anew.
      await change(operations.TakeBurstInDocument, card, most?.id ?? "");
      expect((await drawn()).entries).toHaveLength(73);
      await change(operations.LeaveOutBurstDocument, card, most?.id ?? "");
      await draw(3);
      const after = await drawn();
      expect(after.entries).toHaveLength(13);
      expect(sha256(after.seed ?? "")).toBe(after.commitment);
      expect(after.winners.map(({ id }) => id)).toEqual(
        await winnersOf({ seed: after.seed ?? "", entries: after.entries, count: 3 }),
      );
      const refused = await change(operations.TakeBurstInDocument, card, most?.id ?? "");
      expect(refused.errors?.[0]?.message).toBe("이미 추첨을 마쳐 참여를 빼거나 넣을 수 없습니다.");
      expect(await drawn()).toEqual(after);
    });

    test("only the owner sees them, and nobody on another card", async () => {
      const [one, other] = [await host(), await host()];
      await from(one.card, "192.0.2.1", 10);
      const [burst] = await seen(one.card);
      const id = burst?.id ?? "";
      expect(codesOf(await bursts(one.card, "jiyu"))).toEqual(["NOT_FOUND"]);
      expect(codesOf(await change(operations.LeaveOutBurstDocument, one.card, id, "jiyu"))).toEqual([
        "NOT_FOUND",
      ]);
      expect(codesOf(await change(operations.LeaveOutBurstDocument, one.card, "x"))).toEqual(["NOT_FOUND"]);
      await change(operations.LeaveOutBurstDocument, other.card, id);
      expect(await one.tally()).toEqual({ brush: 10 });
    });

    test("a name takes part once, however it is written and whoever uses it; all are counted", async () => {
      const { card, tally, reveal } = await host();
      const first = await guest(card, "김민준", "192.0.2.1").guess("brush");
      api.pass(1_000);
      for (const [at, name] of ["김민준", "김 민준", "김민준!", "김민준".normalize("NFD")].entries())
        await guestOn(() => api, { card, name: `기기${at}`, ip: "192.0.2.1" }).leave({
          section,
          content: { thing: "brush", name, digits: `100${at}` },
        });
      const other = await guest(card, "이서아").guess("brush");
      expect(await tally()).toEqual({ brush: 6 });
      expect((await reveal("brush")).data.revealAnswer.entries.toSorted()).toEqual(
        [first.entry.id, other.entry.id].toSorted(),
      );
    });

    test("where a guess came from is kept as a mark that only compares, until the draw or 60 days", async () => {
      const [one, other] = [await host(), await host()];
      for (const { card } of [one, other]) {
        await from(card, "192.0.2.1", 2);
        await guest(card, "집", "2001:db8::1").guess("brush");
      }
      const marks = async () => (await database.orm.select().from(entries)).map(({ network }) => network);
      const kept = await marks();
      expect(new Set(kept).size).toBe(4);
      for (const mark of kept) expect(mark).toMatch(/^[\w-]{16}$/);
      expect(JSON.stringify(kept)).not.toMatch(/192|2001/);
      await one.reveal("brush");
      await one.draw(1);
      expect((await marks()).filter((mark) => mark !== null)).toHaveLength(3);
      api.pass(60 * 24 * HOUR_MS + 1);
      expect(await forgetNetworks({ database, clock: api.clock })).toEqual({ networks: 3 });
      expect(new Set(await marks())).toEqual(new Set([null]));
    });
  });
});
