import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { CardId } from "#domain/card-id.ts";
import { cards, cardVersions } from "#server/database/tables/cards.ts";
import { codesOf, startApi } from "#server/graphql/api-for-tests.ts";
import type { Database } from "#server/ports.ts";
import { databases } from "#tests/databases.ts";
import { type CardAnswer, makerOn, note, saying } from "./card-for-tests.ts";

describe.each(databases)("many at once on %s", (_name, open) => {
  let database: Database;
  let api: Awaited<ReturnType<typeof startApi>>;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.orm.delete(cards);
    api = await startApi({ database, kinds: [note] });
  });

  const minsu = makerOn(() => api, "minsu");
  const jiyu = makerOn(() => api, "jiyu");
  const atOnce = (count: number, work: (index: number) => Promise<CardAnswer>) =>
    Promise.all(Array.from({ length: count }, (_, index) => work(index)));
  const outcomes = (answers: CardAnswer[]) =>
    Object.fromEntries(
      Object.entries(Object.groupBy(answers, (answer) => codesOf(answer)[0] ?? "done")).map(
        ([code, list]) => [code, list?.length],
      ),
    );

  test("20 saves from one version: one wins, the others hear which version won", async () => {
    const { card } = await minsu.create();
    const answers = await atOnce(20, (index) => minsu.save(card.id, 1, saying(`${index}`)));
    expect(outcomes(answers)).toEqual({ done: 1, CONFLICT: 19 });
    const versions = answers.flatMap(({ errors = [] }) => errors.map(({ extensions }) => extensions.version));
    expect(new Set(versions)).toEqual(new Set([2]));
    const won = answers.findIndex(({ errors }) => !errors);
    expect((await minsu.open(card.id)).content).toEqual(saying(`${won}`));
    expect(await database.orm.$count(cardVersions)).toBe(2);
  });

  test("20 times the same save: one version, and all hear it is saved", async () => {
    const { card } = await minsu.create();
    const answers = await atOnce(20, () => minsu.save(card.id, 1, saying("하나")));
    expect(outcomes(answers)).toEqual({ done: 20 });
    expect(new Set(answers.map((answer) => answer.card.draftVersion))).toEqual(new Set([2]));
    expect(await database.orm.$count(cardVersions)).toBe(2);
  });

  test("60 new cards: 50 drafts, and 10 are told that it is enough", async () => {
    await jiyu.create();
    const answers = await atOnce(60, () => minsu.create());
    expect(outcomes(answers)).toEqual({ done: 50, LIMIT_REACHED: 10 });
    expect(await database.orm.$count(cards)).toBe(51);
    expect(await database.orm.$count(cardVersions)).toBe(51);
  });

  test("with 49 drafts, of a new card, a copy and a restored draft one has room", async () => {
    const [first, second] = await atOnce(49, () => minsu.create({ content: saying("하나") }));
    await minsu.delete(first?.card.id ?? "");
    await minsu.create();
    const answers = await Promise.all([
      minsu.create(),
      minsu.duplicate(second?.card.id ?? ""),
      minsu.restore(first?.card.id ?? ""),
    ]);
    expect(outcomes(answers)).toEqual({ done: 1, LIMIT_REACHED: 2 });
    expect((await minsu.list({ first: 100 })).cards).toHaveLength(50);
  });

  test("a card that is published makes room for a draft; one that comes back published needs none", async () => {
    const made = await atOnce(50, () => minsu.create({ content: saying("하나") }));
    const [{ card } = { card: { id: "" } }] = made;
    expect(codesOf(await minsu.create())).toEqual(["LIMIT_REACHED"]);
    await minsu.publish(card.id, 1);
    expect(codesOf(await minsu.create())).toEqual([]);
    await minsu.delete(card.id);
    expect((await minsu.restore(card.id)).card.state).toBe("PUBLISHED");
  });

  test("50 times the same key: one card, 50 equal answers", async () => {
    const key = crypto.randomUUID();
    const answers = await atOnce(50, () => minsu.create({ key, content: saying("하나") }));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]?.card.title).toBe("하나");
    expect(await database.orm.$count(cards)).toBe(1);
    expect(await database.orm.$count(cardVersions)).toBe(1);
  });

  test("a copy that is asked for 20 times with one key is one", async () => {
    const { card } = await minsu.create();
    const key = crypto.randomUUID();
    const answers = await atOnce(20, () => minsu.duplicate(card.id, key));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await database.orm.$count(cards)).toBe(2);
  });

  test("10 times publishing, 10 times deleting: each is answered alike", async () => {
    const { card } = await minsu.create({ content: saying("하나") });
    for (const act of [
      () => minsu.publish(card.id, 1),
      () => minsu.close(card.id),
      () => minsu.delete(card.id),
    ]) {
      const answers = await atOnce(10, act);
      expect(outcomes(answers)).toEqual({ done: 10 });
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    }
  });

  test("saving, publishing and deleting at once leave a card that is sound", async () => {
    for (let round = 0; round < 10; round++) {
      const { card } = await minsu.create({ content: saying("하나") });
      const [saved, published, deleted] = await Promise.all([
        minsu.save(card.id, 1, saying("둘")),
        minsu.publish(card.id, 1),
        minsu.delete(card.id),
      ]);
      const [row] = await database.orm
        .select()
        .from(cards)
        .where(eq(cards.id, card.id as CardId));
      const versions = await database.orm.$count(cardVersions, eq(cardVersions.card, card.id as CardId));
      expect(deleted.card?.state).toBe("DELETED");
      expect(row?.deletedAt).not.toBeNull();
      expect([row?.draftVersion, versions]).toEqual(saved.errors ? [1, 1] : [2, 2]);
      expect([row?.status, row?.liveVersion]).toEqual(published.errors ? ["draft", null] : ["published", 1]);
    }
  });
});
