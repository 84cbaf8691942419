import { isNotNull } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Subject } from "#domain/member.ts";
import { forgetVouchers } from "#server/jobs/forget-vouchers.ts";
import { sendVoucherMails } from "#server/jobs/voucher-mails.ts";
import type { Database, Letter } from "#server/ports.ts";
import { companies } from "#server/store/tables/companies.ts";
import { vouchers, voucherTries } from "#server/store/tables/vouchers.ts";
import { cp949Of } from "#tests/cp949.ts";
import { emptyDatabase } from "#tests/databases.ts";
import * as operations from "#web/graphql/graphql.ts";
import { codesOf, members } from "./api-for-tests.ts";
import { giveCompany } from "./company-for-tests.ts";
import { emptyShop, newMember, type Shop, startShop } from "./order-for-tests.ts";
import { counterOf, linkIn, soldLine } from "./voucher-for-tests.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let database: Database;
let shop: Shop;
let counter: ReturnType<typeof counterOf>;
let minsu: ReturnType<Shop["buyer"]>;
beforeAll(async () => {
  database = await emptyDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await emptyShop(database);
  shop = await startShop({ database });
  counter = counterOf(shop);
  minsu = shop.buyer("minsu");
});

const kept = () => database.orm.select().from(vouchers);

describe("registering", () => {
  const HEADER = "상품주문번호,주문번호,구매자명,구매자연락처,상품명,수량,주문상태";
  const file = (...rows: string[]) => cp949Of([HEADER, ...rows].join("\r\n"));

  test("a list of orders is read without changing anything, and registered as it was shown", async () => {
    const { productOrder } = await counter.sell();
    const { data } = await counter.read(
      file(
        `A1,N1,홍길동,010-1111-2222,초대장 베이직,2,발송대기`,
        `${productOrder},N2,김,010-1111-2222,초대장 베이직,1,발송대기`,
        `A3,N3,이,010-1111-3333,종이 봉투,1,발송대기`,
        `A4,N4,박,010-1111-4444,선물,1,취소`,
      ),
    );
    const { ready, problems, skipped } =
      data.adminReadVoucherCsv as operations.AdminReadVoucherCsvQuery["adminReadVoucherCsv"];
    expect(ready).toMatchObject([
      { line: 2, buyer: "홍길동", digits: "2222", label: "초대장 · 베이직", quantity: 2 },
    ]);
    expect(problems).toMatchObject([{ line: 4, productOrder: "A3" }]);
    expect(skipped).toMatchObject([
      { line: 3, reason: "이미 등록된 주문입니다." },
      { line: 5, reason: "취소되었거나 반품된 주문입니다." },
    ]);
    expect(await kept()).toHaveLength(1);

    const lines = ready.map(({ line: _line, label: _label, ...sold }) => sold);
    const { made } = (await counter.register(lines)).data.adminRegisterVouchers;
    const links: string[] = made.map(({ link }: { link: string }) => link);
    expect(links).toEqual(
      Array(2).fill(expect.stringMatching(/^http:\/\/goi\.test\/login\/smart-store\/[0-9a-z]{24}$/)),
    );
    expect(new Set(links).size).toBe(2);
    // Who reads the database finds no link in it.
    const rows = JSON.stringify(await kept());
    for (const link of links) expect(rows).not.toContain(linkIn(link));
    const again = (await counter.register(lines)).data.adminRegisterVouchers;
    expect(again).toEqual({ made: [], known: ["A1"] });
    expect(await kept()).toHaveLength(3);
  });

  test("a workbook, a file without columns and one that is too large say what to do", async () => {
    expect(codesOf(await counter.read(Uint8Array.of(0x50, 0x4b, 3, 4)))).toEqual(["FILE_TYPE"]);
    expect((await counter.read(cp949Of("가,나\n1,2"))).errors?.[0]?.extensions.fields).toHaveProperty("file");
    expect(codesOf(await counter.read(new Uint8Array(281 * 1_024)))).toEqual(["FILE_TOO_LARGE"]);
  });

  test("is all or nothing, and every mistake is named by its field", async () => {
    const wrong: [string, Partial<operations.SoldVoucherInput>][] = [
      ["productOrder", { productOrder: " \u0000 " }],
      ["buyer", { buyer: "" }],
      ["digits", { digits: "12" }],
      ["product", { product: "present-basic" }],
      ["quantity", { quantity: 0 }],
    ];
    for (const [field, change] of wrong) {
      const answer = await counter.register([soldLine(), soldLine(change)]);
      expect(Object.keys(answer.errors?.[0]?.extensions.fields ?? {})).toEqual([field]);
    }
    expect(
      codesOf(await counter.register(Array.from({ length: 11 }, () => soldLine({ quantity: 100 })))),
    ).toEqual(["INVALID"]);
    expect(await kept()).toEqual([]);
  });

  test("is for admins, as are the list, taking back and new links", async () => {
    const { id } = await counter.sell();
    const asks: [{ toString(): string }, object][] = [
      [operations.AdminRegisterVouchersDocument, { vouchers: [soldLine()] }],
      [operations.AdminReadVoucherCsvDocument, { file: "" }],
      [operations.AdminVouchersDocument, {}],
      [operations.AdminVoucherProductsDocument, {}],
      [operations.AdminCancelVoucherDocument, { id }],
      [operations.AdminRenewVoucherLinkDocument, { id }],
    ];
    for (const [operation, variables] of asks) {
      expect(codesOf(await counter.ask(operation, { variables, token: "minsu" }))).toEqual(["FORBIDDEN"]);
      expect(codesOf(await counter.ask(operation, { variables }))).toEqual(["AUTH_REQUIRED"]);
    }
    expect(await kept()).toMatchObject([{ cancelledAt: null }]);
  });

  test("the list is found by state and by number, page by page", async () => {
    const first = await counter.sell({ order: "N-1" });
    shop.api.pass(MINUTE);
    const second = await counter.sell();
    await counter.claim("minsu", second.link);
    const list = async (variables: object) =>
      (await counter.asAdmin(operations.AdminVouchersDocument, variables)).data.adminVouchers;
    expect((await list({ state: "USED" })).vouchers).toMatchObject([{ id: second.id, state: "USED" }]);
    expect((await list({ number: "N-1" })).vouchers).toMatchObject([{ id: first.id, state: "OPEN" }]);
    expect((await list({ number: second.productOrder })).vouchers).toHaveLength(1);
    const page = await list({ first: 1 });
    expect(page.vouchers).toMatchObject([{ id: second.id }]);
    expect(await list({ first: 1, after: page.next })).toMatchObject({
      vouchers: [{ id: first.id }],
      next: null,
    });
  });
});

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
    shop.api.pass(10 * MINUTE);
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
    shop.api.pass(10 * MINUTE);
    expect(await guess(62, "10.0.0.1")).toBe("VOUCHER_UNKNOWN");
  });
});

describe("taking", () => {
  test("puts the credit on the account, once; asking again is answered alike, and a letter tells of it", async () => {
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
    const letters: Letter[] = [];
    const post = {
      ...shop.parts,
      identity: { email: async () => "minsu@example.com" },
      mail: { send: async (letter: Letter) => void letters.push(letter) },
      origin: "https://goi.example",
    };
    expect(await sendVoucherMails(post)).toEqual({ sent: 1, failed: 0 });
    expect(await sendVoucherMails(post)).toEqual({ sent: 0, failed: 0 });
    expect(letters).toMatchObject([{ to: "minsu@example.com" }]);
    expect(letters[0]?.text).toContain("‘초대장 · 베이직’ 이용권");
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
    const yearAgo = new Date(shop.api.clock.now().getTime() - 365 * DAY);
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
    expect(shop.letters.at(-1)?.text).toContain("스토어 이용권: 10,000원");
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
    shop.api.pass(DAY);
    await shop.expire();
    expect(await counter.mine("minsu")).toMatchObject([{ isSpent: false }]);
  });
});
