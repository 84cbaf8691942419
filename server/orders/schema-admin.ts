import { mayKeepAccounts } from "#domain/access.ts";
import { Refusal } from "#domain/refusal.ts";
import { idSent } from "#domain/sent-uuid.ts";
import { actingOf, admin, provedAdmin } from "#server/admin/access.ts";
import { readReason, writeAudit } from "#server/admin/admin.ts";
import { builder } from "#server/graphql/builder.ts";
import type { Context } from "#server/graphql/context.ts";
import { pageSize, paginate } from "#server/graphql/pagination.ts";
import { orderSent } from "./access.ts";
import { orderCursor } from "./cursor.ts";
import { endOrder } from "./end-order.ts";
import { withSeats } from "./mutations.ts";
import { wayOf } from "./order-parts.ts";
import { confirmPayment } from "./pay-order.ts";
import { refundAsAdmin } from "./refund-order.ts";
import { BankAccountObject, OrderObject, OrderPage, OrderStateEnum } from "./schema.ts";
import { listOrders, type OrderRow } from "./store.ts";

/** Who confirms, cancels and gives back, for the books. */
function accountant(context: Context) {
  return { by: "admin" as const, ...actingOf(context) };
}

/** Anybody's order, for an admin. */
async function anyOrder(context: Context, sent: string): Promise<OrderRow> {
  const order = await orderSent(context, sent);
  if (!order) throw new Refusal("NOT_FOUND");
  return order;
}

const OrderWait = builder.enumType("OrderWait", {
  description: "What an admin has to do about an order.",
  values: {
    TRANSFER: { value: "transfer", description: "To look whether its transfer has come." },
    REFUND: { value: "refund", description: "To send its money back." },
  } as const,
});

builder.queryField("adminOrders", (t) =>
  t.field({
    access: admin(mayKeepAccounts),
    type: OrderPage,
    description: "For admins: everybody's orders, the last placed first.",
    args: {
      first: t.arg.int({ description: "At most 100." }),
      after: t.arg.string(),
      state: t.arg({ type: OrderStateEnum }),
      waits: t.arg({ type: OrderWait }),
      coupon: t.arg.id({ description: "Only those that carry it." }),
    },
    async resolve(_root, { first, after, state, waits, coupon }, context) {
      const size = pageSize(first);
      const rows = await listOrders(context.database.orm, {
        state: state ?? undefined,
        waits: waits ?? undefined,
        coupon: coupon == null ? undefined : idSent(coupon),
        after: orderCursor.read(after),
        limit: size + 1,
      });
      return paginate(rows, { size, next: orderCursor.write });
    },
  }),
);

builder.mutationFields((t) => ({
  adminConfirmTransfer: t.field({
    access: provedAdmin(mayKeepAccounts),
    type: OrderObject,
    description:
      "For admins: a transfer has come, by id or number. Another amount than the order's is refused.",
    args: { order: t.arg.id({ required: true }), amount: t.arg.int({ required: true }) },
    async resolve(_root, { order: sent, amount }, context) {
      const actor = accountant(context);
      const order = await anyOrder(context, sent);
      if (order.way === "none" || !wayOf(context, order).isByHand) throw new Refusal("NOT_FOUND");
      const reference = order.number;
      return withSeats(context, await confirmPayment(context, { order, reference, amount, actor }));
    },
  }),
  adminRefundOrder: t.field({
    access: provedAdmin(mayKeepAccounts),
    type: OrderObject,
    description:
      "For admins: gives money back, or says that a transfer was sent back. Also beyond the 7 days.",
    args: { order: t.arg.id({ required: true }), reason: t.arg.string({ required: true }) },
    async resolve(_root, { order: sent, reason }, context) {
      const actor = { ...accountant(context), reason: readReason(reason) };
      return refundAsAdmin(context, { order: await anyOrder(context, sent), actor });
    },
  }),
  adminCancelOrder: t.field({
    access: provedAdmin(mayKeepAccounts),
    type: OrderObject,
    description: "For admins: ends an order whose transfer does not come; its coupon can be used again.",
    args: { order: t.arg.id({ required: true }), reason: t.arg.string({ required: true }) },
    async resolve(_root, { order: sent, reason }, context) {
      const actor = { ...accountant(context), reason: readReason(reason) };
      return endOrder(context, { order: await anyOrder(context, sent), action: "cancel", actor });
    },
  }),
  adminReadRefundAccount: t.field({
    access: provedAdmin(mayKeepAccounts),
    type: BankAccountObject,
    description: "For admins: where a transfer goes back to. That it was read is written down.",
    args: { order: t.arg.id({ required: true }) },
    async resolve(_root, { order: sent }, context) {
      const acting = actingOf(context);
      const { id, refundAccount } = await anyOrder(context, sent);
      if (!refundAccount) throw new Refusal("NOT_FOUND");
      const { orm: tx } = context.database;
      await writeAudit(context, { tx, acting, act: "read-account", noun: "order", subject: id });
      return refundAccount;
    },
  }),
}));
