import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { CardContent } from "#cards/engine/card.ts";
import type { Kind } from "#cards/engine/kind.ts";
import { defineSection, type Section } from "#cards/engine/section.ts";
import { type CouponTerms, couponCode } from "#domain/coupon.ts";
import { type Member, subject } from "#domain/member.ts";
import { wonOf } from "#domain/money.ts";
import { createPracticePayments } from "#server/adapters/payments-practice.ts";
import { createTransferPayments } from "#server/adapters/payments-transfer.ts";
import { makerOn, note, present, saying } from "#server/cards/card-for-tests.ts";
import { insertCoupon, readCoupon } from "#server/coupons/store.ts";
import { postOn } from "#server/emails/post-for-tests.ts";
import { party } from "#server/entries/entry-for-tests.ts";
import { createEventBus } from "#server/event-bus.ts";
import { type Answer, members, now, startApi } from "#server/graphql/api-for-tests.ts";
import type { Database, Files, Payments } from "#server/ports.ts";
import type { OrderFieldsFragment } from "#web/graphql/graphql.ts";
import * as operations from "#web/graphql/graphql.ts";
import { orderTemplate } from "./emails.ts";
import { expireOrders } from "./expire-orders.ts";
import { handlePaymentWebhook } from "./handle-payment-webhook.ts";
import { reconcilePayments } from "./reconcile-payments.ts";

const pictures = defineSection({
  name: "pictures",
  label: "사진",
  content: z.object({ photos: z.array(z.object({ key: z.string() })) }),
  empty: { photos: [] },
  isVisible: () => false,
  upgrades: [],
});

/** A made-up kind with two plans, the dearer of which brings a gift. */
export const invitation: Kind = {
  ...note,
  name: "invitation",
  label: "초대장",
  sections: [...note.sections, pictures as Section],
  plans: [
    { name: "basic", label: "베이직", won: 10_000, photos: 2, days: null },
    {
      name: "premium",
      label: "프리미엄",
      won: 25_000,
      photos: 60,
      days: 365,
      includes: { kind: "gift", plan: "basic", count: 1 },
    },
  ],
};
export const gift: Kind = {
  ...note,
  name: "gift",
  label: "선물",
  plans: [{ name: "basic", label: "베이직", won: 5_000, photos: 30, days: null }],
};

/** A page that stays for nothing, and for a year without our mark. */
export const home: Kind = {
  ...note,
  name: "home",
  label: "홈페이지",
  staysOpen: () => true,
  plans: [
    { name: "free", label: "무료", won: 0, photos: 30, days: null },
    { name: "pro", label: "프로", won: 20_000, photos: 30, days: null, lasts: 365 },
  ],
};

/** Something to print, alone or as a series of three. */
export const postcard: Kind = {
  ...note,
  name: "postcard",
  label: "엽서",
  plans: [
    { name: "basic", label: "한 장", won: 10_000, photos: 30, days: null, prints: 1 },
    { name: "more", label: "네 장", won: 15_000, photos: 30, days: null, prints: 4 },
  ],
  async print(content, cards) {
    const numbers = cards === "one" ? [1] : [1, 2, 3];
    const said = JSON.stringify(content.sections);
    return {
      ...{ name: "엽서", width: 100, height: 148, bleed: 3 },
      cards: numbers.map((number) => ({ front: [], back: [], look: `${said} ${number}` })),
    };
  },
};

/** A party for few, and one for more with somebody at the door. */
export const feast: Kind = {
  ...party,
  plans: [
    { name: "few", label: "두 명", won: 10_000, photos: 30, days: null, guests: 2, hasCheckIn: false },
    { name: "more", label: "세 명", won: 15_000, photos: 30, days: null, guests: 3 },
  ],
};

/** Content of an invitation with so many photos of our own. */
export function withPhotos(count: number): CardContent {
  const { sections, ...content } = saying("초대합니다", { date: "2027-05-22" });
  const photos = Array.from({ length: count }, (_, at) => ({ key: `art/${at}` }));
  return { ...content, sections: { ...sections, pictures: { photos } } };
}

export const bank = { bank: "고이은행", number: "110-123-456789", holder: "고이" };

export type OrderAnswer = Answer & { order: OrderFieldsFragment };

/** A coupon with all limits off but those that are given. */
export async function giveCoupon(database: Database, change: Partial<CouponTerms> & { code?: string } = {}) {
  const { code = randomUUID().slice(0, 13), ...terms } = change;
  const id = randomUUID();
  await insertCoupon(database.orm, {
    id,
    code: couponCode.parse(code),
    label: "시험 쿠폰",
    benefit: { type: "percent", percent: 20 },
    kinds: null,
    minimum: wonOf(0),
    maximum: null,
    from: null,
    until: null,
    mostUses: null,
    mostUsesEach: null,
    company: null,
    createdBy: "admin" as never,
    createdAt: now,
    ...terms,
  });
  return { id, code, used: async () => (await readCoupon(database.orm, id))?.used };
}

/** Adds a member whom this API knows by a token of their own. */
export function newMember(token: string): Member {
  const member = { ...members.minsu, id: subject.parse(randomUUID()), username: token } as Member;
  members[token] = member;
  return member;
}

type Options = {
  database: Database;
  /** What stands between us and the gateway. */
  around?(payments: Payments): Payments;
  /** Where photos lie; most tests have none. */
  files?: Files;
  /** Kinds of cards besides the made-up ones. */
  more?: readonly Kind[];
};

/** The API with a practice gateway and transfers, its jobs, and e-mails that can be read. */
export async function startShop({ database, around = (payments) => payments, files, more = [] }: Options) {
  const clock = { now: () => api.clock.now() };
  const gateway = createPracticePayments({ database, clock });
  const payments = [around(gateway), createTransferPayments(bank)];
  const kinds = [invitation, gift, feast, present, home, postcard, ...more];
  const events = createEventBus({ database });
  const api = await startApi({ database, files, payments, kinds, bank, events });
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const parts = { database, clock, kinds, payments, events, log };
  for (const way of new Set([gateway, ...payments])) way.watch((order) => handlePaymentWebhook(parts, order));
  const email = async () => "buyer@example.com";
  const post = postOn({ database, clock, kinds, config: { bank }, templates: [orderTemplate], email });
  return {
    api,
    gateway,
    parts,
    messages: post.messages,
    expire: () => expireOrders(parts),
    reconcile: () => reconcilePayments(parts),
    mail: post.send,
    buyer: (token: string) => buyerOn(api, token),
  };
}
/** Forgets everything that was bought, and what with. */
export async function emptyShop(database: Database): Promise<void> {
  const tables = [
    "email_outbox",
    "vouchers",
    "voucher_tries",
    "payments",
    "practice_charges",
    "orders",
    "coupons",
    "companies",
    "cards",
  ];
  await database.run(tables.map((table) => `delete from ${table}`).join("; "));
}

export type Shop = Awaited<ReturnType<typeof startShop>>;

type Placing = {
  card: string;
  plan?: string;
  coupon?: string;
  way?: string;
  depositor?: string;
  agreed?: number;
  key?: string;
};

/** A client of the API in the name of the member with this token, who buys. */
export function buyerOn(api: Awaited<ReturnType<typeof startApi>>, token: string) {
  const maker = makerOn(() => api, token);
  async function ask(operation: { toString(): string }, variables?: unknown): Promise<OrderAnswer> {
    const answer = await maker.ask(operation, variables);
    const [order] = Object.values(answer.data ?? {}) as OrderFieldsFragment[];
    return { ...answer, order: order as OrderFieldsFragment };
  }
  const buyer = {
    ...maker,
    ask,
    async card(kind = "invitation") {
      return (await maker.create({ kind, content: saying("초대합니다", { date: "2027-05-22" }) })).card.id;
    },
    plans: async (card: string) =>
      (await ask(operations.OrderPlansDocument, { card })).data
        .orderPlans as operations.OrderPlansQuery["orderPlans"],
    quote: async (wanted: { card: string; plan?: string; coupon?: string }) => {
      const answer = await ask(operations.OrderQuoteDocument, { plan: "basic", ...wanted });
      return { ...answer, quote: answer.data?.orderQuote as operations.OrderQuoteQuery["orderQuote"] };
    },
    place: ({ agreed = 10_000, ...wanted }: Placing) =>
      ask(operations.PlaceOrderDocument, {
        plan: "basic",
        way: "practice",
        key: randomUUID(),
        agreed,
        ...wanted,
      }),
    confirm: (
      order: { id: string; total: number },
      change: { mode?: string; reference?: string; amount?: number } = {},
    ) => {
      const { mode = "approve", reference = `${mode}.${randomUUID()}`, amount = order.total } = change;
      return ask(operations.ConfirmPaymentDocument, { order: order.id, reference, amount });
    },
    cancel: (id: string) => ask(operations.CancelOrderDocument, { id }),
    refund: (id: string, account?: object) => ask(operations.RefundOrderDocument, { id, account }),
    order: async (id: string) => (await ask(operations.MyOrderDocument, { id })).order,
    async paid(wanted: Placing): Promise<OrderFieldsFragment> {
      const { order } = await buyer.place(wanted);
      return order.state === "PAID" ? order : (await buyer.confirm(order)).order;
    },
  };
  return buyer;
}
