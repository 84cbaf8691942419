import type { Kind } from "#cards/engine/kind.ts";
import { kinds } from "#cards/kinds/kinds.ts";
import { couponTerms } from "#domain/coupon.ts";
import { couponInWords } from "#domain/coupon-words.ts";
import { koreanDay } from "#domain/korean-day.ts";
import type { CouponFieldsFragment } from "#web/graphql/graphql.ts";
import { knownKind } from "#web/my-cards/known-kind.ts";

type Terms = Parameters<typeof couponInWords>[0]["terms"];

/** Terms as they are said here, with what kinds and plans are called. */
export function termsInWords(terms: Terms): string {
  const named = kinds.filter(({ name }) => terms.kinds?.includes(name) ?? true);
  const plans = named.flatMap((kind: Kind) => kind.plans);
  return couponInWords({
    terms,
    kindLabel: (kind) => knownKind(kind)?.label ?? kind,
    planLabel: (plan) => plans.find(({ name }) => name === plan)?.label ?? plan,
    today: koreanDay(new Date()),
  });
}

/** The same of a coupon that the server told of; empty where it is of a newer make than this page. */
export function couponInList(coupon: CouponFieldsFragment): string {
  const terms = couponTerms.safeParse(coupon);
  return terms.success ? termsInWords(terms.data) : "";
}
