import { mayOrder } from "#domain/access.ts";
import { nextOrderState } from "#domain/order.ts";
import { Refusal } from "#domain/refusal.ts";
import { cardOwner, rereadCard } from "#server/cards/access.ts";
import { findCard } from "#server/cards/public.ts";
import { settleSeats } from "#server/entries/actions.ts";
import { builder } from "#server/graphql/builder.ts";
import { type Context, memberOf } from "#server/graphql/context.ts";
import { grantedOrder, orderOwner } from "./access.ts";
import { endOrder } from "./end-order.ts";
import { wayOf } from "./order-parts.ts";
import { confirmPayment } from "./pay-order.ts";
import { placeOrder } from "./place-order.ts";
import { refundOrder } from "./refund-order.ts";
import { cardOpeningOf, OrderObject } from "./schema.ts";
import { refuseGuessing } from "./schema-quote.ts";
import type { OrderRow } from "./store.ts";

/** Longer ones no provider gives. */
const MAX_REFERENCE = 200;
const member = { by: "member" as const };

const RefundAccountInput = builder.inputType("RefundAccountInput", {
  fields: (t) => ({
    bank: t.string({ required: true }),
    number: t.string({ required: true }),
    holder: t.string({ required: true }),
  }),
});

builder.mutationFields((t) => ({
  placeOrder: t.field({
    access: cardOwner("card", mayOrder),
    type: OrderObject,
    description: "An order at the server's own price. Where nothing is to be paid it is paid at once.",
    args: {
      card: t.arg.id({ required: true }),
      plan: t.arg.string({ required: true }),
      coupon: t.arg.string(),
      way: t.arg.string({ description: "One of `payWays`; not needed where nothing is to be paid." }),
      depositor: t.arg.string({ description: "In whose name a transfer comes." }),
      agreed: t.arg.int({
        required: true,
        description:
          "The total that the buyer saw. Another one than the server's is refused as PAYMENT_AMOUNT.",
      }),
      key: t.arg.id({
        required: true,
        description: "A UUID of the caller's for this order: asking again with it places no second one.",
      }),
    },
    async resolve(_root, { card: _card, ...asked }, context) {
      await refuseGuessing(context, asked.coupon);
      return context.orderLimit(async () => {
        // Read anew: who waited for the turn may have changed or given away the card meanwhile.
        const card = await rereadCard(context);
        const order = await placeOrder(context, { ...asked, card, member: memberOf(context) });
        return order.state === "paid" ? withSeats(context, order) : order;
      });
    },
  }),
  openPayment: t.field({
    access: orderOwner("order"),
    type: "JSON",
    description: "What the browser needs to let the buyer pay: the names are the way's own.",
    args: { order: t.arg.id({ required: true }) },
    async resolve(_root, _args, context) {
      const order = grantedOrder(context);
      if (nextOrderState(order.state, "pay") === order.state) throw paidAlready();
      return cardOpeningOf(context, order);
    },
  }),
  confirmPayment: t.field({
    access: orderOwner("order"),
    type: OrderObject,
    description:
      "Takes the money that the buyer agreed to. Asked again it answers with the same order. PAYMENT_UNCERTAIN: ask again a little later, and do not pay again.",
    args: {
      order: t.arg.id({ required: true }),
      reference: t.arg.string({
        required: true,
        description: "The provider's name for it; Toss: paymentKey.",
      }),
      amount: t.arg.int({ required: true, description: "As the provider told it to the browser." }),
    },
    async resolve(_root, { reference, amount }, context) {
      const order = grantedOrder(context);
      if (order.state === "pending" && wayOf(context, order).isByHand) throw new Refusal("FORBIDDEN");
      if (!reference || reference.length > MAX_REFERENCE) {
        throw new Refusal("INVALID", { fields: { reference: "결제 정보를 확인하지 못했습니다." } });
      }
      return withSeats(context, await confirmPayment(context, { order, reference, amount, actor: member }));
    },
  }),
  cancelOrder: t.field({
    access: orderOwner("id"),
    type: OrderObject,
    description: "Ends an order that is not paid; its coupon can be used again.",
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, _args, context) =>
      endOrder(context, { order: grantedOrder(context), action: "cancel", actor: member }),
  }),
  refundOrder: t.field({
    access: orderOwner("id"),
    type: OrderObject,
    description:
      "Gives the money back, in full. What came by transfer goes to the account that is named here; an admin sends it.",
    args: { id: t.arg.id({ required: true }), account: t.arg({ type: RefundAccountInput }) },
    resolve: (_root, { account }, context) =>
      refundOrder(context, { order: grantedOrder(context), account, actor: member }),
  }),
}));

function paidAlready(): Refusal {
  return new Refusal("CONFLICT", { sentence: "이미 결제된 주문입니다." });
}

/** A larger plan may have seats for those who wait. */
export async function withSeats(context: Context, order: OrderRow): Promise<OrderRow> {
  const card = order.card ? await findCard(context.database.orm, order.card) : undefined;
  if (card?.liveVersion) await settleSeats(context, card);
  return order;
}
