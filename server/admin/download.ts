import { z } from "zod";
import { mayKeepAccounts } from "#domain/access.ts";
import { csvOf } from "#domain/csv.ts";
import { endOfDay, instant, koreanDay } from "#domain/korean-day.ts";
import type { OrderState } from "#domain/order.ts";
import { Refusal } from "#domain/refusal.ts";
import { builder } from "#server/graphql/builder.ts";
import { boughtName } from "#server/orders/order-parts.ts";
import { listOrdersBetween, type OrderRow } from "#server/orders/public.ts";
import { actingOf, provedAdmin } from "./access.ts";
import { readReason, writeAudit } from "./admin.ts";

/** A busy month; a spreadsheet and a phone bear it. */
const MOST_ROWS = 20_000;

const days = z
  .object({ from: z.iso.date("날짜를 골라 주세요."), until: z.iso.date("날짜를 골라 주세요.") })
  .refine(({ from, until }) => from <= until, {
    path: ["until"],
    error: "끝나는 날이 시작하는 날보다 앞에 있습니다.",
  });

const states: Record<OrderState, string> = {
  pending: "결제 대기",
  paid: "결제 완료",
  refunded: "환불 완료",
  cancelled: "취소",
  expired: "기한 지남",
};
const HEADS = [
  "주문 번호",
  "주문한 날",
  "상품",
  "상태",
  "정가",
  "할인",
  "결제 금액",
  "결제한 날",
  "환불한 날",
  "입금자",
];

function readDays(sent: { from: string; until: string }) {
  const read = days.safeParse(sent);
  if (read.success) return read.data;
  const fields = read.error.issues.map(({ path, message }) => [String(path[0]), message]);
  throw new Refusal("INVALID", { fields: Object.fromEntries(fields) });
}

const dayOf = (moment: Date | null) => (moment ? koreanDay(moment) : "");

builder.mutationField("adminDownloadOrders", (t) =>
  t.string({
    access: provedAdmin(mayKeepAccounts),
    description:
      "For admins: the orders of some days for a spreadsheet, with payers' names. Why is written down.",
    args: {
      from: t.arg.string({ required: true, description: "A day in Korea, like `until`; both count." }),
      until: t.arg.string({ required: true }),
      reason: t.arg.string({ required: true }),
    },
    async resolve(_root, { from, until, reason: why }, context) {
      const acting = actingOf(context);
      const reason = readReason(why);
      const asked = readDays({ from, until });
      const span = { from: instant({ date: asked.from, time: null }), until: endOfDay(asked.until) };
      const orders = await context.database.orm.transaction(async (tx) => {
        await writeAudit(context, { tx, acting, act: "download", noun: "list", subject: "orders", reason });
        return listOrdersBetween(tx, { ...span, limit: MOST_ROWS });
      });
      return csvOf([HEADS, ...orders.map((order) => lineOf(order, boughtName(context, order)))]);
    },
  }),
);

function lineOf(order: OrderRow, name: string): string[] {
  const { number, placedAt, state, listPrice, credit, discount, total, paidAt, refundedAt, depositor } =
    order;
  return [
    number,
    dayOf(placedAt),
    name,
    states[state],
    String(listPrice),
    String(credit + discount),
    String(total),
    dayOf(paidAt),
    dayOf(refundedAt),
    depositor ?? "",
  ];
}
