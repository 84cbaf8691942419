import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { type CardContent, startCard } from "#cards/engine/card.ts";
import { type KindName, kindNamed } from "#cards/kinds/kinds.ts";
import type { CardId } from "#domain/card-id.ts";
import { DAY_MS } from "#domain/duration.ts";
import { cards } from "#server/database/tables/cards.ts";
import { now } from "#server/graphql/api-for-tests.ts";
import { emptyDatabase } from "#tests/databases.ts";
import { apiDesk, makerOn } from "./card-for-tests.ts";
import { followOrders } from "./card-rights.ts";

type Changes = Record<string, Record<string, unknown>>;

/** A card of a kind that could be sent, with some fields of its own. */
function made(kind: KindName, changes: Changes): CardContent {
  const card = startCard(kindNamed(kind));
  const sections = Object.entries(changes).map(([name, fields]) => [
    name,
    { ...card.sections[name], ...fields },
  ]);
  return { ...card, sections: { ...card.sections, ...Object.fromEntries(sections) } };
}

const birthday = (changes: Changes) => made("birthday", { cake: { name: "김복순" }, ...changes });
const event = (date: string, endDate = "") =>
  made("event", { cover: { title: "낭독회" }, date: { date, endDate } });

/** It is nine in the morning of the 15th in Korea: a trial ends with the 22nd. */
describe("a trial, and what its guests wait for", () => {
  const desk = apiDesk(emptyDatabase, {});
  const minsu = makerOn(() => desk.api, "minsu");

  async function sent(kind: string, content: CardContent) {
    const { card } = await minsu.create({ kind, content });
    return { id: card.id, ...(await minsu.publish(card.id, 1)) };
  }
  const fieldsOf = ({ errors }: Awaited<ReturnType<typeof sent>>) => errors?.[0]?.extensions.fields;
  const midnightAfter = (day: string) => `${day}T15:00:00.000Z`;

  test.each([
    ["nothing", birthday({}), "2026-11-22"],
    [
      "a card that opens on the last day",
      birthday({ waiting: { date: "2026-11-22", time: "23:00" } }),
      "2026-11-23",
    ],
    ["a card that opens in three weeks", birthday({ waiting: { date: "2026-12-06" } }), "2026-12-07"],
    [
      "notes that open a day before it would be too late",
      birthday({
        "rolling-paper": { taking: true, sealed: true, opensDate: "2026-12-14", opensTime: "23:59" },
      }),
      "2026-12-15",
    ],
  ])("waits for %s", async (_what, content, last) => {
    expect((await sent("birthday", content)).card).toMatchObject({
      isTrial: true,
      expiresAt: midnightAfter(last),
    });
  });

  test("waits for an event of two days, but not for one in spring", async () => {
    expect((await sent("event", event("2026-11-28", "2026-11-29"))).card.expiresAt).toBe(
      midnightAfter("2026-11-30"),
    );
    expect((await sent("event", event("2027-05-22"))).card.expiresAt).toBe(midnightAfter("2026-11-22"));
  });

  test("is not sent where it would be gone before the card or its notes open, and says both days", async () => {
    const late = await sent("birthday", birthday({ waiting: { date: "2026-12-15", time: "09:00" } }));
    expect(fieldsOf(late)).toEqual({
      "sections.waiting.date":
        "무료 체험은 2026년 11월 22일 일요일까지인데 카드가 열리는 때는 2026년 12월 15일 화요일 오전 9시입니다. 주문하시면 그때까지 열려 있습니다.",
    });
    expect((await minsu.open(late.id)).card).toMatchObject({ state: "DRAFT", expiresAt: null });

    const sealed = { taking: true, sealed: true, opensDate: "2027-03-20" };
    const paper = await sent("birthday", birthday({ "rolling-paper": sealed }));
    expect(Object.keys(fieldsOf(paper) ?? {})).toEqual(["sections.rolling-paper.opensDate"]);
    const notTaking = { "rolling-paper": { ...sealed, taking: false } };
    expect((await sent("birthday", birthday(notTaking))).card.state).toBe("PUBLISHED");
  });

  test("is sent once it is ordered, and then stays until after the moment", async () => {
    const sealed = { taking: true, sealed: true, opensDate: "2028-03-20" };
    const { id } = await sent("birthday", birthday({ "rolling-paper": sealed }));
    await desk.database.orm
      .update(cards)
      .set({ plan: "basic" })
      .where(eq(cards.id, id as CardId));
    expect((await minsu.publish(id, 1)).card).toMatchObject({
      isTrial: false,
      expiresAt: midnightAfter("2028-03-21"),
    });
  });

  test("no order lets anybody wait longer than pages stay", async () => {
    const { id } = await sent("birthday", birthday({ waiting: { date: "2036-12-25" } }));
    await desk.database.orm
      .update(cards)
      .set({ plan: "basic" })
      .where(eq(cards.id, id as CardId));
    expect(fieldsOf({ id, ...(await minsu.publish(id, 1)) })).toEqual({
      "sections.waiting.date":
        "이 카드는 2029년 11월 15일 목요일까지 열려 있는데 카드가 열리는 때는 2036년 12월 25일 목요일입니다. 날짜를 앞당겨 주세요.",
    });
  });

  test("follows a moment that is moved while it can; what lies too far away is not taken over", async () => {
    const { id } = await sent("birthday", birthday({ waiting: { date: "2026-11-20" } }));
    desk.api.pass(2 * DAY_MS);
    await minsu.save(id, 1, birthday({ waiting: { date: "2026-12-10" } }));
    expect((await minsu.apply(id, 2)).card.expiresAt).toBe(midnightAfter("2026-12-11"));
    await minsu.save(id, 2, birthday({ waiting: { date: "2026-12-24" } }));
    const refused = await minsu.apply(id, 3);
    expect(refused.errors?.[0]?.extensions.fields).toEqual({
      "sections.waiting.date": expect.stringContaining("무료 체험은 2026년 12월 11일 금요일까지인데"),
    });
    expect((await minsu.open(id)).card).toMatchObject({
      liveVersion: 2,
      expiresAt: midnightAfter("2026-12-11"),
    });
    await minsu.save(id, 3, birthday({ waiting: { date: "2026-11-18" } }));
    expect((await minsu.apply(id, 4)).card.expiresAt).toBe(midnightAfter("2026-12-11"));
  });

  test("is left by what is given back, and waits then too", async () => {
    const { id } = await sent("birthday", birthday({ waiting: { date: "2026-12-06" } }));
    const { orm } = desk.database;
    const paid = { plan: "basic", expiresAt: new Date("2027-11-15T15:00:00Z") };
    await orm
      .update(cards)
      .set(paid)
      .where(eq(cards.id, id as CardId));
    await followOrders(orm, { card: id as CardId, kind: kindNamed("birthday"), now });
    expect((await minsu.open(id)).card).toMatchObject({
      isTrial: true,
      expiresAt: midnightAfter("2026-12-07"),
    });
  });
});
