import { describe, expect, test } from "vitest";
import { wonOf } from "#domain/money.ts";
import type { OrderId } from "#domain/order.ts";
import { couponHolders } from "#server/database/tables/coupons.ts";
import { orders } from "#server/database/tables/orders.ts";
import { practiceCharges } from "#server/database/tables/payments.ts";
import { guestOn, hostOf } from "#server/entries/entry-for-tests.ts";
import { codesOf } from "#server/graphql/api-for-tests.ts";
import * as operations from "#web/graphql/graphql.ts";
import { giveCoupon, newMember, withPhotos } from "./order-for-tests.ts";
import { account, database, jiyu, minsu, openShop, shop, sora } from "./shop-for-tests.ts";

openShop();

describe("a card follows its orders", () => {
  test("a plan that was paid for before publishing leaves no mark, and a dearer one costs the difference", async () => {
    const card = await minsu.card();
    // What is told before paying is what comes after it.
    expect((await minsu.quote({ card })).quote.openUntil).toBe("2027-08-20T15:00:00.000Z");
    await minsu.paid({ card });
    const { card: published } = await minsu.publish(card, 1);
    expect(published).toMatchObject({ isTrial: false, expiresAt: "2027-08-20T15:00:00.000Z" });
    expect((await minsu.quote({ card, plan: "premium" })).quote).toMatchObject({
      purpose: "UPGRADE",
      listPrice: 25_000,
      credit: 10_000,
      total: 15_000,
      openUntil: "2028-05-21T15:00:00.000Z",
    });
    await minsu.paid({ card, plan: "premium", agreed: 15_000 });
    expect((await minsu.open(card)).card.expiresAt).toBe("2028-05-21T15:00:00.000Z");
    expect(codesOf(await minsu.quote({ card, plan: "basic" }))).toEqual(["INVALID"]);
    const longer = (await minsu.quote({ card, plan: "premium" })).quote.openUntil;
    expect(longer).toBe("2029-05-21T15:00:00.000Z");
    const again = await minsu.paid({ card, plan: "premium", agreed: 25_000 });
    expect(again).toMatchObject({ purpose: "EXTENSION", extraDays: 365 });
    expect((await minsu.open(card)).card.expiresAt).toBe(longer);
    await database.run("update cards set expires_at = null");
    expect((await minsu.plans(card)).map(({ problem }) => problem)).toEqual([
      expect.stringContaining("더 넉넉한"),
      expect.stringContaining("기한 없이"),
    ]);
  });

  test("days of a coupon are added, also to a card that is published later", async () => {
    const { code } = await giveCoupon(database, { benefit: { type: "days", days: 30 } });
    const card = await minsu.card();
    expect(await minsu.paid({ card, coupon: code })).toMatchObject({ total: 10_000, extraDays: 30 });
    expect((await minsu.publish(card, 1)).card.expiresAt).toBe("2027-09-19T15:00:00.000Z");
  });

  test("a premium order brings one gift, to one of many who ask at once", async () => {
    const premium = await minsu.paid({ card: await minsu.card(), plan: "premium", agreed: 25_000 });
    expect(premium.brings).toBe(1);
    const gifts = await Promise.all(Array.from({ length: 5 }, () => minsu.card("gift")));
    expect(await minsu.plans(gifts[0] ?? "")).toMatchObject([{ price: 0, isBrought: true }]);
    const answers = await Promise.all(gifts.map((card) => minsu.place({ card, agreed: 0 })));
    const taken = answers.filter(({ order }) => order?.state === "PAID");
    expect(taken).toHaveLength(1);
    expect(codesOf(await minsu.refund(premium.id))).toEqual(["CONFLICT"]);
    await minsu.refund(taken[0]?.order.id ?? "");
    expect((await minsu.order(premium.id)).brings).toBe(1);
    expect((await minsu.refund(premium.id)).order.state).toBe("REFUNDED");
    expect(await jiyu.plans(await jiyu.card("gift"))).toMatchObject([{ price: 5_000, isBrought: false }]);
  });

  test("a plan into which a card does not fit is told so before anybody pays, and holds afterwards", async () => {
    const { id } = (await minsu.create({ kind: "invitation", content: withPhotos(3) })).card;
    const [basic, premium] = await minsu.plans(id);
    expect([basic?.problem, premium?.problem]).toEqual([expect.stringContaining("3장"), null]);
    expect((await minsu.place({ card: id })).errors?.[0]?.extensions.fields).toHaveProperty("plan");
    await minsu.save(id, 1, withPhotos(2));
    await minsu.paid({ card: id });
    const refused = await minsu.save(id, 2, withPhotos(3));
    expect(codesOf(refused)).toEqual(["INVALID"]);
    expect(refused.text).toContain("요금제에는 사진을 2장까지");
  });

  test("seats end where the plan does; a larger plan has one for who waits, and a door", async () => {
    const { card } = await hostOf(() => shop.api, { table: { capacity: 100 } });
    for (const name of ["가", "나"]) await guestOn(() => shop.api, { card, name }).come(1);
    await minsu.paid({ card, plan: "few" });
    const last = guestOn(() => shop.api, { card, name: "다" });
    expect((await last.come(1)).entry.state).toBe("waiting");
    const tickets = () => minsu.ask(operations.TicketsDocument, { card, section: "table" });
    expect(codesOf(await tickets())).toEqual(["FORBIDDEN"]);
    await minsu.paid({ card, plan: "more", agreed: 5_000 });
    expect((await last.mine("table"))[0]?.state).toBe("accepted");
    expect(codesOf(await tickets())).toEqual(["NOT_FOUND"]);
    expect(codesOf(await guestOn(() => shop.api, { card, name: "라" }).come(1))).toEqual([]);
    expect((await minsu.plans(card)).map(({ problem }) => problem)).toEqual([expect.any(String), null]);
  });
});

test("whoever leaves takes the name off the orders, and what was not paid ends", async () => {
  newMember("leaver");
  const leaver = shop.buyer("leaver");
  const { code, used } = await giveCoupon(database);
  await leaver.paid({ card: await leaver.card() });
  await leaver.place({ card: await leaver.card(), coupon: code, agreed: 8_000 });
  expect((await shop.api.post("mutation { leave }", { token: "leaver" })).data).toEqual({ leave: true });
  const rows = await database.orm.select().from(orders);
  expect(rows.map(({ owner, card, state }) => [owner, card, state]).sort()).toEqual([
    [null, null, "cancelled"],
    [null, null, "paid"],
  ]);
  expect(await used()).toBe(0);
  expect(await database.orm.$count(couponHolders)).toBe(0);
});

test("whoever leaves while a refund is on its way still gets it, and money that comes later goes back", async () => {
  newMember("leaver");
  const leaver = shop.buyer("leaver");
  const { order } = await leaver.place({ card: await leaver.card(), way: "transfer", depositor: "김민수" });
  await sora.ask(operations.AdminConfirmTransferDocument, { order: order.id, amount: 10_000 });
  await leaver.refund(order.id, account);
  const { order: open } = await leaver.place({ card: await leaver.card() });
  await leaver.confirm(open, { mode: "silent" });
  await leaver.ask(operations.LeaveDocument);

  const asked = await sora.ask(operations.AdminReadRefundAccountDocument, { order: order.id });
  expect(asked.data.adminReadRefundAccount).toMatchObject({ bank: account.bank, holder: account.holder });
  await sora.ask(operations.AdminRefundOrderDocument, { order: order.id, reason: "송금 완료" });
  const charge = { order: open.id as OrderId, reference: "late.1", amount: wonOf(10_000), captures: 1 };
  await database.orm.insert(practiceCharges).values(charge);
  await shop.reconcile();
  expect(await shop.gateway.find(charge.order)).toBeNull();
  const rows = await database.orm.select().from(orders);
  expect(rows.map(({ state, refundAccount }) => [state, refundAccount]).sort()).toEqual([
    ["pending", null],
    ["refunded", null],
  ]);
});
