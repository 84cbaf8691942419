import { randomUUID } from "node:crypto";
import { daysAfter } from "#domain/korean-day.ts";
import * as operations from "#web/graphql/graphql.ts";
import type { SentCards } from "./cards.ts";
import type { Ask } from "./front-door.ts";

/** Easy to type at the checkout; one of an empty shop is nobody else's. */
export const DEMO_COUPON = "고이첫카드";

type Shop = { member: Ask; admin: Ask; cards: SentCards; today: string };

/** A card paid with a coupon, one whose transfer was confirmed, and one whose transfer is awaited. */
export async function buyPlans({ member, admin, cards, today }: Shop): Promise<void> {
  await admin(operations.AdminCreateCouponsDocument, {
    terms: {
      label: "첫 카드 20% 할인",
      benefit: { type: "percent", percent: 20 },
      until: daysAfter(today, 90),
    },
    code: DEMO_COUPON,
  });
  const wedding = await order(member, {
    card: cards.greeting.id,
    plan: "premium",
    coupon: DEMO_COUPON,
    way: "practice",
  });
  await member(operations.ConfirmPaymentDocument, {
    order: wedding.id,
    // How the practice gateway is told to say yes.
    reference: `approve.${randomUUID()}`,
    amount: wedding.total,
  });
  const event = await order(member, {
    card: cards.event.id,
    plan: "thousand",
    way: "transfer",
    depositor: "마루갤러리",
  });
  await admin(operations.AdminConfirmTransferDocument, { order: event.id, amount: event.total });
  await order(member, {
    card: cards["baby-birthday"].id,
    plan: "basic",
    way: "transfer",
    depositor: "한도윤",
  });
}

type Placing = { card: string; plan: string; coupon?: string; way: string; depositor?: string };

/** Whoever orders agrees to the sum that they were shown. */
async function order(ask: Ask, { card, plan, coupon, ...paying }: Placing) {
  const { orderQuote } = await ask(operations.OrderQuoteDocument, { card, plan, coupon });
  const placing = { card, plan, coupon, ...paying, agreed: orderQuote.total, key: randomUUID() };
  return (await ask(operations.PlaceOrderDocument, placing)).placeOrder;
}
