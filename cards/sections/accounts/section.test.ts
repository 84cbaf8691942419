import { expect, test } from "vitest";
import { contactsShown } from "#cards/engine/links.ts";
import { daysAfter } from "#domain/korean-day.ts";
import { bankNames, formatAccountNumber, isUsualNumber } from "./banks.ts";
import { bankTyped } from "./find-bank.ts";
import { hiddenFrom } from "./hidden-from.ts";
import { accounts, type BankAccount } from "./section.ts";

const account: BankAccount = {
  relation: "",
  bank: "kakao",
  number: "3333-01-1234567",
  holder: "김도현",
  payLink: "",
};

function sentences(changes: Record<string, unknown>, count = 1): string[] {
  const people = Array.from({ length: count }, () => ({ ...account, ...changes }));
  const read = accounts.content.safeParse({ title: "", text: "", groups: [{ label: "신랑측", people }] });
  return read.error?.issues.map(({ message }) => message) ?? [];
}

test.each([
  ["kakao", "3333011234567", "3333-01-1234567"],
  ["kakao", "33330112", "3333-01-12"],
  ["kakao", "3333-01-123 4567", "3333-01-1234567"],
  ["shinhan", "110123456789", "110-123-456789"],
  ["shinhan", "11012345678", "110-12-345678"],
  ["kb", "12345604123456", "123456-04-123456"],
  ["nh", "3021234567891", "302-1234-5678-91"],
  ["woori", "1002123456789", "1002-123-456789"],
  ["hana", "12345678901234", "123-456789-01234"],
  ["toss", "100012345678", "1000-1234-5678"],
  ["toss", "10001234567890", "10001234567890"],
  ["credit", "131-012-345678", "131-012-345678"],
  ["", "계좌 131--012", "131-012"],
] as const)("in %s, %s is written %s", (bank, typed, written) => {
  expect(formatAccountNumber({ bank, typed })).toBe(written);
});

test("whatever is typed, the number that results is one the form accepts", () => {
  for (const bank of ["", ...bankNames] as const) {
    for (const typed of ["", "-", "1", "12a3-", "１２３", "12345678901234", "9".repeat(16)]) {
      const number = formatAccountNumber({ bank, typed });
      expect(sentences({ bank, number })).toEqual([]);
      expect(formatAccountNumber({ bank, typed: number })).toBe(number);
    }
  }
});

test.each(["110 123", "110_123", "abc", "<b>1</b>", "1\n2"])("the number %s is refused", (number) => {
  expect(sentences({ number })).toEqual(["계좌번호는 숫자와 하이픈(-)만 쓸 수 있습니다."]);
});

test.each([
  "https://qr.kakaopay.com/Ej8abc",
  "https://link.kakaopay.com/_/abc",
  "https://toss.me/goi",
  "https://toss.im/transfer/abc",
])("the pay link %s is taken", (payLink) => {
  expect(sentences({ payLink })).toEqual([]);
});

test.each([
  "http://toss.me/goi",
  "javascript:alert(1)//toss.me",
  "data:text/html,toss.me",
  "//toss.me/goi",
  "toss.me/goi",
  "https://toss.me.evil.example/goi",
  "https://toss.me@evil.example/",
  "https://user@toss.me/goi",
  "https://toss.me:8443/goi",
  "https://evil.example/?toss.me",
  "supertoss://send",
])("the pay link %s is refused", (payLink) => {
  expect(sentences({ payLink })).toEqual([
    "카카오페이나 토스의 송금 링크를 넣어 주세요. https://로 시작합니다.",
  ]);
});

test("a group holds six accounts and a bank comes from the list", () => {
  expect(sentences({}, 6)).toEqual([]);
  expect(sentences({}, 7)).toEqual(["계좌는 한 묶음에 6개까지 넣을 수 있습니다."]);
  expect(sentences({ bank: "gringotts" })).toEqual(["은행을 목록에서 골라 주세요."]);
});

test("a group that only has names says nothing yet", () => {
  const people = [{ ...account, number: "", bank: "" as const }];
  expect(accounts.isVisible({ title: "", text: "", groups: [{ label: "신랑측", people }] })).toBe(false);
  expect(accounts.isVisible({ title: "", text: "", groups: [{ label: "", people: [account] }] })).toBe(true);
});

test.each([
  ["2027-05-22", "2027-06-22"],
  ["2027-12-20", "2028-01-20"],
  ["2028-01-30", "2028-03-01"],
])("accounts of %s are gone from %s on, on the same day as telephone numbers", (date, gone) => {
  const when = { date, time: null };
  expect(hiddenFrom({ when })).toBe(gone);
  const before = daysAfter(gone, -1);
  expect(contactsShown({ when, today: before })).toBe(true);
  expect(contactsShown({ when, today: gone })).toBe(false);
});

test("without a day they stay", () => {
  expect(hiddenFrom({ when: null })).toBeNull();
});

test.each([
  ["kb", "000000-00-000000", true],
  ["kb", "000-00-0000-000", true],
  ["kb", "000-00-0000-0", false],
  ["kakao", "3333-01-123456", false],
  ["credit", "0000-0000-00", true],
  ["credit", "0000-0000", false],
  ["", "000000000000", true],
] as const)("at %s the number %s is asked about unless it is usual: %s", (bank, number, usual) => {
  expect(isUsualNumber({ bank, number })).toBe(usual);
});

test.each([
  ["국민은행", "kb"],
  ["국민", "kb"],
  ["KB", "kb"],
  ["농협", "nh"],
  ["카카오뱅", "kakao"],
  ["ㅌㅅㅂㅋ", "toss"],
  ["은행", null],
  ["고이은행", null],
] as const)("who types %s and goes on has chosen %s", (typed, bank) => {
  expect(bankTyped(typed)).toBe(bank);
});
