import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startCard } from "#cards/engine/card.ts";
import { samples } from "#cards/kinds/greeting/samples.ts";
import { kindNamed } from "#cards/kinds/kinds.ts";
import type { CardId } from "#domain/card-id.ts";
import { DAY_MS } from "#domain/duration.ts";
import type { EntryId } from "#domain/entry.ts";
import { cards } from "#server/database/tables/cards.ts";
import { entries } from "#server/database/tables/entries.ts";
import { guestOn } from "#server/entries/entry-for-tests.ts";
import { codesOf, now, startApi } from "#server/graphql/api-for-tests.ts";
import type { Database } from "#server/ports.ts";
import { emptyDatabase } from "#tests/databases.ts";
import * as operations from "#web/graphql/graphql.ts";
import { makerOn } from "./card-for-tests.ts";

const GUESTS = 300;

describe("a card made from an earlier one", () => {
  let database: Database;
  let api: Awaited<ReturnType<typeof startApi>>;
  beforeAll(async () => {
    database = await emptyDatabase();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.orm.delete(cards);
    api = await startApi({ database });
  });

  const begin = (token: string, variables: { from: string; kind?: string; key?: string }) =>
    makerOn(() => api, token).ask(operations.CreateCardFromDocument, {
      kind: "thanks",
      key: randomUUID(),
      ...variables,
    });

  /** A wedding whose every guest answered, and every second one also wrote. */
  async function wedding(): Promise<string> {
    const maker = makerOn(() => api, "minsu");
    const { card } = await maker.create({ kind: "greeting", content: samples[0]?.content });
    await maker.publish(card.id, 1);
    const left = (section: string, index: number) => ({
      id: randomUUID() as EntryId,
      card: card.id as CardId,
      section,
      visitor: `guest-${index}`,
      onlyOne: section === "rsvp",
      content: { name: section === "rsvp" ? `손님 ${index}` : `손님${index}`, message: "축하합니다" },
      state: "accepted" as const,
      seats: 0,
      isShown: false,
      approved: true,
      createdAt: now,
      updatedAt: now,
    });
    const guests = Array.from({ length: GUESTS }, (_, index) => index);
    await database.orm.insert(entries).values(guests.map((index) => left("rsvp", index)));
    const writers = guests.filter((index) => index % 2 === 0);
    await database.orm.insert(entries).values(writers.map((index) => left("guestbook", index)));
    return card.id;
  }

  test("takes over people, photos and 300 guests, each once; the same key makes no second one", async () => {
    const from = await wedding();
    const key = randomUUID();
    const { card } = await begin("minsu", { from, key });
    expect(card).toMatchObject({ kind: "thanks", state: "DRAFT", title: "이도현 · 한서영의 감사 편지" });
    const { content } = await makerOn(() => api, "minsu").open(card.id);
    expect(String(content.sections.recipients?.names).split("\n")).toHaveLength(GUESTS);
    expect(content.sections.letter).toMatchObject({ occasion: "wedding", date: "2026-11-15" });
    expect((await begin("minsu", { from, key })).card.id).toBe(card.id);
  });

  test("names nobody whose note is sealed, until it is opened", async () => {
    const maker = makerOn(() => api, "minsu");
    const content = startCard(kindNamed("birthday"));
    content.sections.cake = { ...content.sections.cake, name: "김복순" };
    const sealed = { taking: true, sealed: true, opensDate: "2026-11-20" };
    content.sections["rolling-paper"] = { ...content.sections["rolling-paper"], ...sealed };
    const { card } = await maker.create({ kind: "birthday", content });
    await maker.publish(card.id, 1);
    const yuna = guestOn(() => api, { card: card.id, name: "유나" });
    await yuna.leave({ section: "rolling-paper", content: { name: "유나", message: "몰래 적은 말" } });
    const namesFrom = async () => {
      const { card: thanks } = await begin("minsu", { from: card.id });
      return (await maker.open(thanks.id)).content.sections.recipients?.names;
    };
    expect(await namesFrom()).toBe("");
    api.pass(6 * DAY_MS);
    expect(await namesFrom()).toBe("유나");
  });

  test("is made by the owner only, of a kind that begins so, and not of its own kind", async () => {
    const from = await wedding();
    expect(codesOf(await begin("jiyu", { from }))).toEqual(["NOT_FOUND"]);
    expect(codesOf(await begin("minsu", { from, kind: "greeting" }))).toEqual(["INVALID"]);
    expect(codesOf(await begin("minsu", { from, kind: "nothing" }))).toEqual(["INVALID"]);
    const { card } = await begin("minsu", { from });
    expect(codesOf(await begin("minsu", { from: card.id }))).toEqual(["INVALID"]);
  });
});
