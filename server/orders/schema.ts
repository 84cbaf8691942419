import { mayOrder, mayUseOrder } from "#domain/access.ts";
import { cardId } from "#domain/card-id.ts";
import { readableCode } from "#domain/coupon.ts";
import { ownerOf } from "#domain/member.ts";
import { taxOf, type Won } from "#domain/money.ts";
import { refundEndsAt, whyNoRefund } from "#domain/order.ts";
import { Refusal } from "#domain/refusal.ts";
import { cardOwner, grantedCard } from "#server/cards/access.ts";
import { findCard } from "#server/cards/public.ts";
import { CardType } from "#server/cards/schema.ts";
import { readCoupon } from "#server/coupons/public.ts";
import { member } from "#server/graphql/access.ts";
import { batchByCard } from "#server/graphql/batch-loader.ts";
import { builder } from "#server/graphql/builder.ts";
import { type Context, memberOf } from "#server/graphql/context.ts";
import { pageSize, paginate } from "#server/graphql/pagination.ts";
import { grantedOrder, orderOwner } from "./access.ts";
import { orderCursor } from "./cursor.ts";
import { boughtName, isPaidInShop, wayOf } from "./order-parts.ts";
import { findLivePayment, type PaymentRow } from "./payments-store.ts";
import { refundFacts } from "./refund-order.ts";
import { OrderPurposeEnum } from "./schema-quote.ts";
import { findPendingOf, listOrders, listPendingOf, type OrderRow } from "./store.ts";

export const OrderStateEnum = builder.enumType("OrderState", {
  values: {
    PENDING: { value: "pending" },
    PAID: { value: "paid" },
    REFUNDED: { value: "refunded" },
    CANCELLED: { value: "cancelled" },
    EXPIRED: { value: "expired" },
  } as const,
});

type Account = { bank: string; number: string; holder: string };

export const BankAccountObject = builder.objectRef<Account>("BankAccount").implement({
  fields: (t) => ({
    bank: t.exposeString("bank"),
    number: t.exposeString("number"),
    holder: t.exposeString("holder"),
  }),
});

type Paid = { order: OrderRow; payment?: PaymentRow };

const Receipt = builder.objectRef<Paid>("Receipt").implement({
  description: "What a receipt says besides the order and who runs the service.",
  fields: (t) => ({
    supply: t.int({ description: "공급가액", resolve: ({ order }) => taxOf(order.total).supply }),
    vat: t.int({ description: "부가세", resolve: ({ order }) => taxOf(order.total).vat }),
    method: t.string({ nullable: true, resolve: ({ payment }) => payment?.method ?? null }),
    url: t.string({
      nullable: true,
      description: "The provider's own receipt.",
      resolve: ({ payment }) => payment?.receiptUrl ?? null,
    }),
  }),
});

const RefundTerms = builder
  .objectRef<{ until: Date | null; problem: string | null }>("RefundTerms")
  .implement({
    description: "In full, within 7 days of paying, as long as the card was not published.",
    fields: (t) => ({
      until: t.expose("until", { type: "DateTime", nullable: true }),
      problem: t.exposeString("problem", {
        nullable: true,
        description: "Why it is not given back, in a sentence for the buyer; null where it is.",
      }),
    }),
  });

export const OrderObject = builder.objectRef<OrderRow>("Order").implement({
  description: "An order, for its buyer. Amounts are whole won, VAT included.",
  fields: (t) => ({
    id: t.exposeID("id"),
    number: t.exposeString("number", { description: "For people: G-261115-7K3FX." }),
    state: t.expose("state", { type: OrderStateEnum }),
    name: t.string({
      description: "What was bought: 모바일 청첩장 · 프리미엄.",
      resolve: (order, _args, context) => boughtName(context, order),
    }),
    kind: t.exposeString("kind"),
    plan: t.exposeString("plan"),
    purpose: t.expose("purpose", { type: OrderPurposeEnum }),
    card: t.field({
      type: CardType,
      nullable: true,
      description: "Null where it was removed, or handed over to somebody else.",
      async resolve({ card: id, owner }, _args, { database, member }) {
        const card = id ? await findCard(database.orm, id) : undefined;
        return card && (card.owner === owner || member?.isAdmin) ? card : null;
      },
    }),
    listPrice: t.exposeInt("listPrice"),
    credit: t.exposeInt("credit"),
    discount: t.exposeInt("discount"),
    total: t.exposeInt("total"),
    coupon: t.string({
      nullable: true,
      resolve: async ({ coupon }, _args, { database }) => {
        const found = coupon && (await readCoupon(database.orm, coupon));
        return found ? readableCode(found.code) : null;
      },
    }),
    isPaidInShop: t.boolean({
      description: "Whether the credit is a voucher's.",
      resolve: isPaidInShop,
    }),
    extraDays: t.exposeInt("extraDays"),
    way: t.exposeString("way", { description: "`none` where nothing was to be paid." }),
    depositor: t.exposeString("depositor", { nullable: true }),
    account: t.field({
      type: BankAccountObject,
      nullable: true,
      description: "Where a transfer goes, as long as it is waited for.",
      resolve: ({ state, way }, _args, { config }) =>
        state === "pending" && way === "transfer" ? (config.bank ?? null) : null,
    }),
    placedAt: t.expose("placedAt", { type: "DateTime" }),
    payBy: t.expose("expiresAt", { type: "DateTime", description: "Until when it waits for its money." }),
    isUncertain: t.boolean({
      description:
        "Whether somebody was asked for its money and has not answered yet: nobody should pay again.",
      resolve: async ({ id, state }, _args, { database }) =>
        state === "pending" && (await findLivePayment(database.orm, id))?.state === "begun",
    }),
    paidAt: t.expose("paidAt", { type: "DateTime", nullable: true }),
    endedAt: t.expose("endedAt", { type: "DateTime", nullable: true }),
    refundAskedAt: t.expose("refundAskedAt", { type: "DateTime", nullable: true }),
    refundedAt: t.expose("refundedAt", { type: "DateTime", nullable: true }),
    refund: t.field({
      type: RefundTerms,
      resolve: async (order, _args, { database, clock, kinds }) => ({
        until: order.paidAt && refundEndsAt(order.paidAt),
        problem: whyNoRefund(await refundFacts(database.orm, { order, kinds }), clock.now()),
      }),
    }),
    receipt: t.field({
      type: Receipt,
      nullable: true,
      description: "Null before it is paid.",
      resolve: async (order, _args, { database }) =>
        order.paidAt ? { order, payment: await findLivePayment(database.orm, order.id) } : null,
    }),
    brings: t.int({
      description: "Further cards that cost nothing with it and were not taken yet.",
      resolve: ({ state, includedCards, includedCardsUsed }) =>
        state === "paid" ? includedCards - includedCardsUsed : 0,
    }),
  }),
});

export const OrderPage = builder.objectRef<{ page: OrderRow[]; next: string | null }>("OrderPage").implement({
  fields: (t) => ({
    orders: t.expose("page", { type: [OrderObject] }),
    next: t.exposeString("next", { nullable: true, description: "For `after`; null on the last page." }),
  }),
});

const pendingOf = batchByCard(({ database }, cards) => listPendingOf(database.orm, cards));

builder.objectFields(CardType, (t) => ({
  pendingOrder: t.field({
    type: OrderObject,
    nullable: true,
    description: "The one order of the card that waits for its owner's money.",
    async resolve({ id, owner }, _args, context) {
      const pending = await pendingOf(context, id);
      return pending.find((order) => order.owner === owner) ?? null;
    },
  }),
}));

builder.queryFields((t) => ({
  pendingOrder: t.field({
    access: cardOwner("card", mayOrder),
    type: OrderObject,
    nullable: true,
    description: "The one order of a card that waits for its money.",
    args: { card: t.arg.id({ required: true }) },
    async resolve(_root, _args, context) {
      const card = grantedCard(context);
      const pending = await findPendingOf(context.database.orm, card.id);
      return pending && mayUseOrder(memberOf(context), pending) ? pending : null;
    },
  }),
  myOrders: t.field({
    access: member,
    type: OrderPage,
    description: "The member's orders, the last placed first.",
    args: {
      first: t.arg.int({ description: "At most 100." }),
      after: t.arg.string(),
      card: t.arg.id({ description: "Only those of one card." }),
    },
    async resolve(_root, { first, after, card }, context) {
      const owner = ownerOf(memberOf(context));
      const size = pageSize(first);
      const known = card == null ? undefined : cardId.safeParse(card).data;
      if (card != null && !known) throw new Refusal("NOT_FOUND");
      const rows = await listOrders(context.database.orm, {
        owner,
        card: known,
        after: orderCursor.read(after),
        limit: size + 1,
      });
      return paginate(rows, { size, next: orderCursor.write });
    },
  }),
  myOrder: t.field({
    access: orderOwner("id"),
    type: OrderObject,
    description: "By its id or its number.",
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, _args, context) => grantedOrder(context),
  }),
}));

/** What the payer's browser needs to go on. */
export async function cardOpeningOf(context: Context, order: OrderRow): Promise<Record<string, string>> {
  const way = wayOf(context, order);
  const amount: Won = order.total;
  const payer = memberOf(context).id;
  return way.open({ id: order.id, amount, name: boughtName(context, order), payer });
}
