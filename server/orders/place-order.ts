import { createHash, randomBytes } from "node:crypto";
import { type Member, ownerOf } from "#domain/member.ts";
import { depositor as depositorRule, ORDER_ID_BYTES, orderId, unpaidEndsAt } from "#domain/order.ts";
import { ORDER_NUMBER_BYTES, orderNumberOf } from "#domain/order-number.ts";
import { Refusal } from "#domain/refusal.ts";
import { keySent } from "#domain/sent-uuid.ts";
import type { CardRow } from "#server/cards/public.ts";
import { takeUse } from "#server/coupons/public.ts";
import type { Orm } from "#server/ports.ts";
import { spendVoucher } from "#server/vouchers/public.ts";
import { logOrderEvent } from "./log-order-event.ts";
import { markPaid } from "./mark-paid.ts";
import { type OrderParts, waySent } from "./order-parts.ts";
import { type OrderQuote, quoteOrder } from "./quote-order.ts";
import {
  findPendingOf,
  findPlaced,
  insertOrder,
  type NewOrder,
  type OrderRow,
  takeIncludedCard,
} from "./store.ts";

/** Two orders of a day hardly ever draw the same number; this often they never do. */
const TRIES = 5;

export type OrderRequest = {
  card: CardRow;
  plan: string;
  coupon?: string | null;
  way?: string | null;
  depositor?: string | null;
  /** The total that the buyer saw and agreed to. It decides nothing but whether to go on. */
  agreed: number;
  /** A UUID of the buyer's: asking again with it places no second order. */
  key: string;
};

/** Somebody else was first with the number, the key, the card, or the voucher. */
class Clash extends Error {}

/** An order as the server reckons it. Where nothing is to be paid it is paid at once. */
export async function placeOrder(
  parts: OrderParts,
  asked: OrderRequest & { member: Member },
  tries = TRIES,
): Promise<OrderRow> {
  const { database } = parts;
  const key = keySent(asked.key);
  try {
    // On one connection from the first look to the last actor: where many order at once, each waits for it once.
    return await database.orm.transaction((orm) =>
      computeAndPlace({ ...parts, database: { ...database, orm } }, { ...asked, key }),
    );
  } catch (error) {
    // Refused perhaps for what the same key, sent twice at once, took between our first look and this.
    const placedMeanwhile = error instanceof Refusal && (await beforeUnder(parts, { ...asked, key }));
    if (placedMeanwhile) return placedMeanwhile;
    if (!(error instanceof Clash) || tries === 1) throw error;
    return placeOrder(parts, asked, tries - 1);
  }
}

async function computeAndPlace(
  parts: OrderParts,
  asked: OrderRequest & { member: Member },
): Promise<OrderRow> {
  const { orm } = parts.database;
  const placedBefore = await beforeUnder(parts, asked);
  if (placedBefore) return placedBefore;
  await refuseSecond(orm, asked.card);
  const quote = await quoteOrder(parts, asked);
  if (quote.couponRefusal) throw quote.couponRefusal;
  if (quote.total !== asked.agreed) {
    throw new Refusal("PAYMENT_AMOUNT", {
      sentence: "그사이 금액이 바뀌었습니다. 새 금액을 확인하고 다시 주문해 주세요.",
    });
  }
  return place(orm, { ...parts, quote, terms: { ...asked, ...paidBy(parts, { quote, asked }) } });
}

type Terms = OrderRequest & { member: Member } & ReturnType<typeof paidBy>;
type Placing = Pick<OrderParts, "clock" | "kinds"> & { quote: OrderQuote; terms: Terms };

/** The order with all that it takes, or nothing of it. */
async function place(tx: Orm, { quote, terms, ...parts }: Placing): Promise<OrderRow> {
  const { coupon, includedIn, voucher } = quote;
  if (coupon) {
    const { id, mostUsesEach } = coupon;
    const outcome = await takeUse(tx, { coupon: id, owner: ownerOf(terms.member), mostUsesEach });
    if (outcome !== "taken") throw new Refusal(outcome === "used" ? "COUPON_USED" : "COUPON_USED_UP");
  }
  if (includedIn && !(await takeIncludedCard(tx, includedIn.id))) throw new Refusal("CONFLICT");
  const now = parts.clock.now();
  const order = await insertOrder(tx, rowOf({ quote, terms, now }));
  if (!order) throw new Clash();
  const spending = voucher && { id: voucher.id, owner: ownerOf(terms.member), order: order.id };
  if (spending && !(await spendVoucher(tx, spending))) throw new Clash();
  await logOrderEvent(tx, { order: order.id, event: "place", at: now, actor: { by: "member" } });
  if (order.total > 0) return order;
  return (await markPaid(tx, { ...parts, order, actor: { by: "member" } })) ?? order;
}

function rowOf({ quote, terms, now }: { quote: OrderQuote; terms: Terms; now: Date }): NewOrder {
  const { card, kind, plan, coupon, includedIn } = quote;
  const { purpose, listPrice, credit, discount, total, extraDays } = quote;
  return {
    id: orderId.parse(randomBytes(ORDER_ID_BYTES).toString("base64url")),
    number: orderNumberOf(now, randomBytes(ORDER_NUMBER_BYTES)),
    owner: ownerOf(terms.member),
    card: card.id,
    kind: kind.name,
    occasion: card.occasion,
    plan: plan.name,
    purpose,
    listPrice,
    credit,
    discount,
    total,
    extraDays,
    coupon: coupon?.id ?? null,
    includedIn: includedIn?.id ?? null,
    includedCards: plan.includes?.count ?? 0,
    way: terms.way,
    depositor: terms.depositor,
    state: "pending",
    key: terms.key,
    fingerprint: fingerprintOf(terms),
    placedAt: now,
    expiresAt: unpaidEndsAt(now),
  };
}

/** How it is paid: not at all where nothing is to be paid. */
function paidBy(parts: OrderParts, { quote, asked }: { quote: OrderQuote; asked: OrderRequest }) {
  if (quote.total === 0) return { way: "none" as const, depositor: null };
  const { way, isByHand } = waySent(parts, asked.way ?? "");
  if (!isByHand) return { way, depositor: null };
  const depositor = depositorRule.safeParse(asked.depositor ?? "");
  if (depositor.success) return { way, depositor: depositor.data };
  throw new Refusal("INVALID", { fields: { depositor: depositor.error.issues[0]?.message ?? "" } });
}

/** What was placed under this idempotency key; refuses the key for another order. */
async function beforeUnder({ database }: OrderParts, asked: OrderRequest & { member: Member }) {
  const placed = await findPlaced(database.orm, { owner: ownerOf(asked.member), key: asked.key });
  if (placed && placed.fingerprint !== fingerprintOf(asked)) throw new Refusal("IDEMPOTENCY_KEY_REUSED");
  return placed;
}

async function refuseSecond(orm: Orm, { id }: CardRow): Promise<void> {
  if (!(await findPendingOf(orm, id))) return;
  throw new Refusal("CONFLICT", {
    sentence: "이 카드에는 결제를 기다리는 주문이 있습니다. 그 주문을 이어서 결제하시거나 취소해 주세요.",
  });
}

function fingerprintOf({ card, plan, coupon, agreed }: OrderRequest): string {
  const said = [card.id, plan, coupon?.trim() ?? "", agreed];
  return createHash("sha256").update(JSON.stringify(said)).digest("base64url");
}
