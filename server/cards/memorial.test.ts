import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type CardContent, startCard } from "#cards/engine/card.ts";
import { kindNamed } from "#cards/kinds/kinds.ts";
import { DAY_MS } from "#domain/duration.ts";
import { daysAfter, koreanDay } from "#domain/korean-day.ts";
import { guestOn } from "#server/entries/entry-for-tests.ts";
import { codesOf, startApi } from "#server/graphql/api-for-tests.ts";
import type { Database } from "#server/ports.ts";
import { emptyDatabase } from "#tests/databases.ts";
import { TallyDocument } from "#web/graphql/graphql.ts";
import { makerOn } from "./card-for-tests.ts";

const kind = kindNamed("memorial");

function notice({ date = "2026-11-14", lasting = false } = {}): CardContent {
  const { sections, ...frame } = startCard(kind);
  const chief = { name: "김민수", relation: "장남", phone: "" };
  return {
    ...frame,
    sections: {
      ...sections,
      obituary: { ...sections.obituary, name: "김한결", date },
      mourners: { ...sections.mourners, chief },
      farewell: { ...sections.farewell, processionDate: "2026-11-16" },
      remembrance: { ...sections.remembrance, lasting },
    },
  };
}

describe("a memorial", () => {
  let database: Database;
  let api: Awaited<ReturnType<typeof startApi>>;
  beforeAll(async () => {
    database = await emptyDatabase();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    api = await startApi({ database, kinds: [kind] });
  });

  const family = makerOn(() => api, "minsu");
  const offered = async (card: string) => {
    const variables = { card, section: "tribute" };
    return (await api.post(TallyDocument.toString(), { variables })).data.tally;
  };

  async function published(content = notice()) {
    const { card } = await family.create({ kind: "memorial", content });
    return (await family.publish(card.id, 1)).card;
  }

  test("costs nothing and is no trial: 90 days after the procession", async () => {
    expect(await published()).toMatchObject({
      isTrial: false,
      title: "故 김한결 님 부고",
      expiresAt: "2027-02-14T15:00:00.000Z",
    });
  });

  test("has no end where the family wants it to stay, and 90 more days where it no longer does", async () => {
    const card = await published(notice({ lasting: true }));
    expect(card.expiresAt).toBeNull();
    api.pass(200 * DAY_MS);
    await family.save(card.id, 1, notice());
    expect((await family.apply(card.id, 2)).card.expiresAt).toBe("2027-09-01T15:00:00.000Z");
  });

  test("of somebody who is to die tomorrow is refused, and so is one without a chief mourner", async () => {
    const tomorrow = daysAfter(koreanDay(api.clock.now()), 1);
    const { card } = await family.create({ kind: "memorial", content: notice({ date: tomorrow }) });
    const refused = await family.publish(card.id, 1);
    expect(codesOf(refused)).toEqual(["INVALID"]);
    expect(Object.keys(refused.errors?.[0]?.extensions.fields ?? {})).toContain("sections.obituary.date");
    const { card: empty } = await family.create({ kind: "memorial" });
    expect((await family.publish(empty.id, 1)).errors?.[0]?.extensions.fields).toMatchObject({
      "sections.mourners.chief.name": "상주의 성함을 적어 주세요.",
    });
  });

  test("takes one flower of each, however many come at once and however often they tap", async () => {
    const { id: card } = await published();
    const visitors = Array.from({ length: 24 }, (_, at) => guestOn(() => api, { card, name: `손님${at}` }));
    const leave = (guest: (typeof visitors)[number]) => guest.leave({ section: "tribute", content: {} });
    await Promise.all([...visitors, ...visitors.slice(0, 8)].map(leave));
    expect(await offered(card)).toEqual([{ name: "offered", count: 24 }]);
    const [first] = visitors;
    const [own] = (await first?.mine("tribute")) ?? [];
    await first?.withdraw(own?.id ?? "");
    expect(await offered(card)).toEqual([{ name: "offered", count: 23 }]);
  });

  test("keeps who lit a candle from everybody", async () => {
    const { id: card } = await published();
    const guest = guestOn(() => api, { card, name: "한지우" });
    await guest.leave({ section: "tribute", content: { name: "한지우" } });
    expect((await guest.read("tribute")).entries).toEqual([]);
    expect((await guest.mine("tribute"))[0]?.content).toEqual({});
  });

  test("a message over its limit is refused with a quiet sentence", async () => {
    const { id: card } = await published();
    const guest = guestOn(() => api, { card, name: "유나" });
    const content = { name: "유나", message: "가".repeat(301) };
    const refused = await guest.leave({ section: "condolences", content });
    expect(refused.errors?.[0]?.extensions.fields).toEqual({ message: "글은 300자까지 쓸 수 있습니다." });
  });
});
