import { type CouponTerms, reliefOf } from "#domain/coupon.ts";
import { lesser, type Won, without, wonOf } from "#domain/money.ts";
import { EXTENSION_DAYS } from "#domain/order.ts";

/** A first plan, a dearer one, or the same once more. */
export const orderPurposes = ["first", "upgrade", "extension"] as const;
export type OrderPurpose = (typeof orderPurposes)[number];

type Priced = { name: string; won: number };
type Wanted = {
  plan: Priced;
  /** The plan that was paid for already. */
  has: Priced | null;
  /** Whether another order includes this card. */
  isIncluded: boolean;
  /** The plan that a voucher of the buyer's is for. */
  voucher?: Priced | null;
};

export type Price = {
  purpose: OrderPurpose;
  listPrice: Won;
  /** What was paid before: for an earlier plan, for the order that includes the card, or in a shop. */
  credit: Won;
  /** What is to be paid without a coupon. */
  price: Won;
};

/** What a plan costs for a card. Null where the card has a better one. */
export function priceOf({ plan, has, isIncluded, voucher }: Wanted): Price | null {
  const listPrice = wonOf(plan.won);
  if (!has) {
    const credit = isIncluded ? listPrice : worthOf(voucher, listPrice);
    return { purpose: "first", listPrice, credit, price: without(listPrice, credit) };
  }
  if (has.name === plan.name) {
    const credit = worthOf(voucher, listPrice);
    return { purpose: "extension", listPrice, credit, price: without(listPrice, credit) };
  }
  if (has.won >= plan.won) return null;
  const credit = wonOf(has.won);
  return { purpose: "upgrade", listPrice, credit, price: without(listPrice, credit) };
}

function worthOf(voucher: Priced | null | undefined, listPrice: Won): Won {
  return voucher ? lesser(wonOf(voucher.won), listPrice) : wonOf(0);
}

/**
 * Which of a buyer's vouchers pays for a plan: the dearest that is not worth more. None pays for a difference to an
 * earlier plan, since the rest of it would be lost, and none for a smaller plan than its own.
 */
export function voucherFor<Voucher extends { worth: Priced }>(
  vouchers: readonly Voucher[],
  { plan, has }: Pick<Wanted, "plan" | "has">,
): Voucher | null {
  if (has && has.name !== plan.name) return null;
  return vouchers
    .filter(({ worth }) => worth.won <= plan.won)
    .reduce<Voucher | null>(
      (best, voucher) => (best && best.worth.won >= voucher.worth.won ? best : voucher),
      null,
    );
}

export type Total = Price & { discount: Won; total: Won; extraDays: number };

/** The whole sum, with a coupon that was found to fit. */
export function totalOf(price: Price, coupon: Pick<CouponTerms, "benefit" | "maximum"> | null): Total {
  const none = { discount: wonOf(0), extraDays: 0 };
  const { discount, extraDays } = coupon ? reliefOf(coupon, price.price) : none;
  const bought = price.purpose === "extension" ? EXTENSION_DAYS : 0;
  return { ...price, discount, total: without(price.price, discount), extraDays: bought + extraDays };
}
