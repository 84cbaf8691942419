import { beforeEach, describe, expect, test } from "vitest";
import type { Subject } from "#domain/member.ts";
import { companies } from "#server/store/tables/companies.ts";
import * as operations from "#web/graphql/graphql.ts";
import { codesOf, members } from "./api-for-tests.ts";
import { giveCompany } from "./company-for-tests.ts";
import { database, openShop, shop } from "./shop-for-tests.ts";
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
});
