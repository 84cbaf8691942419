import { refuseCoupon } from "#domain/coupon.ts";
import {
  daysAfter,
  daysBetween,
  endOfDay,
  instant,
  koreanClock,
  koreanDay,
  koreanTime,
  lastDayBefore,
  monthsAfter,
  weekdayOf,
  yearsAfter,
} from "#domain/korean-day.ts";
import { wonOf } from "#domain/money.ts";
import { unpaidEndsAt } from "#domain/order.ts";
import { orderNumberOf } from "#domain/order-number.ts";

/** Around midnight in Korea, on a leap day, and when clocks elsewhere are moved. */
const moments = [
  "2026-11-14T14:59:59.999Z",
  "2026-11-14T15:00:00.000Z",
  "2028-02-28T15:00:00.000Z",
  "2028-02-29T14:59:59.000Z",
  "2028-12-31T15:00:00.000Z",
  "2027-03-14T06:59:59.000Z",
  "2027-03-14T07:00:00.000Z",
  "2026-11-01T05:30:00.000Z",
  "2026-11-01T06:30:00.000Z",
].map((at) => new Date(at));

const anything = {
  benefit: { type: "percent", percent: 10 } as const,
  ...{ kinds: null, minimum: wonOf(0), maximum: null, from: null, mostUses: null, mostUsesEach: null },
  ...{ company: null, stoppedAt: null, used: 0 },
};

function isCouponGood(today: string): boolean {
  const coupon = { ...anything, until: "2026-11-14" };
  const price = wonOf(10_000);
  try {
    refuseCoupon({ coupon, kind: "greeting", plan: "basic", price, company: null, usedByMember: 0, today });
    return true;
  } catch {
    return false;
  }
}

// What a process of this time zone answers; the test compares it with what others answer.
const answers = moments.map((at) => {
  const day = koreanDay(at);
  return {
    day,
    clock: koreanClock(at),
    time: koreanTime(at),
    until: daysBetween(day, "2028-02-29"),
    next: [daysAfter(day, 1), monthsAfter(day, 1), yearsAfter(day, 1), weekdayOf(day)],
    end: endOfDay(day),
    lastDay: lastDayBefore(endOfDay(day)),
    noon: instant({ date: day, time: "12:00" }),
    coupon: isCouponGood(day),
    payBy: unpaidEndsAt(at),
    order: orderNumberOf(at, new Uint8Array(16)),
  };
});
process.stdout.write(JSON.stringify({ offset: new Date("2026-07-01").getTimezoneOffset(), answers }));
