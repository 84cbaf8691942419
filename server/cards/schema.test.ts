import { describe, expect, test } from "vitest";
import { DAY_MS } from "#domain/duration.ts";
import { cards, cardVersions } from "#server/database/tables/cards.ts";
import { codesOf, now } from "#server/graphql/api-for-tests.ts";
import { emptyDatabase } from "#tests/databases.ts";
import { LeaveDocument } from "#web/graphql/graphql.ts";
import { cardDesk, saying } from "./card-for-tests.ts";
import { purgeCards } from "./purge-cards.ts";

describe("a card", () => {
  const desk = cardDesk(emptyDatabase);
  const { minsu, jiyu, published } = desk;
  const purge = (afterDays: number) =>
    purgeCards({
      database: desk.database,
      clock: { now: () => new Date(now.getTime() + afterDays * DAY_MS) },
    });
  const idsOf = (listed: { id: string }[]) => listed.map(({ id }) => id);

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
      expect((await minsu.list()).cards).toEqual([{ ...made.card, entryCounts: [], pendingOrder: null }]);
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
        expect(await desk.database.orm.$count(cards)).toBe(0);
      },
    );

    test("a key that is no UUID, or was used for another kind, is refused", async () => {
      expect(codesOf(await minsu.create({ key: "1" }))).toEqual(["INVALID"]);
      const key = crypto.randomUUID();
      await minsu.create({ key });
      expect(codesOf(await minsu.create({ key, kind: "present" }))).toEqual(["INVALID"]);
      expect(await desk.database.orm.$count(cards)).toBe(1);
    });
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
      desk.api.pass(30 * DAY_MS - 1);
      expect((await minsu.restore(card.id)).card.state).toBe("PUBLISHED");
      await minsu.delete(card.id);
      desk.api.pass(30 * DAY_MS);
      for (const answer of [minsu.restore(card.id), minsu.open(card.id), minsu.delete(card.id)]) {
        expect(codesOf(await answer)).toEqual(["NOT_FOUND"]);
      }
      expect(await minsu.listDeleted()).toEqual([]);
      expect(await purge(60)).toEqual({ deletedCards: 1, endedCards: 0 });
      expect(await purge(60)).toEqual({ deletedCards: 0, endedCards: 0 });
      expect(await desk.database.orm.$count(cardVersions)).toBe(1);
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
      expect(await desk.database.orm.$count(cards)).toBe(1);
      expect(await desk.database.orm.$count(cardVersions)).toBe(1);
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
        desk.api.pass(1_000);
        made.unshift((await minsu.create()).card.id);
      }
      const [shown = "", unseen = "", gone = ""] = [made[1], made[8], made[10]];
      const seen = await pages(4, async (page) => {
        desk.api.pass(1_000);
        if (page > 1) return;
        await minsu.save(shown, 1, saying("고침"));
        await minsu.create();
        await minsu.delete(gone);
        desk.api.pass(1_000);
        await minsu.save(unseen, 1, saying("고침"));
      });
      expect(seen).toEqual(made.filter((id) => id !== gone && id !== unseen));
      expect((await minsu.list({ first: 1 })).cards[0]?.id).toBe(unseen);
    });

    test("a clock that was set back moves no card behind what was shown", async () => {
      const [card = "", other = ""] = await makeCards(2);
      desk.api.pass(-DAY_MS);
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
