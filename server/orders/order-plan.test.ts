import { describe, expect, test } from "vitest";
import { DAY_MS } from "#domain/duration.ts";
import { saying } from "#server/cards/card-for-tests.ts";
import { planEndTemplate } from "#server/cards/end-emails.ts";
import { enqueuePlanEndEmails } from "#server/cards/enqueue-end-emails.ts";
import { postOn } from "#server/emails/post-for-tests.ts";
import { codesOf } from "#server/graphql/api-for-tests.ts";
import type { Email } from "#server/ports.ts";
import { takePrints } from "#server/prints/card-prints.ts";
import * as operations from "#web/graphql/graphql.ts";
import { postcard } from "./order-for-tests.ts";
import { database, minsu, openShop, shop, sora } from "./shop-for-tests.ts";

const YEAR = "2027-11-15T15:00:00.000Z";
const TWO_YEARS = "2028-11-14T15:00:00.000Z";

openShop();

describe("a plan of a year", () => {
  let messages: Email[];
  async function mail() {
    const email = async () => "minsu@example.com";
    await enqueuePlanEndEmails({ ...shop.parts, identity: { email } });
    const post = postOn({ ...shop.parts, templates: [planEndTemplate], email });
    const counts = await post.send();
    messages = post.messages;
    return counts;
  }
  const pro = { plan: "pro", agreed: 20_000 };
  async function bought() {
    const card = await minsu.card("home");
    await minsu.publish(card, 1);
    await minsu.paid({ card, ...pro });
    return card;
  }

  test("is told with its end before paying, runs from the day that guests see the page, and is lengthened", async () => {
    const card = await minsu.card("home");
    expect((await minsu.quote({ card, plan: "pro" })).quote).toMatchObject({
      openUntil: null,
      planUntil: YEAR,
    });
    await minsu.paid({ card, ...pro });
    expect((await minsu.open(card)).card.planUntil).toBeNull();
    shop.api.pass(10 * DAY_MS);
    const { card: out } = await minsu.publish(card, 1);
    expect(out).toMatchObject({ expiresAt: null, planUntil: "2027-11-25T15:00:00.000Z" });
    const again = (await minsu.quote({ card, plan: "pro" })).quote;
    expect(again).toMatchObject({ purpose: "EXTENSION", planUntil: "2028-11-24T15:00:00.000Z" });
    await minsu.paid({ card, ...pro });
    expect((await minsu.open(card)).card.planUntil).toBe(again.planUntil);
  });

  test("is over after it, with nothing lost, and can be bought anew for a whole year", async () => {
    const card = await bought();
    // A key of the API does not last as long.
    await database.run("update orders set paid_at = paid_at - interval '366 days'");
    await database.run("update cards set published_at = published_at - interval '366 days'");
    const { card: later, content } = await minsu.open(card);
    expect(later).toMatchObject({
      state: "PUBLISHED",
      expiresAt: null,
      planUntil: "2026-11-14T15:00:00.000Z",
    });
    expect(content.sections.words).toMatchObject({ title: "초대합니다" });
    expect(await minsu.plans(card)).toMatchObject([{ name: "pro", purpose: "FIRST", price: 20_000 }]);
    const order = await minsu.paid({ card, ...pro });
    expect((await minsu.open(card)).card.planUntil).toBe(YEAR);
    await sora.ask(operations.AdminRefundOrderDocument, { order: order.id, reason: "시험" });
    expect((await minsu.open(card)).card).toMatchObject({ state: "PUBLISHED", expiresAt: null });
  });

  test("is written about twice before its end, each once, and not once it is lengthened", async () => {
    const card = await bought();
    shop.api.pass(350 * DAY_MS);
    expect(await mail()).toEqual({ sent: 0, failed: 0 });
    shop.api.pass(2 * DAY_MS);
    expect(await mail()).toEqual({ sent: 1, failed: 0 });
    expect(messages[0]).toMatchObject({
      to: "minsu@example.com",
      subject: "[고이] ‘초대합니다’의 프로 이용이 11월 15일까지입니다",
    });
    expect(messages[0]?.text).toContain("무료 요금제로 이어집니다");
    expect(messages[0]?.text).toContain(`https://goi.example/order/card/${card}`);
    expect(await mail()).toEqual({ sent: 0, failed: 0 });
    shop.api.pass(11 * DAY_MS);
    expect(await mail()).toEqual({ sent: 1, failed: 0 });
    expect(messages[0]?.text).toContain("이제 2일 남았습니다");
    await shop.buyer("minsu").paid({ card, ...pro });
    expect((await shop.buyer("minsu").open(card)).card.planUntil).toBe(TWO_YEARS);
    expect(await mail()).toEqual({ sent: 0, failed: 0 });
  });
});

describe("a plan of prints", () => {
  const print = (id: string, change: object = {}) =>
    minsu.ask(operations.PrintCardDocument, { id, as: "PDF", plain: true, ...change });
  const left = async (id: string) => (await minsu.ask(operations.CardPrintsDocument, { id })).data.cardPrints;

  test("prints each look once without our mark, and the same again for nothing", async () => {
    const card = await minsu.card("postcard");
    expect(await left(card)).toEqual({ all: 0, left: 0, one: 1, series: 3 });
    expect(codesOf(await print(card))).toEqual(["LIMIT_REACHED"]);
    expect(codesOf(await print(card, { plain: false }))).toEqual([]);
    await minsu.paid({ card });
    for (const as of ["FRONT_PNG", "BACK_PNG", "PDF", "PDF"])
      expect(codesOf(await print(card, { as }))).toEqual([]);
    expect(await left(card)).toEqual({ all: 1, left: 0, one: 0, series: 2 });
    await minsu.save(card, 1, saying("고친 엽서"));
    expect(codesOf(await print(card))).toEqual(["LIMIT_REACHED"]);
    expect(await left(card)).toMatchObject({ left: 0, one: 1 });
    await minsu.save(card, 2, saying("초대합니다", { date: "2027-05-22" }));
    expect(codesOf(await print(card))).toEqual([]);
  });

  test("of more costs the difference and prints a series; what does not suffice takes nothing", async () => {
    const card = await minsu.card("postcard");
    await minsu.paid({ card });
    expect(codesOf(await print(card, { as: "SHEET_PDF" }))).toEqual(["LIMIT_REACHED"]);
    expect(await left(card)).toMatchObject({ all: 1, left: 1 });
    await minsu.paid({ card, plan: "more", agreed: 5_000 });
    expect(codesOf(await print(card, { as: "NUMBERED_PDF" }))).toEqual([]);
    expect(await left(card)).toEqual({ all: 4, left: 1, one: 0, series: 0 });
    await minsu.paid({ card, plan: "more", agreed: 15_000 });
    expect(await left(card)).toMatchObject({ all: 8, left: 5 });
  });

  test("is not given back once something was printed, and an admin who does ends it", async () => {
    const card = await minsu.card("postcard");
    const order = await minsu.paid({ card });
    await print(card);
    const refused = await minsu.refund(order.id);
    expect([codesOf(refused), refused.errors?.[0]?.message]).toEqual([
      ["CONFLICT"],
      expect.stringContaining("인쇄 파일을 이미 받으신"),
    ]);
    await sora.ask(operations.AdminRefundOrderDocument, { order: order.id, reason: "인쇄가 잘못되었습니다" });
    expect(codesOf(await print(card))).toEqual(["LIMIT_REACHED"]);
  });

  test("gives nobody one too many, however many print at once", async () => {
    const card = await minsu.card("postcard");
    await minsu.paid({ card, plan: "more", agreed: 15_000 });
    const now = shop.api.clock.now();
    const taken = await Promise.allSettled(
      Array.from({ length: 12 }, (_, at) =>
        takePrints(database.orm, { card: card as never, kind: postcard, looks: [`look ${at}`], now }),
      ),
    );
    expect(taken.filter(({ status }) => status === "fulfilled")).toHaveLength(4);
    expect(await left(card)).toMatchObject({ all: 4, left: 0 });
  });
});
