import { isNotNull } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { DAY_MS, MINUTE_MS } from "#domain/duration.ts";
import { vouchers, voucherTries } from "#server/database/tables/vouchers.ts";
import { postOn } from "#server/emails/post-for-tests.ts";
import { codesOf, members } from "#server/graphql/api-for-tests.ts";
import { newMember } from "#server/orders/order-for-tests.ts";
import { database, minsu, openShop, shop } from "#server/orders/shop-for-tests.ts";
import * as operations from "#web/graphql/graphql.ts";
import { forgetVouchers } from "./forget-vouchers.ts";
import { counterOf, linkIn, soldLine } from "./voucher-for-tests.ts";

let counter: ReturnType<typeof counterOf>;

openShop();
beforeEach(() => {
  counter = counterOf(shop);
});

const kept = () => database.orm.select().from(vouchers);

describe("opening", () => {
  test("with the right digits it greets by a masked name, and tells nobody else anything", async () => {
    const voucher = await counter.sell({ product: "invitation-premium" });
    expect((await counter.open(voucher.link, { digits: " 56-78" })).data.openVoucher).toEqual({
      holder: "홍*동",
      label: "초대장 · 프리미엄",
      kind: "invitation",
    });
    const cancelled = await counter.sell();
    await counter.asAdmin(operations.AdminCancelVoucherDocument, { id: cancelled.id });
    const answers = await Promise.all([
      counter.open("0".repeat(24)),
      counter.open("../x"),
      counter.open(cancelled.link),
      counter.open(voucher.link, { digits: "0000" }),
    ]);
    const told = answers.map(({ status, data, errors }) => ({
      status,
      data,
      error: errors?.[0]?.extensions.code,
      said: errors?.[0]?.message,
    }));
    expect(told[0]?.error).toBe("VOUCHER_UNKNOWN");
    for (const answer of told) expect(answer).toEqual(told[0]);
  });

  test("five wrong tries lock a link for ten minutes, whether or not a voucher has it", async () => {
    const { link } = await counter.sell();
    for (const id of [link, "z".repeat(24)]) {
      const codes: string[] = [];
      for (let tries = 0; tries < 6; tries += 1)
        codes.push(...codesOf(await counter.open(id, { digits: "0000" })));
      expect(codes).toEqual([...Array(4).fill("VOUCHER_UNKNOWN"), "LOCKED", "LOCKED"]);
    }
    const locked = await counter.open(link);
    expect(locked.errors?.[0]?.extensions).toMatchObject({ code: "LOCKED", retryAfterSeconds: 600 });
    expect(codesOf(await counter.claim("minsu", link))).toEqual(["LOCKED"]);
    shop.api.pass(10 * MINUTE_MS);
    expect((await counter.open(link)).errors).toBeUndefined();
    expect(await database.orm.select().from(voucherTries)).toHaveLength(1);
  });

  test("no more is won by trying at once, or many times in one document", async () => {
    // None of the eight is right: a right one among them, come early, would begin the count anew.
    const { link } = await counter.sell({ digits: "0009" });
    const guesses = Array.from({ length: 8 }, (_, guess) => counter.open(link, { digits: `000${guess}` }));
    const heard = (await Promise.all(guesses)).map((answer) => codesOf(answer)[0]);
    expect(heard.filter((code) => code === "VOUCHER_UNKNOWN")).toHaveLength(4);
    expect(heard.filter((code) => code === "LOCKED")).toHaveLength(4);
    expect(codesOf(await counter.open(link, { digits: "0009" }))).toEqual(["LOCKED"]);
    const aliases = Array.from(
      { length: 10 },
      (_, at) => `a${at}: openVoucher(id: "x", digits: "000${at}") { kind }`,
    );
    expect(codesOf(await shop.api.post(`mutation { ${aliases.join(" ")} }`))).toEqual(["ONE_MUTATION_ONLY"]);
  });

  test("guessing links finds nothing, and ends for a network", async () => {
    await counter.sell();
    const guess = async (at: number, ip: string) =>
      codesOf(await counter.open(`${at}`.padStart(24, "0"), { ip }))[0];
    for (let at = 0; at < 60; at += 1) expect(await guess(at, "10.0.0.1")).toBe("VOUCHER_UNKNOWN");
    expect(await guess(60, "10.0.0.1")).toBe("RATE_LIMITED");
    expect(await guess(61, "10.0.0.2")).toBe("VOUCHER_UNKNOWN");
    shop.api.pass(10 * MINUTE_MS);
    expect(await guess(62, "10.0.0.1")).toBe("VOUCHER_UNKNOWN");
  });
});

describe("taking", () => {
  test("puts the credit on the account, once; asking again is answered alike, and an e-mail tells of it", async () => {
    const voucher = await counter.sell();
    expect(
      codesOf(
        await counter.ask(operations.ClaimVoucherDocument, {
          variables: { id: voucher.link, digits: "5678" },
        }),
      ),
    ).toEqual(["AUTH_REQUIRED"]);
    expect(codesOf(await counter.claim("minsu", voucher.link, "0000"))).toEqual(["VOUCHER_UNKNOWN"]);
    const claimed = (await counter.claim("minsu", voucher.link)).data.claimVoucher;
    expect(claimed).toMatchObject({ label: "초대장 · 베이직", kind: "invitation", isSpent: false });
    expect((await counter.claim("minsu", voucher.link)).data.claimVoucher).toEqual(claimed);
    expect(await counter.mine("minsu")).toEqual([claimed]);
    expect(await counter.mine("jiyu")).toEqual([]);
    const post = postOn({ ...shop.parts, email: async () => "minsu@example.com" });
    expect(await post.send()).toEqual({ sent: 1, failed: 0 });
    expect(await post.send()).toEqual({ sent: 0, failed: 0 });
    expect(post.messages).toMatchObject([{ to: "minsu@example.com" }]);
    expect(post.messages[0]?.text).toContain("‘초대장 · 베이직’ 이용권");
  });

  test("one that is used opens as before, and says when and by whom only to who would take it", async () => {
    const { link, id } = await counter.sell();
    await counter.claim("minsu", link);
    expect((await counter.open(link)).data.openVoucher.holder).toBe("홍*동");
    const second = await counter.claim("jiyu", link);
    expect(codesOf(second)).toEqual(["VOUCHER_USED"]);
    expect(second.errors?.[0]?.message).toBe(
      "2026년 11월 15일 일요일에 지금은 없는 계정에서 이미 받으신 이용권입니다.",
    );
    for (const operation of [
      operations.AdminCancelVoucherDocument,
      operations.AdminRenewVoucherLinkDocument,
    ]) {
      expect(codesOf(await counter.asAdmin(operation, { id }))).toEqual(["CONFLICT"]);
    }
  });

  test("who leaves takes the name along, and nobody takes the voucher again", async () => {
    newMember("leaver");
    const { link } = await counter.sell();
    await counter.claim("leaver", link);
    expect((await shop.buyer("leaver").ask(operations.LeaveDocument)).errors).toBeUndefined();
    delete members.leaver;
    expect(await kept()).toMatchObject([{ claimedBy: null, claimedAt: expect.any(Date) }]);
    expect(codesOf(await counter.claim("minsu", link))).toEqual(["VOUCHER_USED"]);
  });

  test("after a year it is too late, which is said after signing in; a new link is good again and ends the old", async () => {
    const { link, id } = await counter.sell();
    await database.orm.update(vouchers).set({ expiresAt: shop.api.clock.now() });
    expect((await counter.open(link)).errors).toBeUndefined();
    expect(codesOf(await counter.claim("minsu", link))).toEqual(["VOUCHER_EXPIRED"]);
    const renewed = (await counter.asAdmin(operations.AdminRenewVoucherLinkDocument, { id })).data
      .adminRenewVoucherLink;
    expect(codesOf(await counter.open(link))).toEqual(["VOUCHER_UNKNOWN"]);
    expect((await counter.claim("minsu", linkIn(renewed.link))).errors).toBeUndefined();
  });

  test("a year after its end nobody's name is left, and its number still is", async () => {
    const { link, productOrder } = await counter.sell();
    await counter.sell({ buyer: "나중" });
    await counter.claim("minsu", link);
    const yearAgo = new Date(shop.api.clock.now().getTime() - 365 * DAY_MS);
    await database.orm.update(vouchers).set({ claimedAt: yearAgo }).where(isNotNull(vouchers.claimedAt));
    expect(await forgetVouchers(shop.parts)).toMatchObject({ holders: 1 });
    expect(await forgetVouchers(shop.parts)).toMatchObject({ holders: 0 });
    expect((await kept()).map(({ holder }) => holder).sort()).toEqual([null, "나중"].sort());
    expect((await counter.register([soldLine({ productOrder })])).data.adminRegisterVouchers.made).toEqual(
      [],
    );
    expect(await counter.mine("minsu")).toHaveLength(1);
  });
});

describe("an order", () => {
  const claimed = async (product: string) => {
    const { link } = await counter.sell({ product });
    await counter.claim("minsu", link);
  };

  test("of what was bought costs nothing; cancelled orders and refunds give the voucher back", async () => {
    await claimed("invitation-basic");
    const card = await minsu.card();
    expect((await minsu.quote({ card })).quote).toMatchObject({
      listPrice: 10_000,
      credit: 10_000,
      total: 0,
      voucher: { label: "초대장 · 베이직" },
    });
    const { order } = await minsu.place({ card, agreed: 0 });
    expect(order).toMatchObject({ state: "PAID", way: "none", credit: 10_000, total: 0 });
    expect(await counter.mine("minsu")).toMatchObject([{ isSpent: true }]);
    const other = await minsu.card();
    expect((await minsu.quote({ card: other })).quote).toMatchObject({
      credit: 0,
      total: 10_000,
      voucher: null,
    });
    await shop.mail();
    expect(shop.messages.at(-1)?.text).toContain("스토어 이용권: 10,000원");
    await minsu.refund(order.id);
    expect(await counter.mine("minsu")).toMatchObject([{ isSpent: false }]);
    expect((await minsu.quote({ card: other })).quote).toMatchObject({ credit: 10_000, total: 0 });
  });

  test("of a larger plan costs the difference, and the voucher waits with the order for its money", async () => {
    await claimed("invitation-basic");
    const card = await minsu.card();
    expect(await minsu.plans(card)).toMatchObject([
      { price: 0 },
      { price: 15_000, voucher: { label: "초대장 · 베이직" } },
    ]);
    const { order } = await minsu.place({ card, plan: "premium", agreed: 15_000 });
    expect(order).toMatchObject({ state: "PENDING", credit: 10_000, total: 15_000 });
    const other = await minsu.card();
    expect(codesOf(await minsu.place({ card: other, agreed: 0 }))).toEqual(["PAYMENT_AMOUNT"]);
    await minsu.cancel(order.id);
    expect((await minsu.place({ card: other, agreed: 0 })).order.state).toBe("PAID");
    // A voucher is not spent on a part of its worth.
    await claimed("invitation-premium");
    expect((await minsu.quote({ card: other, plan: "premium" })).quote).toMatchObject({
      total: 15_000,
      voucher: null,
    });
    expect((await minsu.quote({ card: await minsu.card() })).quote).toMatchObject({
      total: 10_000,
      voucher: null,
    });
    expect((await minsu.quote({ card: await minsu.card("gift") })).quote.total).toBe(5_000);
  });

  test("that nobody paid in its time gives the voucher back", async () => {
    await claimed("invitation-basic");
    await minsu.place({ card: await minsu.card(), plan: "premium", agreed: 15_000 });
    shop.api.pass(DAY_MS);
    await shop.expire();
    expect(await counter.mine("minsu")).toMatchObject([{ isSpent: false }]);
  });
});
