import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import type { CardId } from "#domain/card-id.ts";
import type { BusinessNumber } from "#domain/company.ts";
import type { Subject } from "#domain/member.ts";
import { giveCompany } from "#server/companies/company-for-tests.ts";
import { companies } from "#server/database/tables/companies.ts";
import { handOvers } from "#server/database/tables/hand-overs.ts";
import { codesOf, members, now } from "#server/graphql/api-for-tests.ts";
import { database, minsu, openShop, shop } from "#server/orders/shop-for-tests.ts";
import * as operations from "#web/graphql/graphql.ts";
import { counterOf, linkIn, soldLine } from "./voucher-for-tests.ts";

let counter: ReturnType<typeof counterOf>;

openShop();
beforeEach(() => {
  counter = counterOf(shop);
});

describe("a company", () => {
  const hand = (id: string, change: object = {}) =>
    counter.ask(operations.HandVoucherDocument, {
      variables: { id, holder: "신부 유나", digits: "7777", ...change },
      token: "jiyu",
    });
  const held = async () => counter.ask(operations.CompanyVouchersDocument, { variables: {}, token: "jiyu" });

  beforeEach(async () => {
    await giveCompany(database, { sub: members.jiyu?.id as Subject });
  });

  test("holds what was registered for it, and hands each piece to a customer by link", async () => {
    expect(
      (await counter.register([soldLine()], "123-45-67890")).errors?.[0]?.extensions.fields,
    ).toHaveProperty("company");
    const { made } = (await counter.register([soldLine({ quantity: 2 })], "220-81-62517")).data
      .adminRegisterVouchers;
    expect(made).toMatchObject([{ link: null, voucher: { holder: null } }, { link: null }]);
    const { vouchers: mine, all, used } = (await held()).data.companyVouchers;
    expect({ all, used, first: mine[0] }).toMatchObject({
      all: 2,
      used: 0,
      first: { state: "OPEN", holder: null },
    });
    const first = (await hand(mine[0].id)).data.handVoucher;
    // To another customer after all: the first link ends.
    const second = (await hand(mine[0].id, { holder: "신랑 도윤", digits: "8888" })).data.handVoucher;
    expect(codesOf(await counter.open(linkIn(first.link), { digits: "7777" }))).toEqual(["VOUCHER_UNKNOWN"]);
    expect((await counter.claim("minsu", linkIn(second.link), "8888")).errors).toBeUndefined();
    expect(codesOf(await hand(mine[0].id))).toEqual(["CONFLICT"]);
    expect((await hand(mine[1].id, { digits: "1" })).errors?.[0]?.extensions.fields).toHaveProperty("digits");
    expect((await held()).data.companyVouchers).toMatchObject({ all: 2, used: 1 });
  });

  test("reaches nothing of anybody else's, and nothing at all unless it is approved", async () => {
    const { id } = await counter.sell();
    expect(codesOf(await hand(id))).toEqual(["NOT_FOUND"]);
    expect(codesOf(await hand("no id"))).toEqual(["NOT_FOUND"]);
    expect((await held()).data.companyVouchers.vouchers).toEqual([]);
    await database.orm.update(companies).set({ state: "suspended" });
    expect(codesOf(await held())).toEqual(["FORBIDDEN"]);
    expect(codesOf(await hand(id))).toEqual(["FORBIDDEN"]);
    expect(
      codesOf(await counter.ask(operations.CompanyVouchersDocument, { variables: {}, token: "minsu" })),
    ).toEqual(["FORBIDDEN"]);
  });

  test("has its mark on the card that its voucher pays for, until that is given back", async () => {
    await counter.register([soldLine()], "220-81-62517");
    const [mine] = (await held()).data.companyVouchers.vouchers;
    const { link } = (await hand(mine.id)).data.handVoucher;
    await counter.claim("minsu", linkIn(link), "7777");
    const card = await minsu.card();
    const brand = async () => (await minsu.open(card)).card.brand;
    const larger = { card, plan: "premium", agreed: 15_000 };
    const { order: pending } = await minsu.place(larger);
    expect(await brand()).toBeNull();
    await minsu.cancel(pending.id);
    const order = await minsu.paid(larger);
    expect(order.credit).toBe(10_000);
    expect(await brand()).toBe("달빛 예식장");
    await minsu.refund(order.id);
    expect(await brand()).toBeNull();
    expect(await counter.mine("minsu")).toMatchObject([{ isSpent: false }]);
    // Handed over by another, it stays that one's whatever pays for it.
    const studio = await giveCompany(database, {
      sub: members.sora?.id as Subject,
      number: "1248100998" as BusinessNumber,
      name: "별빛 사진관",
    });
    await database.orm.insert(handOvers).values({
      ...{ id: randomUUID(), company: studio.id, card: card as CardId, kind: "invitation", label: "민수" },
      ...{ tokenHash: "", createdAt: now, expiresAt: now, takenAt: now },
    });
    const { order: free } = await minsu.place({ card, agreed: 0 });
    expect(await brand()).toBe("별빛 사진관");
    await minsu.refund(free.id);
    expect(await brand()).toBe("별빛 사진관");
  });
});
