import { expect, test } from "vitest";
import { readOrders } from "#domain/voucher-orders.ts";
import type { Product } from "#domain/voucher-product.ts";

const products: Product[] = [
  {
    code: "greeting-basic",
    label: "모바일 카드 · 베이직",
    kind: "greeting",
    plan: "basic",
    kindNames: ["청첩장"],
    planNames: ["베이직"],
  },
];
const read = (text: string) => readOrders(text, { products });

/** As the seller centre writes it, with columns that are nobody's business here. */
const HEADER =
  "상품주문번호,주문번호,배송속성,구매자명,구매자ID,수취인명,주문상태,클레임상태,상품명,옵션정보,수량,구매자연락처,수취인연락처1";
const row = (number: string, change: Record<string, string> = {}) => {
  const cells: Record<string, string> = {
    상품주문번호: number,
    주문번호: "2026111500001",
    구매자명: "홍길동",
    구매자ID: "hong****",
    수취인명: "김수취",
    주문상태: "발송대기",
    상품명: '"[고이] 모바일 청첩장, 베이직"',
    수량: "1",
    구매자연락처: "010-1234-5678",
    수취인연락처1: "010-9999-9999",
    ...change,
  };
  return HEADER.split(",")
    .map((name) => cells[name] ?? "")
    .join(",");
};
const reasons = (...rows: string[]) =>
  read([HEADER, ...rows].join("\r\n")).map((line) => (line.is === "new" ? line.sold.quantity : line.reason));

test("a line of the seller centre's list is a voucher for its buyer, not for who receives it", () => {
  expect(read(`${HEADER}\r\n${row("2026111512345671")}\r\n`)).toEqual([
    {
      line: 2,
      is: "new",
      productOrder: "2026111512345671",
      label: "모바일 카드 · 베이직",
      sold: {
        productOrder: "2026111512345671",
        order: "2026111500001",
        buyer: "홍길동",
        digits: "5678",
        product: "greeting-basic",
        quantity: 1,
      },
    },
  ]);
});

test("columns come in any order, after notices, and in the words of a list made by hand", () => {
  const lines = read(
    '고이 주문 목록,,,,\n"수량","휴대전화 뒷자리","상품","이름","주문번호"\n2,0012,청첩장,유나,A-1\n',
  );
  expect(lines).toMatchObject([
    { line: 3, is: "new", sold: { productOrder: "A-1", digits: "0012", buyer: "유나", quantity: 2 } },
  ]);
});

test("what was taken back or not paid is skipped; who thought better of it keeps it", () => {
  const told = reasons(
    row("1", { 주문상태: "취소" }),
    row("2", { 주문상태: "배송중", 클레임상태: "반품 요청" }),
    row("3", { 주문상태: "미결제" }),
    row("4", { 클레임상태: "취소철회" }),
    row("4"),
  );
  expect(told).toEqual([
    "취소되었거나 반품된 주문입니다.",
    "취소되었거나 반품된 주문입니다.",
    "아직 결제되지 않은 주문입니다.",
    1,
    "5번째 줄에 같은 상품주문번호가 있습니다.",
  ]);
});

test("each bad line is named with its reason, and the good ones stay", () => {
  const lines = read(
    [
      HEADER,
      row("1", { 상품명: "종이 봉투" }),
      row("2", { 구매자연락처: "0502-1234-5678" }),
      row("3", { 구매자연락처: "010-12" }),
      row("4", { 수량: "0" }),
      row("5", { 수량: "두 개" }),
      row("6", { 구매자명: " " }),
      row("2.02611E+15"),
      row("", { 주문번호: "" }),
      row('="2026111512345679"', { 구매자연락처: "1012345678", 수량: "3" }),
    ].join("\n"),
  );
  expect(lines.map((line) => [line.line, line.is === "new" ? "" : line.reason.slice(0, 16)])).toEqual([
    [2, "‘종이 봉투’: 어느 카드의 "],
    [3, "안심번호라 구매하신 분이 뒷자"],
    [4, "연락처에서 마지막 네 자리를 "],
    [5, "수량은 1부터 적을 수 있습니"],
    [6, "수량은 숫자로 적어 주세요."],
    [7, "구매하신 분의 이름이 없습니다"],
    [8, "상품주문번호가 엑셀에서 지수로"],
    [9, "상품주문번호를 적어 주세요."],
    [10, ""],
  ]);
  expect(lines.at(-1)).toMatchObject({
    sold: { productOrder: "2026111512345679", digits: "5678", quantity: 3 },
  });
});

test("a file without the columns says which are missing", () => {
  expect(() => read("")).toThrow("입력하신 내용을 확인해 주세요.");
  const refused = () => {
    try {
      return read("상품주문번호,상품명,구매자명\n1,2,3");
    } catch (error) {
      return error;
    }
  };
  expect(refused()).toMatchObject({
    details: { fields: { file: "주문 목록에 이 열이 있어야 합니다: 구매자연락처" } },
  });
});
