import { describe, expect, test } from "vitest";
import { DAY_MS } from "#domain/duration.ts";
import { orders } from "#server/database/tables/orders.ts";
import { codesOf } from "#server/graphql/api-for-tests.ts";
import * as operations from "#web/graphql/graphql.ts";
import { giveCoupon } from "./order-for-tests.ts";
import { account, database, minsu, openShop, shop, sora } from "./shop-for-tests.ts";

openShop();

describe("a refund", () => {
  test("is whole within seven days while nobody saw the card; then the card is a trial again", async () => {
    const { code, used } = await giveCoupon(database, { mostUses: 1 });
    const card = await minsu.card();
    const order = await minsu.paid({ card, coupon: code, agreed: 8_000 });
    expect(order.refund).toEqual({ until: "2026-11-22T15:00:00.000Z", problem: null });
    shop.api.pass(7 * DAY_MS);
    const refunded = await Promise.all(Array.from({ length: 10 }, () => minsu.refund(order.id)));
    expect(refunded.filter(({ order: row }) => row?.state === "REFUNDED").length).toBeGreaterThan(0);
    expect((await minsu.refund(order.id)).order).toMatchObject({ state: "REFUNDED" });
    expect(await shop.gateway.find(order.id as never)).toBeNull();
    expect(await used()).toBe(0);
    expect((await minsu.publish(card, 1)).card.isTrial).toBe(true);
    await shop.mail();
    expect(shop.messages.at(-1)?.text).toContain("8,000원을 모두 돌려 드렸습니다");
  });

  test("is refused after publishing and after its days, and an admin may still give one", async () => {
    const card = await minsu.card();
    const order = await minsu.paid({ card });
    await minsu.publish(card, 1);
    const refused = await minsu.refund(order.id);
    expect([codesOf(refused), refused.errors?.[0]?.message]).toEqual([
      ["CONFLICT"],
      expect.stringContaining("공개한 카드"),
    ]);
    const late = await minsu.paid({ card: await minsu.card() });
    shop.api.pass(8 * DAY_MS);
    expect((await minsu.refund(late.id)).errors?.[0]?.message).toContain("7일");
    const later = shop.buyer("sora-again");
    const given = await later.ask(operations.AdminRefundOrderDocument, {
      order: order.number,
      reason: "행사 취소",
    });
    expect(given.order.state).toBe("REFUNDED");
    expect((await minsu.open(card)).card).toMatchObject({
      isTrial: true,
      expiresAt: "2026-11-30T15:00:00.000Z",
    });
  });

  test("of a transfer goes to an account that an admin sends it to", async () => {
    const card = await minsu.card();
    const { order } = await minsu.place({ card, way: "transfer", depositor: "김민수" });
    await sora.ask(operations.AdminConfirmTransferDocument, { order: order.id, amount: 10_000 });
    expect(codesOf(await minsu.refund(order.id))).toEqual(["INVALID"]);
    const asked = await minsu.refund(order.id, account);
    expect(asked.order).toMatchObject({
      state: "PAID",
      refund: { problem: expect.stringContaining("신청하셨습니다") },
    });
    expect((await minsu.refund(order.id, account)).order.state).toBe("PAID");
    expect((await minsu.publish(card, 1)).card.isTrial).toBe(true);
    const sent = await sora.ask(operations.AdminRefundOrderDocument, {
      order: order.id,
      reason: "송금 완료",
    });
    expect(sent.order.state).toBe("REFUNDED");
    const [row] = await database.orm.select().from(orders);
    expect(row?.refundAccount).toBeNull();
    await shop.mail();
    expect(shop.messages.map(({ subject }) => subject)).toContain("[고이] 환불 신청을 받았습니다");
  });
});
