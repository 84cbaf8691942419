import { mayKeepAccounts } from "#domain/access.ts";
import { cleanText, lengthOf } from "#domain/guest-text.ts";
import { Refusal } from "#domain/refusal.ts";
import { wayOf } from "#server/flows/order-parts.ts";
import { confirmPayment } from "#server/flows/pay-order.ts";
import { refundAsAdmin } from "#server/flows/refund-order.ts";
import { listOrders, type OrderRow } from "#server/store/orders.ts";
import { builder } from "./builder.ts";
import { type Context, memberOf } from "./context.ts";
import { Order, OrderPage, OrderState, orderSent } from "./order.ts";
import { withSeats } from "./order-changes.ts";
import { pageOf, pageSize, readOrderPlace, writeOrderPlace } from "./page.ts";

/** A line in the books. */
const MAX_REASON = 200;

/** Refuses everybody but admins; says who acts, for the books. */
function accountant(context: Context) {
  const member = memberOf(context);
  if (!mayKeepAccounts(member)) throw new Refusal("FORBIDDEN");
  return { by: "admin" as const, admin: member.id };
}

/** Anybody's order, for an admin. */
async function anyOrder(context: Context, sent: string): Promise<OrderRow> {
  const order = await orderSent(context, sent);
  if (!order) throw new Refusal("NOT_FOUND");
  return order;
}

function readReason(sent: string): string {
  const reason = cleanText(sent);
  if (reason && lengthOf(reason) <= MAX_REASON) return reason;
  throw new Refusal("INVALID", { fields: { reason: `이유를 ${MAX_REASON}자까지 적어 주세요.` } });
}

builder.queryField("adminOrders", (t) =>
  t.field({
    type: OrderPage,
    description: "For admins: everybody's orders, the last placed first.",
    args: {
      first: t.arg.int({ description: "At most 100." }),
      after: t.arg.string(),
      state: t.arg({ type: OrderState }),
    },
    async resolve(_root, { first, after, state }, context) {
      accountant(context);
      const size = pageSize(first);
      const rows = await listOrders(context.database.orm, {
        state: state ?? undefined,
        after: after ? readOrderPlace(after) : undefined,
        limit: size + 1,
      });
      return pageOf(rows, { size, next: writeOrderPlace });
    },
  }),
);

builder.mutationFields((t) => ({
  adminConfirmTransfer: t.field({
    type: Order,
    description:
      "For admins: a transfer has come, by id or number. Another amount than the order's is refused.",
    args: { order: t.arg.id({ required: true }), amount: t.arg.int({ required: true }) },
    async resolve(_root, { order: sent, amount }, context) {
      const word = accountant(context);
      const order = await anyOrder(context, sent);
      if (order.way === "none" || !wayOf(context, order).isByHand) throw new Refusal("NOT_FOUND");
      const reference = order.number;
      return withSeats(context, await confirmPayment(context, { order, reference, amount, word }));
    },
  }),
  adminRefundOrder: t.field({
    type: Order,
    description:
      "For admins: gives money back, or says that a transfer was sent back. Also beyond the 7 days.",
    args: { order: t.arg.id({ required: true }), reason: t.arg.string({ required: true }) },
    async resolve(_root, { order: sent, reason }, context) {
      const word = { ...accountant(context), reason: readReason(reason) };
      return refundAsAdmin(context, { order: await anyOrder(context, sent), word });
    },
  }),
}));
