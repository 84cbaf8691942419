import type { Benefit, CouponTerms } from "#domain/coupon.ts";
import { dayOfThisYear } from "#domain/day-words.ts";
import { inWon } from "#domain/money.ts";

type Named = {
  terms: Omit<CouponTerms, "label" | "company">;
  /** What kinds and plans are called. */
  kindLabel(kind: string): string;
  planLabel(plan: string): string;
  /** In Korea: a day of this year is said without its year. */
  today: string;
};

/** A coupon in one sentence: `모든 생일 카드 20% 할인, 11월 30일까지, 100번`. */
export function couponInWords({ terms, kindLabel, planLabel, today }: Named): string {
  const { benefit, kinds, minimum, maximum, from, until, mostUses, mostUsesEach } = terms;
  const what = kinds ? kinds.map(kindLabel).join("·") : "카드";
  return [
    `모든 ${what} ${benefitInWords(benefit, planLabel)}`,
    maximum !== null && benefit.type === "percent" && `최대 ${inWon(maximum)}`,
    minimum > 0 && `${inWon(minimum)} 이상 주문`,
    from && `${dayOfThisYear(from, today)}부터`,
    until && `${dayOfThisYear(until, today)}까지`,
    mostUses === null ? "횟수 제한 없이" : `${mostUses.toLocaleString("ko")}번`,
    mostUsesEach !== null && `한 분에 ${mostUsesEach}번`,
  ]
    .filter(Boolean)
    .join(", ");
}

function benefitInWords(benefit: Benefit, planLabel: (plan: string) => string): string {
  switch (benefit.type) {
    case "percent":
      return `${benefit.percent}% 할인`;
    case "won":
      return `${inWon(benefit.amount)} 할인`;
    case "plan":
      return `${planLabel(benefit.plan)} 무료`;
    case "days":
      return `${benefit.days}일 연장`;
  }
}
