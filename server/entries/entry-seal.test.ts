import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { HOUR_MS } from "#domain/duration.ts";
import { cards } from "#server/database/tables/cards.ts";
import { codesOf, now, startApi } from "#server/graphql/api-for-tests.ts";
import type { Database } from "#server/ports.ts";
import { emptyDatabase } from "#tests/databases.ts";
import { TallyDocument } from "#web/graphql/graphql.ts";
import { guestOn, hostOf, party } from "./entry-for-tests.ts";

const opening = new Date(now.getTime() + HOUR_MS).toISOString();

describe("what is sealed until its hour", () => {
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

  async function given() {
    const minsu = await hostOf(() => api, { book: { sealedUntil: opening } });
    const yuna = guestOn(() => api, { card: minsu.card, name: "유나" });
    const { entry } = await yuna.write("몰래 적은 말", { password: "7305" });
    const hajun = guestOn(() => api, { card: minsu.card, name: "하준", ip: "192.0.2.7" });
    const tally = async () => (await hajun.ask(TallyDocument, { card: minsu.card, section: "book" })).data;
    return { minsu, yuna, hajun, entry, tally };
  }

  test("is only counted: no guest reads it, neither as words nor as a tally", async () => {
    const { hajun, tally } = await given();
    const sealed = await hajun.read();
    expect(sealed).toMatchObject({ entries: [], count: 1, next: null, sealedUntil: opening });
    expect(sealed.text).not.toMatch(/몰래|유나/);
    expect(await tally()).toEqual({ tally: [] });
  });

  test("is read by who wrote it, who changes it and takes it back as ever", async () => {
    const { yuna, hajun, entry } = await given();
    expect(await yuna.mine("book")).toMatchObject([{ content: { text: "몰래 적은 말" } }]);
    expect(await hajun.mine("book")).toEqual([]);
    const changed = await yuna.change(entry.id, { name: "유나", text: "고쳐 적은 말" });
    expect(changed.entry.content).toMatchObject({ text: "고쳐 적은 말" });
    const { errors } = await hajun.change(entry.id, { name: "하준", text: "남의 말" }, "9999");
    expect(errors?.[0]?.extensions.fields).toEqual({ password: "비밀번호가 맞지 않습니다." });
    await yuna.withdraw(entry.id);
    expect((await hajun.read()).count).toBe(0);
  });

  test("tells the owner how many there are, and nothing by which a word could be guessed", async () => {
    const { minsu } = await given();
    const right = await minsu.responses("book", { search: "몰래" });
    const wrong = await minsu.responses("book", { search: "없는 말" });
    expect(right).toMatchObject({ responses: [], count: 1, next: null });
    expect(right.data).toEqual(wrong.data);
    expect((await minsu.responses("book", { state: "hidden" })).data).toEqual(right.data);
    const book = (await minsu.figures()).find(({ section }) => section === "book");
    expect(book).toMatchObject({ count: 1, figures: [], sealedUntil: opening });
  });

  test("is in no file, and nothing can be done with it that would show it", async () => {
    const { minsu, entry } = await given();
    const { id } = entry;
    const answers = [
      await minsu.csv("book"),
      await minsu.hide(id),
      await minsu.unhide(id),
      await minsu.pin(id),
      await minsu.unpin(id),
      await minsu.reply(id, "고마워요"),
      await minsu.remove(id),
    ];
    for (const answer of answers) {
      expect(codesOf(answer)).toEqual(["CLOSED"]);
      expect(answer.errors?.[0]?.message).toBe("봉해 둔 글입니다. 2026-11-15 10:00에 함께 열립니다.");
      expect(answer.text).not.toMatch(/몰래|유나/);
    }
  });

  test("opens for everybody in the same moment", async () => {
    const { minsu, hajun, entry, tally } = await given();
    api.pass(HOUR_MS - 1);
    expect((await hajun.read()).entries).toEqual([]);
    api.pass(1);
    expect(await hajun.read()).toMatchObject({
      entries: [{ id: entry.id, shown: { name: "유나", text: "몰래 적은 말" } }],
      sealedUntil: null,
    });
    expect(await tally()).toEqual({ tally: [{ name: "몰래 적은 말", count: 1 }] });
    expect((await minsu.responses("book", { search: "없는 말" })).count).toBe(0);
    expect((await minsu.responses("book")).responses[0]?.values).toEqual(["유나", "몰래 적은 말"]);
    expect((await minsu.csv("book")).data.responsesCsv).toContain("몰래 적은 말");
    const book = (await minsu.figures()).find(({ section }) => section === "book");
    expect(book).toMatchObject({ sealedUntil: null, figures: [{ label: "글", value: 1 }] });
  });
});
