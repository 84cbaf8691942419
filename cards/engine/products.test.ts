import { expect, test } from "vitest";
import { kinds } from "#cards/kinds/kinds.ts";
import { productBought } from "#domain/voucher-product.ts";
import { productsOf } from "./products.ts";

const products = productsOf(kinds);
const bought = (name: string, option?: string) => productBought(products, { name, option })?.code;

test("every plan that costs something is a product, and is known by its own label and code", () => {
  expect(products).toHaveLength(kinds.flatMap(({ plans }) => plans.filter(({ won }) => won > 0)).length);
  for (const { code, label } of products) {
    expect(bought(label)).toBe(code);
    expect(productBought(products, { name: "봄맞이 특가", code: ` ${code.toUpperCase()} ` })?.code).toBe(
      code,
    );
  }
});

test.each([
  ["[고이] 모바일청첩장 (프리미엄)", undefined, "greeting-premium"],
  ["고이 모바일 청첩장 제작 (베이직/프리미엄)", "요금제: 베이직", "greeting-basic"],
  ["모바일 청첩장", "상품 선택: 프리미엄 / 색상: 화이트", "greeting-premium"],
  ["돌잔치 초대장 모바일 제작", undefined, "baby-birthday-basic"],
  ["아기 첫돌카드 베이직", undefined, "baby-birthday-basic"],
  ["팔순 초대장", undefined, "birthday-basic"],
  ["생일 포토카드 10장", undefined, "photo-ten"],
  ["포토카드", "수량: 1장", "photo-one"],
  ["세미나 초대장", "1,000명", "event-thousand"],
  ["행사초대장 프로그램 안내 100명", undefined, "event-hundred"],
  ["개인 홈페이지 프로", undefined, "site-pro"],
  ["결혼식 감사 인사", undefined, "thanks-basic"],
])("‘%s’ with the option %s is %s", (name, option, code) => expect(bought(name, option)).toBe(code));

test.each([
  ["모바일 청첩장", undefined],
  ["모바일 청첩장 베이직 프리미엄 세트", undefined],
  ["생일 카드 프리미엄", undefined],
  ["생일 카드와 청첩장 베이직", undefined],
  ["행사 초대장 1,100명", undefined],
  ["부고", undefined],
  ["종이 봉투", "베이직"],
  ["", undefined],
])("‘%s’ with the option %s is nothing that we know, and is not guessed", (name, option) =>
  expect(bought(name, option)).toBeUndefined(),
);
