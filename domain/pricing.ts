import { type CouponTerms, reliefOf } from "#domain/coupon.ts";
import { type Won, without, wonOf } from "#domain/money.ts";
import { EXTENSION_DAYS } from "#domain/order.ts";

/** A first plan, a dearer one, or the same once more. */
export const orderPurposes = ["first", "upgrade", "extension"] as const;
export type OrderPurpose = (typeof orderPurposes)[number];

type Priced = { name: string; won: number };
type Wanted = {
  plan: Priced;
  /** The plan that was paid for already. */
  has: Priced | null;
  /** Whether another order brought this card. */
  isBrought: boolean;
};

export type Price = {
  purpose: OrderPurpose;
  listPrice: Won;
  /** What was paid for the plan before, or all where another order brought the card. */
  credit: Won;
  /** What is to be paid without a coupon. */
  price: Won;
};

/** What a plan costs for a card. Null where the card has a better one. */
export function priceOf({ plan, has, isBrought }: Wanted): Price | null {
  const listPrice = wonOf(plan.won);
  if (!has) {
    const credit = isBrought ? listPrice : wonOf(0);
    return { purpose: "first", listPrice, credit, price: without(listPrice, credit) };
  }
  if (has.name === plan.name) {
    return { purpose: "extension", listPrice, credit: wonOf(0), price: listPrice };
  }
  if (has.won >= plan.won) return null;
  const credit = wonOf(has.won);
  return { purpose: "upgrade", listPrice, credit, price: without(listPrice, credit) };
}

export type Total = Price & { discount: Won; total: Won; extraDays: number };

/** The whole sum, with a coupon that was found to fit. */
export function totalOf(price: Price, coupon: Pick<CouponTerms, "benefit" | "maximum"> | null): Total {
  const none = { discount: wonOf(0), extraDays: 0 };
  const { discount, extraDays } = coupon ? reliefOf(coupon, price.price) : none;
  const bought = price.purpose === "extension" ? EXTENSION_DAYS : 0;
  return { ...price, discount, total: without(price.price, discount), extraDays: bought + extraDays };
}
