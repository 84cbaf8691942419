import iconv from "iconv-lite";
import { beforeEach, describe, expect, test } from "vitest";
import { vouchers } from "#server/database/tables/vouchers.ts";
import { codesOf } from "#server/graphql/api-for-tests.ts";
import { database, openShop, shop } from "#server/orders/shop-for-tests.ts";
import * as operations from "#web/graphql/graphql.ts";
import { counterOf, linkIn, soldLine } from "./voucher-for-tests.ts";

let counter: ReturnType<typeof counterOf>;

openShop();
beforeEach(() => {
  counter = counterOf(shop);
});

const kept = () => database.orm.select().from(vouchers);

describe("registering", () => {
  const HEADER = "상품주문번호,주문번호,구매자명,구매자연락처,상품명,수량,주문상태";
  const file = (...rows: string[]) => iconv.encode([HEADER, ...rows].join("\r\n"), "cp949");

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
    expect(
      (await counter.read(iconv.encode("가,나\n1,2", "cp949"))).errors?.[0]?.extensions.fields,
    ).toHaveProperty("file");
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

  test("and everything an admin does to a voucher stands in the audit log", async () => {
    const { id } = await counter.sell();
    await counter.asAdmin(operations.AdminRenewVoucherLinkDocument, { id });
    await counter.asAdmin(operations.AdminCancelVoucherDocument, { id });
    const { data } = await counter.asAdmin(operations.AdminAuditDocument, { noun: "voucher", subject: id });
    const { entries } = data.adminAudit as operations.AdminAuditQuery["adminAudit"];
    expect(entries.map(({ act, reason }) => [act, reason])).toEqual([
      ["cancel", null],
      ["renew_link", null],
      ["create", "1장"],
    ]);
  });

  test("the list is found by state and by number, page by page", async () => {
    const first = await counter.sell({ order: "N-1" });
    shop.api.pass(60_000);
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
