import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import type { CardId } from "#domain/card-id.ts";
import { DAY_MS, MINUTE_MS } from "#domain/duration.ts";
import { cards } from "#server/database/tables/cards.ts";
import { entries } from "#server/database/tables/entries.ts";
import { codesOf } from "#server/graphql/api-for-tests.ts";
import { emptyDatabase } from "#tests/databases.ts";
import { partyDesk } from "./entry-for-tests.ts";

const flooded: string[] = [];
beforeEach(() => void flooded.splice(0));
const desk = partyDesk(emptyDatabase, { onFlood: (card) => flooded.push(card) });
const { host, guest, everything } = desk;

describe("leaving something is refused, and nothing changes,", () => {
  const refusedOf = async (card: string, sent: Parameters<ReturnType<typeof guest>["leave"]>[0]) => {
    const before = await everything();
    const refused = await guest(card, "유나").leave(sent);
    expect(await everything()).toEqual(before);
    return refused;
  };

  test("what a text may not have: links, characters nobody can keep, too many, none to be seen", async () => {
    const { card } = await host();
    for (const text of [
      "http://evil.example/x",
      "여기로 www.evil.example",
      "a.co.kr 로 오세요",
      "bit.ly/abc",
      "글\0자",
      "글\ud83d",
      "가".repeat(301),
      "\u202e\u200b \u3164",
    ]) {
      const refused = await refusedOf(card, { section: "book", content: { name: "유나", text } });
      expect(refused.errors?.[0]?.extensions, text).toMatchObject({
        code: "INVALID",
        fields: { text: expect.stringMatching(/[가-힣]/) },
      });
    }
  });

  test("what is no answer: fewer than nobody, more than a table, halves, other shapes", async () => {
    const { card } = await host();
    for (const content of [
      { name: "유나", seats: -1 },
      { name: "유나", seats: 11 },
      { name: "유나", seats: 1.5 },
      { name: "유나" },
      "글",
      [],
      7,
    ]) {
      const refused = await refusedOf(card, { section: "table", content });
      expect(codesOf(refused), JSON.stringify(content)).toEqual(["INVALID"]);
    }
    const long = { name: "유나", text: "글", more: "가".repeat(7_000) };
    expect(codesOf(await refusedOf(card, { section: "book", content: long }))).toEqual(["BODY_TOO_LARGE"]);
  });

  test("after the day, with the section's own sentence; taking back still works", async () => {
    const { card } = await host({ table: { until: "2026-11-16T00:00:00Z" } });
    const yuna = guest(card, "유나");
    const { entry } = await yuna.come(2);
    desk.api.pass(DAY_MS);
    const refused = await guest(card, "하준").come(1);
    expect(refused.errors?.[0]).toMatchObject({
      message: "답을 받는 날이 지났습니다.",
      extensions: { code: "CLOSED" },
    });
    expect(codesOf(await yuna.change(entry.id, { name: "유나", seats: 1 }))).toEqual(["CLOSED"]);
    expect((await yuna.withdraw(entry.id)).data).toEqual({ withdrawEntry: true });
  });

  test("without a device, on an unknown section, and on one that guests do not see", async () => {
    const { card, show } = await host();
    const nobody = guest(card, "", { headers: {} });
    expect(codesOf(await nobody.write("글"))).toEqual(["VISITOR_REQUIRED"]);
    for (const section of ["words", "none", "constructor", "__proto__"]) {
      expect(codesOf(await refusedOf(card, { section, content: {} })), section).toEqual(["NOT_FOUND"]);
      expect(codesOf(await guest(card, "유나").read(section)), section).toEqual(["NOT_FOUND"]);
    }
    const { entry } = await guest(card, "유나").write("글");
    await show({ hidden: ["book"], table: { isShown: false } });
    const yuna = guest(card, "유나");
    expect(codesOf(await yuna.come(1))).toEqual(["NOT_FOUND"]);
    expect(codesOf(await yuna.read())).toEqual(["NOT_FOUND"]);
    expect(codesOf(await yuna.change(entry.id, { name: "유나", text: "고침" }))).toEqual(["NOT_FOUND"]);
    expect((await yuna.withdraw(entry.id)).data).toEqual({ withdrawEntry: true });
  });

  test("on a card that guests cannot open: a draft, a closed, suspended, deleted or ended one", async () => {
    const minsu = await host();
    const all = async (card: string) => {
      const yuna = guest(card, "유나");
      return [await yuna.write("글"), await yuna.come(1), await yuna.read()].map((it) => codesOf(it)[0]);
    };
    const draft = await minsu.create({ kind: "party" });
    expect(await all(draft.card.id)).toEqual(Array(3).fill("NOT_FOUND"));
    expect(await all("0123456789abcdef")).toEqual(Array(3).fill("NOT_FOUND"));
    const suspended = (suspendedReason: string | null) =>
      desk.database.orm
        .update(cards)
        .set({ suspendedReason })
        .where(eq(cards.id, minsu.card as CardId));
    await suspended("신고");
    expect(await all(minsu.card)).toEqual(Array(3).fill("NOT_FOUND"));
    await suspended(null);
    await minsu.close(minsu.card);
    expect(await all(minsu.card)).toEqual(Array(3).fill("GONE"));
    await minsu.reopen(minsu.card);
    await minsu.delete(minsu.card);
    expect(await all(minsu.card)).toEqual(Array(3).fill("NOT_FOUND"));
    await minsu.restore(minsu.card);
    desk.api.pass(9 * DAY_MS);
    expect(await all(minsu.card)).toEqual(Array(3).fill("GONE"));
    expect(await desk.database.orm.$count(entries)).toBe(0);
  });
});

test("a program that fills in what nobody sees hears that all is well, and leaves nothing", async () => {
  const { card } = await host();
  const { entry } = await guest(card, "유나").write("축하합니다", { website: "x" });
  expect(entry).toMatchObject({ section: "book", state: "accepted", content: { text: "축하합니다" } });
  expect(await everything()).toEqual([[], [], []]);
});

test("what guests typed is kept without what disturbs others", async () => {
  const { card } = await host();
  const text = `<script>alert(1)</script> {{7*7}} ' or 1=1-- % \u202eabc\r\n\n\n\n\nq${"\u0301".repeat(500)}`;
  const { entry } = await guest(card, "유나").write(text);
  expect(entry.content).toMatchObject({
    text: `<script>alert(1)</script> {{7*7}} ' or 1=1-- % abc\n\nq${"\u0301".repeat(4)}`,
  });
});

describe("too much", () => {
  test("a guest writes once in 10 seconds; sending again is not writing again", async () => {
    const { card } = await host();
    const yuna = guest(card, "유나");
    const key = randomUUID();
    const first = await yuna.write("하나", { key });
    expect((await yuna.write("하나", { key })).entry).toEqual(first.entry);
    const refused = await yuna.write("둘");
    expect(refused.errors?.[0]?.extensions).toMatchObject({ code: "RATE_LIMITED", retryAfterSeconds: 10 });
    desk.api.pass(10_000);
    expect(codesOf(await yuna.write("둘"))).toEqual([]);
  });

  test("a hall of 300 behind one address: everybody's first message is taken, and the next is told when", async () => {
    const [one, other] = [await host(), await host()];
    const from = (card: string, index: number, ip = "192.0.2.1") => guest(card, `손님${index}`, { ip });
    const hall = Array.from({ length: 300 }, (_, index) => from(one.card, index).write("글"));
    expect((await Promise.all(hall)).flatMap(codesOf)).toEqual([]);
    const refused = await from(one.card, 300).write("글");
    expect(refused.errors?.[0]?.extensions).toMatchObject({ code: "RATE_LIMITED", retryAfterSeconds: 60 });
    expect(codesOf(await from(other.card, 301).write("글"))).toEqual([]);
    expect(codesOf(await from(one.card, 302).come(1))).toEqual([]);
    expect((await from(one.card, 303).read()).count).toBe(300);
    // Whatever one address sends, guests elsewhere still find room on the card.
    const elsewhere = Array.from({ length: 60 }, (_, index) =>
      from(one.card, 400 + index, `198.51.100.${index}`).write("글", { website: "x" }),
    );
    expect((await Promise.all(elsewhere)).flatMap(codesOf)).toEqual([]);
    expect(codesOf(await from(one.card, 500, "192.0.2.2").write("글"))).toEqual(["RATE_LIMITED"]);
    desk.api.pass(MINUTE_MS);
    expect(codesOf(await from(one.card, 300).write("글"))).toEqual([]);
  });

  test("who floods alone takes nothing of what the others in the hall have", async () => {
    const { card } = await host();
    const flooding = guest(card, "유나", { ip: "192.0.2.1" });
    const notes = Array.from({ length: 301 }, () => flooding.write("글", { website: "x" }));
    expect((await Promise.all(notes)).flatMap(codesOf)).toEqual(Array(300).fill("RATE_LIMITED"));
    const answers = [];
    for (let index = 0; index < 301; index++) answers.push(await flooding.come(1));
    expect(answers.flatMap(codesOf)).toEqual(Array(281).fill("RATE_LIMITED"));
    const other = guest(card, "하준", { ip: "192.0.2.1" });
    expect(codesOf(await other.write("글"))).toEqual([]);
    expect(codesOf(await other.come(1))).toEqual([]);
  });

  test("a card takes 300 messages a minute; beyond them its owner is told, and whoever reads notices nothing", async () => {
    const [one, other] = [await host(), await host()];
    // What a machine writes into the field that nobody sees counts as well, and is not kept.
    const outcomes = await Promise.all(
      Array.from({ length: 300 }, (_, index) =>
        guest(one.card, `손님${index}`, { ip: `198.51.${index}.1` }).write("글", { website: "x" }),
      ),
    );
    expect(outcomes.flatMap(codesOf)).toEqual([]);
    expect(flooded).toEqual([]);
    const late = guest(one.card, "유나", { ip: "192.0.2.1" });
    expect(codesOf(await late.write("글"))).toEqual(["RATE_LIMITED"]);
    expect(flooded).toEqual([one.card]);
    expect(codesOf(await late.read())).toEqual([]);
    expect(codesOf(await guest(other.card, "하준").write("글"))).toEqual([]);
    desk.api.pass(MINUTE_MS);
    expect(codesOf(await late.write("글"))).toEqual([]);
  });
});
