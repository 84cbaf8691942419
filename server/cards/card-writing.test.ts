import { describe, expect, test } from "vitest";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#domain/duration.ts";
import { cardVersions } from "#server/database/tables/cards.ts";
import { codesOf, now, startApi } from "#server/graphql/api-for-tests.ts";
import { emptyDatabase } from "#tests/databases.ts";
import { cardDesk, laterNote, saying } from "./card-for-tests.ts";
import { thinVersions } from "./thin-versions.ts";

describe("writing a card", () => {
  const desk = cardDesk(emptyDatabase);
  const { minsu, jiyu, published } = desk;

  /** Which versions somebody may go back to. */
  async function offered(id: string): Promise<number[]> {
    const { versions } = (await minsu.versions(id)).data.cardVersions;
    return versions.map(({ version }: { version: number }) => version);
  }

  describe("being written", () => {
    test("each save is a version; the list follows the newest", async () => {
      const { card } = await minsu.create();
      desk.api.pass(1_000);
      const first = await minsu.save(card.id, 1, saying("하나"));
      expect(first.card.draftVersion).toBe(2);
      const second = await minsu.save(card.id, 2, saying("둘", { date: "2027-05-22" }));
      expect(second.card).toMatchObject({
        draftVersion: 3,
        title: "둘",
        eventDate: "2027-05-22",
        createdAt: now.toISOString(),
        updatedAt: new Date(now.getTime() + 1_000).toISOString(),
      });
      expect((await minsu.open(card.id)).content).toEqual(saying("둘", { date: "2027-05-22" }));
      expect((await minsu.version(card.id, 2)).data.cardVersion).toEqual(saying("하나"));
    });

    test("faster than five people with an editor each is refused, for this member and this minute only", async () => {
      const { card } = await minsu.create();
      const lost = Array.from({ length: 300 }, () => minsu.save("no card", 1, saying("")));
      expect(new Set((await Promise.all(lost)).flatMap(codesOf))).toEqual(new Set(["NOT_FOUND"]));
      expect(codesOf(await minsu.save(card.id, 1, saying("너무 빨리")))).toEqual(["RATE_LIMITED"]);
      const theirs = (await jiyu.create()).card.id;
      expect((await jiyu.save(theirs, 1, saying("느긋하게"))).card.draftVersion).toBe(2);
      desk.api.pass(60_000);
      expect((await minsu.save(card.id, 1, saying("다시"))).card.draftVersion).toBe(2);
    });

    test("from an older version is a conflict that names the newest; nothing is lost on either side", async () => {
      const { card } = await minsu.create();
      await minsu.save(card.id, 1, saying("다른 창"));
      const refused = await minsu.save(card.id, 1, saying("이 창"));
      expect(refused.errors?.[0]?.extensions).toMatchObject({ code: "CONFLICT", version: 2 });
      expect((await minsu.open(card.id)).content).toEqual(saying("다른 창"));
      expect(await desk.database.orm.$count(cardVersions)).toBe(2);
      expect((await minsu.save(card.id, 2, saying("이 창"))).card).toMatchObject({
        draftVersion: 3,
        title: "이 창",
      });
    });

    test.each([0, -1, 2, 2_147_483_647])("from version %d, which never was, is a conflict", async (base) => {
      const { card } = await minsu.create();
      const refused = await minsu.save(card.id, base, saying("하나"));
      expect(refused.errors?.[0]?.extensions).toMatchObject({ code: "CONFLICT", version: 1 });
    });

    test("the same content again makes no version, whatever the order of its keys", async () => {
      const { card } = await minsu.create({ content: saying("하나", { size: 0 }) });
      const { sections, ...rest } = saying("하나", { size: -0 });
      const words = Object.fromEntries(Object.entries(sections.words ?? {}).toReversed());
      const again = await minsu.save(card.id, 1, { sections: { words }, ...rest });
      expect(again.card).toEqual(card);
      expect(await desk.database.orm.$count(cardVersions)).toBe(1);
    });

    test("a save that is sent again because its answer got lost is answered as before", async () => {
      const { card } = await minsu.create();
      const first = await minsu.save(card.id, 1, saying("하나"));
      const again = await minsu.save(card.id, 1, saying("하나"));
      expect(again.card).toEqual(first.card);
      expect(await desk.database.orm.$count(cardVersions)).toBe(2);
    });

    test("what breaks a rule is told under its field, and nothing changes", async () => {
      const { card } = await minsu.create();
      const refused = await minsu.save(card.id, 1, saying("가".repeat(41), { body: 7 as never }));
      expect(refused.errors?.[0]?.extensions).toMatchObject({
        code: "INVALID",
        fields: {
          "sections.words.title": "제목은 40자까지 쓸 수 있습니다.",
          "sections.words.body": "입력하신 내용을 확인해 주세요.",
        },
      });
      const unknown = { ...saying("하나"), theme: { name: "no-such-theme", choice: {} } };
      for (const content of [[], "글", 7, {}, unknown]) {
        expect(codesOf(await minsu.save(card.id, 1, content)), JSON.stringify(content)).toEqual(["INVALID"]);
      }
      expect((await minsu.open(card.id)).card).toEqual(card);
    });

    test.each([
      ["NUL", "글\0자"],
      ["half an emoji", "글\ud83d"],
    ])("%s, which the database cannot keep, is told under its field", async (_what, body) => {
      const { card } = await minsu.create();
      const refused = await minsu.save(card.id, 1, saying("하나", { body }));
      expect(refused.errors?.[0]?.extensions).toMatchObject({
        code: "INVALID",
        fields: { "sections.words.body": "쓸 수 없는 글자가 있습니다. 지우고 다시 적어 주세요." },
      });
    });

    test("words that mean something to a database are words", async () => {
      const body = "' or 1=1-- % _ $$ \\ \\u0000 </script> {{7*7}} 😀";
      const { card } = await minsu.create({ content: saying("하나", { body }) });
      expect((await minsu.open(card.id)).content).toEqual(saying("하나", { body }));
    });

    test("200 KB are the most", async () => {
      const { card } = await minsu.create();
      const frame = Buffer.byteLength(JSON.stringify(saying("하나")));
      const most = "가".repeat(Math.floor((200 * 1_024 - frame) / 3));
      expect((await minsu.save(card.id, 1, saying("하나", { body: most }))).card.draftVersion).toBe(2);
      const refused = await minsu.save(card.id, 2, saying("하나", { body: `${most}가` }));
      expect(codesOf(refused)).toEqual(["BODY_TOO_LARGE"]);
    });

    test("keys of the server's and of the prototype are dropped", async () => {
      const { card } = await minsu.create();
      const poison = JSON.parse(
        `{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}`,
      );
      const theirs = { owner: "x::y", status: "published", plan: "basic", expiresAt: "9999-01-01" };
      const { sections, ...frame } = saying("하나");
      const words = { ...sections.words, ...theirs, ...poison };
      const saved = await minsu.save(card.id, 1, {
        ...frame,
        ...theirs,
        ...poison,
        sections: { words, ...poison },
      });
      expect(saved.card).toMatchObject({ state: "DRAFT", isTrial: false, expiresAt: null, draftVersion: 2 });
      expect((await minsu.open(card.id)).content).toEqual(saying("하나"));
      expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    });

    test("nesting without end is no sound request", async () => {
      const { card } = await minsu.create();
      const deep = `${"[".repeat(100_000)}${"]".repeat(100_000)}`;
      const query =
        "mutation ($id: ID!, $content: JSON!) { saveCard(id: $id, base: 1, content: $content) { id } }";
      const refused = await desk.api.send({
        body: `{"query":${JSON.stringify(query)},"variables":{"id":"${card.id}","content":${deep}}}`,
        headers: { authorization: "Bearer minsu" },
      });
      expect([refused.status, codesOf(refused)]).toEqual([400, ["BAD_REQUEST"]]);
    });

    test("content from before the kind gained a section is brought up to date", async () => {
      const { card } = await minsu.create({ content: saying("하나") });
      desk.api = await startApi({ database: desk.database, kinds: [laterNote] });
      const { content } = await minsu.open(card.id);
      expect(content).toMatchObject({
        order: ["words", "more"],
        sections: { words: { title: "하나" }, more: { text: "새 칸" } },
      });
    });
  });

  describe("history", () => {
    test("can be looked at, and a version brought back as the newest", async () => {
      const { card } = await minsu.create({ content: saying("하나") });
      await minsu.save(card.id, 1, saying("둘"));
      expect((await minsu.version(card.id, 1)).data.cardVersion).toEqual(saying("하나"));
      const restored = await minsu.restoreVersion(card.id, 2, 1);
      expect(restored).toMatchObject({ card: { draftVersion: 3, title: "하나" }, content: saying("하나") });
      expect((await minsu.open(card.id)).content).toEqual(saying("하나"));
      expect((await minsu.version(card.id, 2)).data.cardVersion).toEqual(saying("둘"));
    });

    test("a version is not brought back over words written meanwhile, nor one that never was", async () => {
      const { card } = await minsu.create();
      await minsu.save(card.id, 1, saying("둘"));
      await minsu.save(card.id, 2, saying("셋"));
      const refused = await minsu.restoreVersion(card.id, 2, 1);
      expect(refused.errors?.[0]?.extensions).toMatchObject({ code: "CONFLICT", version: 3 });
      for (const version of [0, -1, 4]) {
        expect(codesOf(await minsu.restoreVersion(card.id, 3, version))).toEqual(["NOT_FOUND"]);
        expect(codesOf(await minsu.version(card.id, version))).toEqual(["NOT_FOUND"]);
      }
    });

    test("says which versions guests saw, and since when", async () => {
      const { id } = await published();
      await minsu.save(id, 1, saying("둘"));
      await minsu.save(id, 2, saying("셋"));
      desk.api.pass(HOUR_MS);
      await minsu.apply(id, 3);
      await minsu.close(id);
      desk.api.pass(HOUR_MS);
      await minsu.reopen(id);
      const { data } = await minsu.versions(id);
      expect(
        data.cardVersions.versions.map(({ publishedAt }: { publishedAt: string | null }) => publishedAt),
      ).toEqual([new Date(now.getTime() + HOUR_MS).toISOString(), now.toISOString()]);
    });

    test("offers the last version of every ten minutes, the very first, and what guests saw", async () => {
      const { card } = await minsu.create();
      expect(await offered(card.id)).toEqual([1]);
      let base = 1;
      const saveAfter = async (...minutes: number[]) => {
        for (const pause of minutes) {
          desk.api.pass(pause * MINUTE_MS);
          base = (await minsu.save(card.id, base, saying(`${base + 1}`))).card.draftVersion;
        }
      };
      // Saved at 1, 2, 5, 9, 11, 12 and 31 minutes after the card was begun, which was at a full hour.
      await saveAfter(1, 1, 3, 4, 2, 1, 19);
      expect(await offered(card.id)).toEqual([8, 7, 5, 1]);
      await saveAfter(1);
      await minsu.publish(card.id, 9);
      await saveAfter(1, 1);
      expect(await offered(card.id)).toEqual([11, 9, 7, 5, 1]);
    });

    test("offers what was left by going back, or for another, however soon it was saved again", async () => {
      const { id } = (await minsu.create({ content: saying("하나") })).card;
      await minsu.save(id, 1, saying("둘"));
      await minsu.save(id, 2, saying("셋"));
      desk.api.pass(1_000);
      await minsu.restoreVersion(id, 3, 1);
      await minsu.save(id, 4, saying("다섯"), true);
      await minsu.save(id, 5, saying("여섯"));
      expect(await offered(id)).toEqual([6, 4, 3, 1]);
      const { versions } = (await minsu.versions(id)).data.cardVersions;
      expect(versions.map(({ setAsideAt }: { setAsideAt: string | null }) => setAsideAt !== null)).toEqual([
        false,
        true,
        true,
        false,
      ]);
      desk.api.pass(2 * DAY_MS);
      expect(await thinVersions({ database: desk.database, clock: desk.api.clock })).toEqual({
        droppedVersions: 2,
      });
      expect(await offered(id)).toEqual([6, 4, 3, 1]);
      // What was refused sets nothing aside.
      await minsu.save(id, 5, saying("늦은 창"), true);
      expect(await offered(id)).toEqual([6, 4, 3, 1]);
    });

    test("grows sparse in the night: what guests saw, the first and the newest stay", async () => {
      const { id } = await published();
      const save = async (base: number) => {
        desk.api.pass(5 * MINUTE_MS);
        await minsu.save(id, base, saying(`${base + 1}`));
      };
      for (const base of [1, 2, 3, 4]) await save(base);
      await minsu.apply(id, 5);
      for (const base of [5, 6, 7]) await save(base);
      const thin = () => thinVersions({ database: desk.database, clock: desk.api.clock });
      expect(await thin()).toEqual({ droppedVersions: 0 });
      desk.api.pass(2 * DAY_MS);
      expect(await thin()).toEqual({ droppedVersions: 5 });
      expect(await offered(id)).toEqual([8, 5, 1]);
      expect((await minsu.open(id)).content).toEqual(saying("8"));
      expect(codesOf(await minsu.version(id, 3))).toEqual(["NOT_FOUND"]);
      expect((await minsu.restoreVersion(id, 8, 5)).card.draftVersion).toBe(9);
      expect(await thin()).toEqual({ droppedVersions: 0 });
    });

    test("comes in pages, complete also while it grows", async () => {
      const { card } = await minsu.create();
      const save = async (base: number) => {
        desk.api.pass(10 * MINUTE_MS);
        await minsu.save(card.id, base, saying(`${base}`));
      };
      for (const base of [1, 2, 3, 4]) await save(base);
      const { data } = await minsu.versions(card.id, { first: 2 });
      await save(5);
      const rest = await minsu.versions(card.id, { first: 3, after: data.cardVersions.next });
      const seen = [...data.cardVersions.versions, ...rest.data.cardVersions.versions];
      expect(seen.map(({ version }) => version)).toEqual([5, 4, 3, 2, 1]);
      expect(rest.data.cardVersions.next).toBeNull();
    });
  });
});
