import { expect, test } from "vitest";
import { wonOf } from "#domain/money.ts";
import { couponInWords } from "./coupon-words.ts";

const plain = {
  benefit: { type: "percent" as const, percent: 20 },
  kinds: null,
  minimum: wonOf(0),
  maximum: null,
  from: null,
  until: null,
  mostUses: null,
  mostUsesEach: null,
};
const words = (change: Partial<Parameters<typeof couponInWords>[0]["terms"]>) =>
  couponInWords({
    terms: { ...plain, ...change },
    kindLabel: (kind) => (kind === "birthday" ? "생일 카드" : "감사장"),
    planLabel: () => "프리미엄",
    today: "2026-11-15",
  });

test.each([
  [{}, "모든 카드 20% 할인, 횟수 제한 없이"],
  [
    { kinds: ["birthday"], until: "2026-11-30", mostUses: 100 },
    "모든 생일 카드 20% 할인, 11월 30일까지, 100번",
  ],
  [
    {
      kinds: ["birthday", "thanks"],
      benefit: { type: "won" as const, amount: wonOf(5_000) },
      minimum: wonOf(10_000),
    },
    "모든 생일 카드·감사장 5,000원 할인, 10,000원 이상 주문, 횟수 제한 없이",
  ],
  [
    { maximum: wonOf(3_000), from: "2026-12-01", until: "2027-01-31", mostUses: 1_000, mostUsesEach: 1 },
    "모든 카드 20% 할인, 최대 3,000원, 12월 1일부터, 2027년 1월 31일까지, 1,000번, 한 분에 1번",
  ],
  [{ benefit: { type: "plan" as const, plan: "premium" } }, "모든 카드 프리미엄 무료, 횟수 제한 없이"],
  [{ benefit: { type: "days" as const, days: 30 } }, "모든 카드 30일 연장, 횟수 제한 없이"],
])("a coupon is read as one sentence: %j", (change, sentence) => {
  expect(words(change)).toBe(sentence);
});
