import { type Benefit, type CouponTerms, couponTerms } from "#domain/coupon.ts";
import { readWon } from "#domain/won.ts";
import type { CouponFieldsFragment } from "#web/graphql/graphql.ts";

/** A coupon as it is typed: every number is a text, and an empty one limits nothing. */
export type CouponDraft = {
  label: string;
  type: Benefit["type"];
  /** Percent, won or days. */
  amount: string;
  plan: string;
  kinds: string[];
  minimum: string;
  maximum: string;
  from: string;
  until: string;
  mostUses: string;
  mostUsesEach: string;
  /** Of its own; drawn where it is empty. */
  code: string;
  count: string;
};

const EMPTY: CouponDraft = {
  label: "",
  type: "percent",
  amount: "",
  plan: "",
  kinds: [],
  minimum: "",
  maximum: "",
  from: "",
  until: "",
  mostUses: "",
  mostUsesEach: "1",
  code: "",
  count: "1",
};

/** A new coupon, or one on the terms of another. */
export function draftOf(like: CouponFieldsFragment | undefined): CouponDraft {
  const terms = like && couponTerms.safeParse(like);
  if (!terms?.success) return EMPTY;
  const { benefit, kinds, minimum, maximum, from, until, mostUses, mostUsesEach, label } = terms.data;
  const text = (value: number | null) => (value ? value.toLocaleString("ko") : "");
  return {
    ...EMPTY,
    label,
    type: benefit.type,
    amount: text(amountOf(benefit)),
    plan: benefit.type === "plan" ? benefit.plan : "",
    kinds: kinds ?? [],
    minimum: text(minimum),
    maximum: text(maximum),
    from: from ?? "",
    until: until ?? "",
    mostUses: text(mostUses),
    mostUsesEach: text(mostUsesEach),
  };
}

function amountOf(benefit: Benefit): number | null {
  switch (benefit.type) {
    case "percent":
      return benefit.percent;
    case "won":
      return benefit.amount;
    case "plan":
      return null;
    case "days":
      return benefit.days;
  }
}

function benefitOf({ type, amount, plan }: CouponDraft): unknown {
  const number = readWon(amount);
  switch (type) {
    case "percent":
      return { type, percent: number };
    case "won":
      return { type, amount: number };
    case "plan":
      return { type, plan };
    case "days":
      return { type, days: number };
  }
}

const problems: Partial<Record<keyof CouponDraft, string>> = {
  amount: "숫자로 적어 주세요. 할인은 100%까지입니다.",
  plan: "카드 종류를 하나 고르고, 무료로 드릴 요금제를 골라 주세요.",
  minimum: "금액을 숫자로 적어 주세요.",
  maximum: "금액을 숫자로 적어 주세요.",
  mostUses: "1부터의 숫자로 적어 주세요.",
  mostUsesEach: "1부터의 숫자로 적어 주세요.",
};

/** The terms that were typed, or what to mend, field by field. */
export function readCouponDraft(
  draft: CouponDraft,
): { terms: CouponTerms } | { problems: Record<string, string> } {
  const { kinds, from, until, label, type } = draft;
  const terms = couponTerms.safeParse({
    label,
    benefit: benefitOf(draft),
    kinds: kinds.length > 0 ? kinds : null,
    minimum: readWon(draft.minimum) ?? (draft.minimum.trim() ? undefined : 0),
    maximum: type === "percent" ? readWon(draft.maximum) : null,
    from: from || null,
    until: until || null,
    mostUses: readWon(draft.mostUses),
    mostUsesEach: readWon(draft.mostUsesEach),
    company: null,
  });
  if (terms.success) return { terms: terms.data };
  const found = terms.error.issues.map(({ path, message }) => {
    const field = path[0] === "benefit" ? (type === "plan" ? "plan" : "amount") : String(path[0]);
    return [field, problems[field as keyof CouponDraft] ?? message] as const;
  });
  return { problems: Object.fromEntries(found.toReversed()) };
}
