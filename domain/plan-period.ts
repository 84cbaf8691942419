import { daysAfter, endOfDay, koreanDay } from "#domain/card-life.ts";
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
    // What ends at midnight has the day before as its last.
    const lastDay = koreanDay(end && end > begins ? new Date(end.getTime() - 1) : begins);
    return endOfDay(daysAfter(lastDay, purpose === "extension" ? extraDays : days + extraDays));
  }, null);
}
