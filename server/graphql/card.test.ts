import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { CardId } from "#domain/card-id.ts";
import { purgeCards } from "#server/jobs/purge-cards.ts";
import type { Database } from "#server/ports.ts";
import { cards, cardVersions } from "#server/store/tables.ts";
import { databases } from "#tests/databases.ts";
import { LeaveDocument } from "#web/graphql/graphql.ts";
import { codesOf, now, startApi } from "./api-for-tests.ts";
import { laterNote, makerOn, note, present, saying } from "./card-for-tests.ts";

const DAY = 24 * 60 * 60 * 1_000;

describe.each(databases)("a card on %s", (_name, open) => {
  let database: Database;
  let api: Awaited<ReturnType<typeof startApi>>;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.orm.delete(cards);
    api = await startApi({ database, kinds: [note, present] });
  });

  const minsu = makerOn(() => api, "minsu");
  const jiyu = makerOn(() => api, "jiyu");
  const purge = (afterDays: number) =>
    purgeCards({ database, clock: { now: () => new Date(now.getTime() + afterDays * DAY) } });
  const idsOf = (listed: { id: string }[]) => listed.map(({ id }) => id);

  async function published(content = saying("초대합니다")) {
    const { card } = await minsu.create({ content });
    return (await minsu.publish(card.id, 1)).card;
  }

  describe("being made", () => {
    test("is an empty draft of its kind, and the first in the list", async () => {
      const made = await minsu.create();
      expect(made.card).toMatchObject({
        id: expect.stringMatching(/^[0-9a-z]{16}$/),
        kind: "note",
        state: "DRAFT",
        title: "",
        theme: "letter",
        eventDate: null,
        draftVersion: 1,
        liveVersion: null,
        isTrial: false,
        createdAt: now.toISOString(),
      });
      expect(made.content.sections.words).toEqual({ title: "", body: "", date: "", size: 1, version: 0 });
      expect((await minsu.list()).cards).toEqual([{ ...made.card, entryCounts: [] }]);
      expect(await minsu.open(made.card.id)).toMatchObject({ card: made.card, content: made.content });
    });

    test("may begin with a sample, which the list knows by title and date", async () => {
      const { card } = await minsu.create({ content: saying("돌잔치", { date: "2027-05-22" }) });
      expect(card).toMatchObject({ title: "돌잔치", eventDate: "2027-05-22" });
    });

    test.each(["2027-02-30", "곧", "0000-01-01", "9999-12-31T00:00"])(
      "%j is no date to the list, and no harm",
      async (date) => {
        const { card } = await minsu.create({ content: saying("돌잔치", { date }) });
        expect(card).toMatchObject({ title: "돌잔치", eventDate: null });
      },
    );

    test.each(["wedding", "", "NOTE", "constructor", "__proto__", "'; drop table cards; --", "\0"])(
      "of kind %j is refused",
      async (kind) => {
        const refused = await minsu.create({ kind });
        expect(refused.errors?.[0]?.extensions).toMatchObject({
          code: "INVALID",
          fields: { kind: expect.any(String) },
        });
        expect(await database.orm.$count(cards)).toBe(0);
      },
    );

    test("a key that is no UUID, or was used for another kind, is refused", async () => {
      expect(codesOf(await minsu.create({ key: "1" }))).toEqual(["INVALID"]);
      const key = crypto.randomUUID();
      await minsu.create({ key });
      expect(codesOf(await minsu.create({ key, kind: "present" }))).toEqual(["INVALID"]);
      expect(await database.orm.$count(cards)).toBe(1);
    });
  });

  describe("being written", () => {
    test("each save is a version; the list follows the newest", async () => {
      const { card } = await minsu.create();
      api.pass(1_000);
      const first = await minsu.save(card.id, 1, saying("하나"));
      const second = await minsu.save(card.id, first.card.draftVersion, saying("둘", { date: "2027-05-22" }));
      expect(second.card).toMatchObject({
        draftVersion: 3,
        title: "둘",
        eventDate: "2027-05-22",
        createdAt: now.toISOString(),
        updatedAt: new Date(now.getTime() + 1_000).toISOString(),
      });
      expect((await minsu.open(card.id)).content).toEqual(saying("둘", { date: "2027-05-22" }));
      expect((await minsu.versions(card.id)).data.cardVersions).toEqual({
        next: null,
        versions: [3, 2, 1].map((version) => ({ version, createdAt: expect.any(String) })),
      });
    });

    test("from an older version is a conflict that names the newest; nothing is lost on either side", async () => {
      const { card } = await minsu.create();
      await minsu.save(card.id, 1, saying("다른 창"));
      const refused = await minsu.save(card.id, 1, saying("이 창"));
      expect(refused.errors?.[0]?.extensions).toMatchObject({ code: "CONFLICT", version: 2 });
      expect((await minsu.open(card.id)).content).toEqual(saying("다른 창"));
      expect(await database.orm.$count(cardVersions)).toBe(2);
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
      expect(await database.orm.$count(cardVersions)).toBe(1);
    });

    test("a save that is sent again because its answer got lost is answered as before", async () => {
      const { card } = await minsu.create();
      const first = await minsu.save(card.id, 1, saying("하나"));
      const again = await minsu.save(card.id, 1, saying("하나"));
      expect(again.card).toEqual(first.card);
      expect(await database.orm.$count(cardVersions)).toBe(2);
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
      const neon = { ...saying("하나"), theme: { name: "neon", choice: {} } };
      for (const content of [[], "글", 7, {}, neon]) {
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
      const refused = await api.send({
        body: `{"query":${JSON.stringify(query)},"variables":{"id":"${card.id}","content":${deep}}}`,
        headers: { authorization: "Bearer minsu" },
      });
      expect([refused.status, codesOf(refused)]).toEqual([400, ["BAD_REQUEST"]]);
    });

    test("content from before the kind gained a section is brought up to date", async () => {
      const { card } = await minsu.create({ content: saying("하나") });
      api = await startApi({ database, kinds: [laterNote] });
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

    test("comes in pages, complete also while it grows", async () => {
      const { card } = await minsu.create();
      for (const base of [1, 2, 3, 4]) await minsu.save(card.id, base, saying(`${base}`));
      const { data } = await minsu.versions(card.id, { first: 2 });
      await minsu.save(card.id, 5, saying("다섯"));
      const rest = await minsu.versions(card.id, { first: 3, after: data.cardVersions.next });
      const seen = [...data.cardVersions.versions, ...rest.data.cardVersions.versions];
      expect(seen.map(({ version }) => version)).toEqual([5, 4, 3, 2, 1]);
      expect(rest.data.cardVersions.next).toBeNull();
    });
  });

  describe("being published", () => {
    test("is a trial for 7 days, until midnight in Korea", async () => {
      const card = await published();
      expect(card).toMatchObject({
        state: "PUBLISHED",
        liveVersion: 1,
        isTrial: true,
        publishedAt: now.toISOString(),
        expiresAt: "2026-11-22T15:00:00.000Z",
      });
    });

    test("where it costs nothing is no trial: until 90 days after its day", async () => {
      const { card } = await minsu.create({
        kind: "present",
        content: saying("부고", { date: "2027-05-22" }),
      });
      expect((await minsu.publish(card.id, 1)).card).toMatchObject({
        isTrial: false,
        expiresAt: "2027-08-20T15:00:00.000Z",
      });
    });

    test("with something left to mend is refused, and says where; what is only to think about is not", async () => {
      const { card } = await minsu.create();
      const refused = await minsu.publish(card.id, 1);
      expect(refused.errors?.[0]?.extensions).toMatchObject({
        code: "INVALID",
        fields: { "sections.words.title": "제목을 적어 주세요." },
      });
      expect((await minsu.open(card.id)).card).toEqual(card);
    });

    test("shows what its maker looked at, or nothing", async () => {
      const { card } = await minsu.create({ content: saying("하나") });
      await minsu.save(card.id, 1, saying("둘"));
      const refused = await minsu.publish(card.id, 1);
      expect(refused.errors?.[0]?.extensions).toMatchObject({ code: "CONFLICT", version: 2 });
      expect((await minsu.open(card.id)).card).toMatchObject({ state: "DRAFT", liveVersion: null });
    });

    test("twice is once: the first moment counts", async () => {
      const card = await published();
      api.pass(DAY);
      expect((await minsu.publish(card.id, 1)).card).toEqual(card);
    });
  });

  describe("a published card", () => {
    test("shows new words only after 반영하기", async () => {
      const { id } = await published();
      const saved = await minsu.save(id, 1, saying("새 글"));
      expect(saved.card).toMatchObject({ draftVersion: 2, liveVersion: 1 });
      expect((await minsu.apply(id, 2)).card).toMatchObject({
        draftVersion: 2,
        liveVersion: 2,
        isTrial: true,
      });
      expect((await minsu.apply(id, 2)).card).toMatchObject({ liveVersion: 2 });
    });

    test("does not take over what its maker did not look at, or what is left to mend", async () => {
      const { id } = await published();
      await minsu.save(id, 1, saying(""));
      expect(codesOf(await minsu.apply(id, 1))).toEqual(["CONFLICT"]);
      expect((await minsu.apply(id, 2)).errors?.[0]?.extensions).toMatchObject({
        code: "INVALID",
        fields: { "sections.words.title": "제목을 적어 주세요." },
      });
      expect((await minsu.open(id)).card).toMatchObject({ liveVersion: 1 });
    });

    test("a trial does not grow by new words; a free card follows its day, and never loses days", async () => {
      const trial = await published();
      api.pass(DAY);
      await minsu.save(trial.id, 1, saying("새 글", { date: "2027-05-22" }));
      expect((await minsu.apply(trial.id, 2)).card.expiresAt).toBe(trial.expiresAt);

      const { card } = await minsu.create({
        kind: "present",
        content: saying("부고", { date: "2027-05-22" }),
      });
      await minsu.publish(card.id, 1);
      await minsu.save(card.id, 1, saying("부고", { date: "2027-06-22" }));
      expect((await minsu.apply(card.id, 2)).card.expiresAt).toBe("2027-09-20T15:00:00.000Z");
      await minsu.save(card.id, 2, saying("부고", { date: "2027-01-22" }));
      expect((await minsu.apply(card.id, 3)).card.expiresAt).toBe("2027-09-20T15:00:00.000Z");
    });

    test("can be closed and opened again, without new days", async () => {
      const card = await published();
      api.pass(DAY);
      const closed = await minsu.close(card.id);
      expect(closed.card).toMatchObject({
        state: "CLOSED",
        closedAt: new Date(now.getTime() + DAY).toISOString(),
      });
      expect((await minsu.close(card.id)).card).toEqual(closed.card);
      const open = { ...card, updatedAt: expect.any(String) };
      expect((await minsu.reopen(card.id)).card).toEqual(open);
      expect((await minsu.reopen(card.id)).card).toEqual(open);
    });

    test("is not opened again after its days", async () => {
      const card = await published();
      await minsu.close(card.id);
      api.pass(9 * DAY);
      expect(codesOf(await minsu.reopen(card.id))).toEqual(["GONE"]);
      expect((await minsu.open(card.id)).card).toMatchObject({ state: "CLOSED" });
    });
  });

  test("what a draft, a closed and a suspended card cannot do is a conflict", async () => {
    const { card } = await minsu.create({ content: saying("하나") });
    const refusedOn = async (id: string) => [
      codesOf(await minsu.publish(id, 1))[0],
      codesOf(await minsu.apply(id, 1))[0],
      codesOf(await minsu.close(id))[0],
      codesOf(await minsu.reopen(id))[0],
      codesOf(await minsu.duplicate(id))[0],
    ];
    expect(codesOf(await minsu.apply(card.id, 1))).toEqual(["CONFLICT"]);
    expect(codesOf(await minsu.close(card.id))).toEqual(["CONFLICT"]);
    expect(codesOf(await minsu.reopen(card.id))).toEqual(["CONFLICT"]);

    const shown = await published();
    await minsu.close(shown.id);
    expect(codesOf(await minsu.publish(shown.id, 1))).toEqual(["CONFLICT"]);

    await database.orm
      .update(cards)
      .set({ suspendedReason: "신고" })
      .where(eq(cards.id, shown.id as CardId));
    expect(await refusedOn(shown.id)).toEqual(Array(5).fill("CONFLICT"));
    expect((await minsu.save(shown.id, 1, saying("고친 글"))).card).toMatchObject({
      state: "SUSPENDED",
      suspendedReason: "신고",
      liveVersion: 1,
    });
    await minsu.delete(shown.id);
    expect(await refusedOn(shown.id)).toEqual(Array(5).fill("CONFLICT"));
    expect((await minsu.restore(shown.id)).card).toMatchObject({ state: "SUSPENDED" });
  });

  describe("being copied", () => {
    test("gives a draft of its own with the newest words, once", async () => {
      const card = await published();
      await minsu.save(card.id, 1, saying("새 글", { date: "2027-05-22" }));
      const key = crypto.randomUUID();
      const copy = await minsu.duplicate(card.id, key);
      expect(copy.card).toMatchObject({
        state: "DRAFT",
        title: "새 글",
        draftVersion: 1,
        liveVersion: null,
        publishedAt: null,
      });
      expect((await minsu.duplicate(card.id, key)).card.id).toBe(copy.card.id);
      await minsu.save(copy.card.id, 1, saying("다른 글"));
      expect((await minsu.open(card.id)).content).toEqual(saying("새 글", { date: "2027-05-22" }));
      expect((await minsu.list()).cards).toHaveLength(2);
    });
  });

  describe("being deleted", () => {
    test("goes from the list, and comes back as it was", async () => {
      const card = await published();
      const deleted = await minsu.delete(card.id);
      expect(deleted.card).toMatchObject({ state: "DELETED", deletedAt: now.toISOString() });
      expect((await minsu.list()).cards).toEqual([]);
      expect(idsOf(await minsu.listDeleted())).toEqual([card.id]);
      expect(codesOf(await minsu.save(card.id, 1, saying("새 글")))).toEqual(["CONFLICT"]);

      expect((await minsu.restore(card.id)).card).toEqual(card);
      expect((await minsu.restore(card.id)).card).toEqual(card);
      expect(idsOf((await minsu.list()).cards)).toEqual([card.id]);
      expect(await minsu.listDeleted()).toEqual([]);
    });

    test("is final after 30 days, before and after it is really removed", async () => {
      const kept = await published();
      const card = await published();
      await minsu.delete(card.id);
      expect(await purge(29.99)).toEqual({ deletedCards: 0, endedCards: 0 });
      api.pass(30 * DAY - 1);
      expect((await minsu.restore(card.id)).card.state).toBe("PUBLISHED");
      await minsu.delete(card.id);
      api.pass(30 * DAY);
      for (const answer of [minsu.restore(card.id), minsu.open(card.id), minsu.delete(card.id)]) {
        expect(codesOf(await answer)).toEqual(["NOT_FOUND"]);
      }
      expect(await minsu.listDeleted()).toEqual([]);
      expect(await purge(60)).toEqual({ deletedCards: 1, endedCards: 0 });
      expect(await purge(60)).toEqual({ deletedCards: 0, endedCards: 0 });
      expect(await database.orm.$count(cardVersions)).toBe(1);
      expect((await minsu.open(kept.id)).card.id).toBe(kept.id);
    });

    test("is not needed where the days are over: the content stays for a year, a draft for ever", async () => {
      await published();
      const draft = await minsu.create();
      expect(await purge(8 + 364)).toEqual({ deletedCards: 0, endedCards: 0 });
      expect(await purge(8 + 365)).toEqual({ deletedCards: 0, endedCards: 1 });
      await purge(20 * 365);
      expect(idsOf((await minsu.list()).cards)).toEqual([draft.card.id]);
    });

    test("is done with all versions when the owner leaves, and with nobody else's", async () => {
      const others = await jiyu.create();
      await published();
      await minsu.delete((await minsu.create()).card.id);
      for (let index = 0; index < 25; index++) await minsu.create();
      expect((await minsu.ask(LeaveDocument)).data).toEqual({ leave: true });
      expect(await database.orm.$count(cards)).toBe(1);
      expect(await database.orm.$count(cardVersions)).toBe(1);
      expect((await jiyu.open(others.card.id)).card).toEqual(others.card);
    });
  });

  describe("the list", () => {
    async function makeCards(count: number) {
      const made: string[] = [];
      for (let index = 0; index < count; index++) made.unshift((await minsu.create()).card.id);
      return made;
    }

    async function pages(size: number, between: (page: number) => Promise<unknown> = async () => undefined) {
      const seen: string[] = [];
      let after: string | undefined;
      for (let page = 1; page === 1 || after; page++) {
        const { cards: listed, next } = await minsu.list({ first: size, after });
        seen.push(...idsOf(listed));
        after = next ?? undefined;
        await between(page);
      }
      return seen;
    }

    test("has every card once, also where all changed in the same millisecond", async () => {
      const made = await makeCards(11);
      const seen = await pages(4);
      expect(seen).toHaveLength(11);
      expect(new Set(seen)).toEqual(new Set(made));
      expect(await pages(11)).toEqual(seen);
    });

    test("neither skips nor repeats while cards change; what changed stands first in the next", async () => {
      const made: string[] = [];
      for (let index = 0; index < 12; index++) {
        api.pass(1_000);
        made.unshift((await minsu.create()).card.id);
      }
      const [shown = "", unseen = "", gone = ""] = [made[1], made[8], made[10]];
      const seen = await pages(4, async (page) => {
        api.pass(1_000);
        if (page > 1) return;
        await minsu.save(shown, 1, saying("고침"));
        await minsu.create();
        await minsu.delete(gone);
        api.pass(1_000);
        await minsu.save(unseen, 1, saying("고침"));
      });
      expect(seen).toEqual(made.filter((id) => id !== gone && id !== unseen));
      expect((await minsu.list({ first: 1 })).cards[0]?.id).toBe(unseen);
    });

    test("a clock that was set back moves no card behind what was shown", async () => {
      const [card = "", other = ""] = await makeCards(2);
      api.pass(-DAY);
      await minsu.save(card, 1, saying("고침"));
      expect((await minsu.open(card)).card.updatedAt).toBe(now.toISOString());
      expect(await pages(1)).toHaveLength(2);
      expect(await pages(1)).toEqual(expect.arrayContaining([card, other]));
    });

    test("of one kind has only that kind", async () => {
      await makeCards(2);
      const { card } = await minsu.create({ kind: "present" });
      expect(idsOf((await minsu.list({ kind: "present" })).cards)).toEqual([card.id]);
      expect((await minsu.list({ kind: "note" })).cards).toHaveLength(2);
      for (const kind of ["wedding", "%", "\0"]) {
        expect(codesOf(await minsu.list({ kind }))).toEqual(["INVALID"]);
      }
    });

    test.each([99_999_999, -1, 0, undefined])("first: %s gives a page of at most 100", async (first) => {
      await makeCards(3);
      const { cards: listed, next } = await minsu.list({ first });
      expect([listed.length, next === null]).toEqual(first === -1 || first === 0 ? [1, false] : [3, true]);
    });

    test("a place that we did not write is refused", async () => {
      const place = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
      const [id] = await makeCards(1);
      const wrong = [
        "x",
        "' or 1=1--",
        place([]),
        place([1, "x"]),
        place(["1", id]),
        place([8.64e15, id]),
        place([-1, id]),
      ];
      for (const after of wrong) expect(codesOf(await minsu.list({ after })), after).toEqual(["INVALID"]);
    });
  });
});
