import { z } from "zod";
import { HOUR_MS } from "#domain/duration.ts";
import { daysAfter, endOfDay, koreanDay } from "#domain/korean-day.ts";
import type { OrderPurpose } from "#domain/pricing.ts";
import { Refusal } from "#domain/refusal.ts";

/** Names an order in addresses and to those who take payments. Nobody can guess one. */
export type OrderId = string & z.BRAND<"OrderId">;
export const orderId = z
  .string()
  .regex(/^[\w-]{20}$/)
  .brand<"OrderId">();

/** 120 bits: one letter of base64url holds six. */
export const ORDER_ID_BYTES = 15;

export const orderStates = ["pending", "paid", "refunded", "cancelled", "expired"] as const;
export type OrderState = (typeof orderStates)[number];

export const orderActions = ["pay", "cancel", "expire", "refund"] as const;
export type OrderAction = (typeof orderActions)[number];

/**
 * What each action makes of an order in each state; what is not here is refused. An action that is repeated after its
 * answer got lost finds the order where it should be.
 */
const life: Record<OrderState, Partial<Record<OrderAction, OrderState>>> = {
  pending: { pay: "paid", cancel: "cancelled", expire: "expired" },
  paid: { pay: "paid", refund: "refunded" },
  refunded: { refund: "refunded" },
  cancelled: { cancel: "cancelled" },
  expired: { expire: "expired" },
};

/** What somebody reads who asks for what an order in this state does not do. */
const standing: Record<OrderState, string> = {
  pending: "아직 결제되지 않은 주문입니다.",
  paid: "이미 결제된 주문입니다. 그만두시려면 환불을 신청해 주세요.",
  refunded: "이미 환불된 주문입니다.",
  cancelled: "취소된 주문입니다. 결제된 금액은 없습니다. 새로 주문해 주세요.",
  expired: "결제 기한이 지난 주문입니다. 결제된 금액은 없습니다. 새로 주문해 주세요.",
};

/** The state an action leads to; refuses what the table does not have. */
export function nextOrderState(state: OrderState, action: OrderAction): OrderState {
  const next = life[state][action];
  if (!next) throw new Refusal("CONFLICT", { sentence: standing[state] });
  return next;
}

/** Whether an action makes something else of an order in this state. */
export function orderLeads(state: OrderState, action: OrderAction): boolean {
  return (life[state][action] ?? state) !== state;
}

/** How orders are paid; `none` where there is nothing to pay. */
export const payWays = ["none", "transfer", "toss", "practice"] as const;
export type PayWay = (typeof payWays)[number];

export const UNPAID_HOURS = 24;
export const REFUND_DAYS = 7;
/** What ordering the same plan again adds. */
export const EXTENSION_DAYS = 365;

/** Until when an order waits for its money. */
export function unpaidEndsAt(placedAt: Date): Date {
  return new Date(placedAt.getTime() + UNPAID_HOURS * HOUR_MS);
}

/** Seven days after the day of paying, until midnight in Korea. */
export function refundEndsAt(paidAt: Date): Date {
  return endOfDay(daysAfter(koreanDay(paidAt), REFUND_DAYS));
}

type Refundable = {
  state: OrderState;
  paidAt: Date | null;
  refundAskedAt: Date | null;
  /** When the card was first seen by guests; null while it was not, or where the card is gone. */
  publishedAt: Date | null;
  /** Whether a later order of the card counts on this one. */
  isBuiltUpon: boolean;
  /** Whether the card is somebody else's by now. */
  isHandedOver: boolean;
  /** Whether files without our mark were fetched that this order pays for. */
  isPrinted: boolean;
  /** Cards that were taken out of those this order includes. */
  includedCardsUsed: number;
};

/** Why an order is not given back; null where it is. In full, within 7 days, as long as nobody saw the card. */
export function whyNoRefund(order: Refundable, now: Date): string | null {
  if (order.state !== "paid" || !order.paidAt) return standing[order.state];
  if (order.refundAskedAt) return "환불을 이미 신청하셨습니다. 처리되는 대로 메일로 알려 드립니다.";
  if (order.isBuiltUpon) return "이 카드에는 뒤에 하신 주문이 있습니다. 나중 주문부터 환불해 주세요.";
  if (order.includedCardsUsed > 0) {
    return "이 주문에 담긴 무료 카드를 이미 쓰셨습니다. 그 주문을 먼저 환불해 주세요.";
  }
  if (order.isPrinted) return "표시 없는 인쇄 파일을 이미 받으신 주문이라 환불되지 않습니다.";
  if (order.isHandedOver) return "다른 분께 건넨 카드의 주문은 환불되지 않습니다.";
  if (order.publishedAt) return "공개한 카드의 주문은 환불되지 않습니다.";
  if (now >= refundEndsAt(order.paidAt)) return `환불은 결제하신 뒤 ${REFUND_DAYS}일까지 할 수 있습니다.`;
  return null;
}

/** What one paid order gives its card. */
export type Given = { plan: string; listPrice: number; extraDays: number };

/** What all paid orders of a card give it together: the dearest plan, and every day that was added. */
export function rightsOf(orders: readonly Given[]): { plan: string | null; extraDays: number } {
  const dearest = orders.reduce<Given | null>(
    (best, order) => (best && best.listPrice >= order.listPrice ? best : order),
    null,
  );
  return {
    plan: dearest?.plan ?? null,
    extraDays: orders.reduce((all, { extraDays }) => all + extraDays, 0),
  };
}

type Prints = Given & { purpose: OrderPurpose; prints: number };

/** How many prints paid orders give a card: those of its plan, and of every order of the same once more. */
export function printsOf(orders: readonly Prints[]): number {
  const { plan } = rightsOf(orders);
  const own = orders.find((order) => order.plan === plan && order.purpose !== "extension");
  const more = orders.filter(({ purpose }) => purpose === "extension");
  return more.reduce((all, { prints }) => all + prints, own?.prints ?? 0);
}

/** As bank statements show it; longer ones are cut there. */
const DEPOSITOR_MAX = 20;

/** In whose name a transfer comes: by it an admin finds it among the others. */
export const depositor = z
  .string()
  .transform((typed) => typed.normalize("NFC").replaceAll(/\s+/g, " ").trim())
  .refine((name) => name.length > 0, { error: "입금하시는 분의 이름을 적어 주세요." })
  .refine((name) => [...name].length <= DEPOSITOR_MAX, {
    error: `입금자 이름은 ${DEPOSITOR_MAX}자까지 쓸 수 있습니다.`,
  });

/** Where money that came by transfer goes back to. */
export const refundAccount = z.object({
  bank: z.string().trim().min(1, "은행을 골라 주세요.").max(20, "은행 이름을 확인해 주세요."),
  number: z
    .string()
    .transform((typed) => typed.replaceAll(/[\s-]/g, ""))
    .refine((digits) => /^\d{8,20}$/.test(digits), { error: "계좌번호를 숫자로 적어 주세요." }),
  holder: depositor,
});
export type RefundAccount = z.infer<typeof refundAccount>;
