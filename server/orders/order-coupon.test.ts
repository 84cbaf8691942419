import { describe, expect, test } from "vitest";
import type { BusinessNumber } from "#domain/company.ts";
import type { Subject } from "#domain/member.ts";
import { wonOf } from "#domain/money.ts";
import { companyRow } from "#server/companies/company-for-tests.ts";
import { insertCompany } from "#server/companies/store.ts";
import { companies } from "#server/database/tables/companies.ts";
import { orders } from "#server/database/tables/orders.ts";
import { codesOf, members } from "#server/graphql/api-for-tests.ts";
import * as operations from "#web/graphql/graphql.ts";
import { giveCoupon } from "./order-for-tests.ts";
import { database, jiyu, minsu, openShop, shop, sora } from "./shop-for-tests.ts";

openShop();

describe("a coupon", () => {
  test("has rules, each with its reason, and nothing is ordered with one that does not fit", async () => {
    const card = await minsu.card();
    const refused: [code: string, terms: Parameters<typeof giveCoupon>[1]][] = [
      ["COUPON_NOT_STARTED", { from: "2026-11-16" }],
      ["COUPON_EXPIRED", { until: "2026-11-14" }],
      ["COUPON_KIND", { kinds: ["gift"] }],
      ["COUPON_MINIMUM", { minimum: wonOf(10_001) }],
      ["COUPON_KIND", { benefit: { type: "plan", plan: "premium" } }],
    ];
    for (const [code, terms] of refused) {
      const coupon = await giveCoupon(database, terms);
      const placed = await shop.buyer("minsu").place({ card, coupon: coupon.code });
      expect(codesOf(placed)).toEqual([code]);
      expect(await coupon.used()).toBe(0);
    }
    expect(await database.orm.$count(orders)).toBe(0);
  });

  test("is not found by trying: ten a minute, whatever they are", async () => {
    const card = await minsu.card();
    for (let tries = 0; tries < 10; tries += 1) await minsu.quote({ card, coupon: `guess${tries}` });
    const { code } = await giveCoupon(database);
    expect(codesOf(await minsu.quote({ card, coupon: code }))).toEqual(["RATE_LIMITED"]);
    expect(codesOf(await minsu.place({ card, coupon: code, agreed: 8_000 }))).toEqual(["RATE_LIMITED"]);
    expect((await minsu.quote({ card })).quote.total).toBe(10_000);
    shop.api.pass(60_000);
    expect((await minsu.quote({ card, coupon: code })).quote.total).toBe(8_000);
  });

  test("of a company is used by its approved account alone", async () => {
    const company = companyRow({ sub: members.minsu?.id as Subject });
    await insertCompany(database.orm, { ...company, state: "pending" });
    const { code } = await giveCoupon(database, { company: company.id });
    const card = await minsu.card();
    const reason = async () => (await minsu.quote({ card, coupon: code })).quote.couponRefusal?.code ?? null;
    expect(await reason()).toBe("COUPON_UNKNOWN");
    await database.orm.update(companies).set({ state: "approved" });
    expect(await reason()).toBeNull();
    const other = companyRow({ sub: members.jiyu?.id as Subject });
    expect(await insertCompany(database.orm, other)).toBe(false);
    expect(await insertCompany(database.orm, { ...other, number: "1248100998" as BusinessNumber })).toBe(
      true,
    );
    const foreign = await jiyu.quote({ card: await jiyu.card(), coupon: code });
    expect(foreign.quote.couponRefusal?.code).toBe("COUPON_UNKNOWN");
    const { order } = await minsu.place({ card, coupon: code, agreed: 8_000 });
    expect(codesOf(await jiyu.ask(operations.MyOrderDocument, { id: order.id }))).toEqual(["NOT_FOUND"]);
    await database.orm.update(companies).set({ state: "suspended" });
    expect(await reason()).toBe("COUPON_UNKNOWN");
  });
});

describe("coupons, for admins", () => {
  const terms = { label: "가을 할인", benefit: { type: "percent", percent: 20 }, mostUses: 1 };
  const create = (buyer: typeof minsu, sent: object) =>
    buyer.ask(operations.AdminCreateCouponsDocument, { terms, ...sent });

  test("are made with a chosen code or many drawn ones, used, and stopped", async () => {
    expect(codesOf(await create(minsu, { code: "WELCOME" }))).toEqual(["FORBIDDEN"]);
    expect(codesOf(await minsu.ask(operations.AdminCouponsDocument))).toEqual(["FORBIDDEN"]);
    const [chosen] = (await create(sora, { code: "welcome 20" })).data.adminCreateCoupons;
    expect(chosen).toMatchObject({ code: "WELCOME20", label: "가을 할인", minimum: 0, used: 0 });
    expect(codesOf(await create(sora, { code: "Welcome20" }))).toEqual(["INVALID"]);
    const drawn = (await create(sora, { count: 20 })).data.adminCreateCoupons;
    expect(new Set(drawn.map(({ code }: { code: string }) => code)).size).toBe(20);
    const { code } = drawn[0];
    const { order } = await minsu.place({
      card: await minsu.card(),
      coupon: code.toLowerCase(),
      agreed: 8_000,
    });
    expect(order.coupon).toBe(code);
    expect(
      (await sora.ask(operations.AdminStopCouponDocument, { id: chosen.id })).data.adminStopCoupon.stoppedAt,
    ).toBeTruthy();
    const { quote } = await jiyu.quote({ card: await jiyu.card(), coupon: "WELCOME20" });
    expect(quote.couponRefusal?.code).toBe("COUPON_UNKNOWN");
    const { coupons } = (await sora.ask(operations.AdminCouponsDocument, { first: 100 })).data.adminCoupons;
    expect(coupons).toHaveLength(21);
    expect(coupons.reduce((all: number, { used }: { used: number }) => all + used, 0)).toBe(1);
  });

  test("with terms that make no sense are refused field by field", async () => {
    for (const change of [
      { benefit: { type: "percent", percent: 0 } },
      { benefit: { type: "gold" } },
      { kinds: ["none"] },
      { from: "2026-12-01", until: "2026-11-01" },
      { minimum: -1 },
    ]) {
      const refused = await create(sora, { terms: { ...terms, ...change } });
      expect(codesOf(refused), JSON.stringify(change)).toEqual(["INVALID"]);
    }
    expect(codesOf(await create(sora, { count: 1_001 }))).toEqual(["INVALID"]);
    expect(codesOf(await sora.ask(operations.AdminStopCouponDocument, { id: "none" }))).toEqual([
      "NOT_FOUND",
    ]);
  });
});
