import { mayOrder } from "#domain/access.ts";
import { ownerOf } from "#domain/member.ts";
import { Refusal } from "#domain/refusal.ts";
import { cardOwner, grantedCard } from "#server/cards/access.ts";
import { anybody } from "#server/graphql/access.ts";
import { builder } from "#server/graphql/builder.ts";
import { type Context, memberOf } from "#server/graphql/context.ts";
import type { Payments } from "#server/ports.ts";
import { boughtName, productName } from "./order-parts.ts";
import { type OrderQuote, offersFor, type PlanOffer, quoteOrder } from "./quote-order.ts";

export const OrderPurposeEnum = builder.enumType("OrderPurpose", {
  description: "A first plan, a dearer one, or the same once more.",
  values: {
    FIRST: { value: "first" },
    UPGRADE: { value: "upgrade" },
    EXTENSION: { value: "extension" },
  } as const,
});

const PayWay = builder.objectRef<Payments>("PayWay").implement({
  description: "A way to pay that is offered here.",
  fields: (t) => ({
    name: t.exposeString("way"),
    label: t.exposeString("label"),
    isPractice: t.exposeBoolean("isPractice", { description: "No money moves: say so plainly." }),
    isByHand: t.exposeBoolean("isByHand", {
      description: "Paid by transfer, in a depositor's name, and confirmed by an admin.",
    }),
  }),
});

type Paying = { kind: string; plan: string };

const PayingVoucher = builder.objectRef<Paying>("PayingVoucher").implement({
  description: "What was bought in a shop and pays for an order, or for a part of it. It counts by itself.",
  fields: (t) => ({
    label: t.string({
      description: "What it was bought for: 모바일 카드 · 베이직.",
      resolve: (voucher, _args, context) => boughtName(context, voucher),
    }),
  }),
});

const OrderPlan = builder.objectRef<PlanOffer>("OrderPlan").implement({
  description: "A plan as it is sold for one card. Amounts are whole won, VAT included.",
  fields: (t) => ({
    name: t.string({ resolve: ({ plan }) => plan.name }),
    label: t.string({ resolve: ({ plan }) => plan.label }),
    photos: t.int({ resolve: ({ plan }) => plan.photos }),
    guests: t.int({ nullable: true, resolve: ({ plan }) => plan.guests ?? null }),
    listPrice: t.int({ resolve: ({ plan }) => plan.won }),
    price: t.int({
      nullable: true,
      description: "What is to be paid without a coupon; null where the card has a better plan.",
      resolve: ({ price }) => price?.price ?? null,
    }),
    purpose: t.field({
      type: OrderPurposeEnum,
      nullable: true,
      resolve: ({ price }) => price?.purpose ?? null,
    }),
    isBrought: t.boolean({
      description: "Whether another order brings it for nothing.",
      resolve: ({ includedIn }) => includedIn !== null,
    }),
    voucher: t.expose("voucher", { type: PayingVoucher, nullable: true }),
    problem: t.exposeString("problem", {
      nullable: true,
      description: "Why it is not for this card, in a sentence for its maker.",
    }),
  }),
});

const CouponRefusal = builder.objectRef<{ code: string; message: string }>("CouponRefusal").implement({
  fields: (t) => ({ code: t.exposeString("code"), sentence: t.exposeString("message") }),
});

const OrderQuoteObject = builder.objectRef<OrderQuote>("OrderQuote").implement({
  description: "What is to be paid, as the server reckons it. Amounts are whole won, VAT included.",
  fields: (t) => ({
    name: t.string({
      resolve: ({ kind, plan, card }) => productName({ kind, plan, occasion: card.occasion }),
    }),
    purpose: t.expose("purpose", { type: OrderPurposeEnum }),
    listPrice: t.exposeInt("listPrice"),
    credit: t.exposeInt("credit", {
      description:
        "What was paid for the plan before, what a voucher pays, or all of it where another order brings the card.",
    }),
    voucher: t.expose("voucher", { type: PayingVoucher, nullable: true }),
    discount: t.exposeInt("discount"),
    total: t.exposeInt("total"),
    extraDays: t.exposeInt("extraDays", { description: "Days that are added to the card's period." }),
    openUntil: t.expose("openUntil", {
      type: "DateTime",
      nullable: true,
      description:
        "When the card's page goes once this is paid, for one that is not out yet as if it were published now; null where it stays.",
    }),
    planUntil: t.expose("planUntil", {
      type: "DateTime",
      nullable: true,
      description: "When the plan is over, reckoned likewise; null where it lasts as long as the page.",
    }),
    couponLabel: t.string({ nullable: true, resolve: ({ coupon }) => coupon?.label ?? null }),
    couponRefusal: t.field({
      type: CouponRefusal,
      nullable: true,
      description: "Why the coupon does not count; the sums are without it.",
      // Not the error itself, which would refuse the whole answer.
      resolve: ({ couponRefusal: no }) => no && { code: no.code, message: no.message },
    }),
  }),
});

/** Whoever guesses codes is slowed down; nobody types ten coupons a minute. */
export async function refuseGuessing(context: Context, coupon: string | null | undefined): Promise<void> {
  const code = coupon?.trim();
  if (!code) return;
  const retryAfterSeconds = await context.couponTries({ owner: ownerOf(memberOf(context)), code });
  if (retryAfterSeconds > 0) throw new Refusal("RATE_LIMITED", { limit: "coupon", retryAfterSeconds });
}

builder.queryFields((t) => ({
  payWays: t.field({
    access: anybody,
    type: [PayWay],
    resolve: (_root, _args, { payments }) => [...payments],
  }),
  orderPlans: t.field({
    access: cardOwner("card", mayOrder),
    type: [OrderPlan],
    description: "The plans that are sold for a card of the member's; none where it costs nothing.",
    args: { card: t.arg.id({ required: true }) },
    resolve: (_root, _args, context) =>
      offersFor(context, { member: memberOf(context), card: grantedCard(context) }),
  }),
  orderQuote: t.field({
    access: cardOwner("card", mayOrder),
    type: OrderQuoteObject,
    description:
      "What a plan costs for a card. A coupon that does not fit says why, and the sums go on without it.",
    args: {
      card: t.arg.id({ required: true }),
      plan: t.arg.string({ required: true }),
      coupon: t.arg.string(),
    },
    async resolve(_root, { plan, coupon }, context) {
      await refuseGuessing(context, coupon);
      return quoteOrder(context, { member: memberOf(context), card: grantedCard(context), plan, coupon });
    },
  }),
}));
