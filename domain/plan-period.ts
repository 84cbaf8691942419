import { daysAfter, endOfDay, koreanDay, lastDayBefore } from "#domain/korean-day.ts";
import type { OrderPurpose } from "#domain/pricing.ts";

/** An order of a plan that is bought for some time. */
export type PlanOrder = { purpose: OrderPurpose; extraDays: number; paidAt: Date | null };

type Period = {
  /** The earliest first. */
  orders: readonly PlanOrder[];
  /** How many days the plan is bought for. */
  days: number;
  /** When the page came out: before it nothing of the plan is used up. */
  from: Date;
};

/**
 * When a plan that is bought for some time is over, at midnight in Korea: each order adds its days to those that are
 * left, or begins on its own day. Null where nothing was paid.
 */
export function planEndsAt({ orders, days, from }: Period): Date | null {
  return orders.reduce<Date | null>((end, { purpose, extraDays, paidAt }) => {
    if (!paidAt) return end;
    const begins = paidAt > from ? paidAt : from;
    const lastDay = end && end > begins ? lastDayBefore(end) : koreanDay(begins);
    return endOfDay(daysAfter(lastDay, purpose === "extension" ? extraDays : days + extraDays));
  }, null);
}
