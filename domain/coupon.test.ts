import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { koreanDay } from "#domain/korean-day.ts";
import {
  type Benefit,
  codesMeant,
  couponCode,
  couponCodeOf,
  couponTerms,
  readableCode,
  refuseCoupon,
  reliefOf,
} from "./coupon.ts";
import { wonOf } from "./money.ts";
import { totalOf } from "./pricing.ts";

const coupon = {
  benefit: { type: "percent", percent: 10 } as Benefit,
  kinds: ["greeting"],
  minimum: wonOf(10_000),
  maximum: null,
  from: "2026-11-15",
  until: "2026-11-30",
  mostUses: 10,
  mostUsesEach: 1,
  company: null,
  stoppedAt: null,
  used: 0,
};
const use = {
  coupon,
  kind: "greeting",
  plan: "basic",
  price: wonOf(19_900),
  company: null,
  usedByMember: 0,
  today: "2026-11-20",
};

describe("a coupon", () => {
  test.each<[what: string, change: Partial<typeof use> & { terms?: object }, code: string]>([
    ["that was stopped", { terms: { stoppedAt: new Date() } }, "COUPON_UNKNOWN"],
    ["of a company, for somebody else", { terms: { company: "a" } }, "COUPON_UNKNOWN"],
    ["before its first day", { today: "2026-11-14" }, "COUPON_NOT_STARTED"],
    ["after its last day", { today: "2026-12-01" }, "COUPON_EXPIRED"],
    ["for another kind", { kind: "birthday" }, "COUPON_KIND"],
    ["for another plan", { terms: { benefit: { type: "plan", plan: "premium" } } }, "COUPON_KIND"],
    ["for a smaller sum", { price: wonOf(9_999) }, "COUPON_MINIMUM"],
    ["that the member used", { usedByMember: 1 }, "COUPON_USED"],
    ["that all others used", { terms: { used: 10 } }, "COUPON_USED_UP"],
  ])("%s is refused as %s", (_what, { terms, ...change }, code) => {
    const refused = () => refuseCoupon({ ...use, ...change, coupon: { ...coupon, ...terms } });
    expect(refused).toThrow(expect.objectContaining({ code, message: expect.stringMatching(/[가-힣]/) }));
  });

  test("that fits is not refused, nor is one without any limit", () => {
    expect(() => refuseCoupon(use)).not.toThrow();
    const open = {
      kinds: null,
      minimum: wonOf(0),
      from: null,
      until: null,
      mostUses: null,
      mostUsesEach: null,
    };
    const today = "1999-01-01";
    expect(() =>
      refuseCoupon({ ...use, today, usedByMember: 99, coupon: { ...coupon, ...open } }),
    ).not.toThrow();
    expect(() => refuseCoupon({ ...use, company: "a", coupon: { ...coupon, company: "a" } })).not.toThrow();
  });

  test("ends at midnight in Korea", () => {
    const last = koreanDay(new Date("2026-11-30T14:59:59.999Z"));
    const next = koreanDay(new Date("2026-11-30T15:00:00Z"));
    expect(() => refuseCoupon({ ...use, today: last })).not.toThrow();
    expect(() => refuseCoupon({ ...use, today: next })).toThrow("2026년 11월 30일까지");
  });

  test.each<[benefit: Benefit, maximum: number | null, discount: number, extraDays: number]>([
    [{ type: "percent", percent: 15 }, null, 2_985, 0],
    [{ type: "percent", percent: 100 }, null, 19_900, 0],
    [{ type: "percent", percent: 50 }, 5_000, 5_000, 0],
    [{ type: "won", amount: wonOf(3_000) }, null, 3_000, 0],
    [{ type: "won", amount: wonOf(50_000) }, null, 19_900, 0],
    [{ type: "plan", plan: "basic" }, null, 19_900, 0],
    [{ type: "days", days: 30 }, null, 0, 30],
  ])("of %o takes %s at most: %i won off, %i days more", (benefit, maximum, discount, extraDays) => {
    const terms = { benefit, maximum: maximum === null ? null : wonOf(maximum) };
    expect(reliefOf(terms, wonOf(19_900))).toEqual({ discount, extraDays });
  });

  test("never makes a total that is not whole won between nothing and the price", () => {
    const benefits = fc.oneof(
      fc.record({ type: fc.constant("percent" as const), percent: fc.integer({ min: 1, max: 100 }) }),
      fc.record({ type: fc.constant("won" as const), amount: fc.integer({ min: 1, max: 1e9 }).map(wonOf) }),
    );
    const sums = fc.integer({ min: 0, max: 1e9 }).map(wonOf);
    fc.assert(
      fc.property(benefits, fc.option(sums), sums, (benefit, maximum, price) => {
        const given = { purpose: "first" as const, listPrice: price, credit: wonOf(0), price };
        const { total, discount } = totalOf(given, { benefit, maximum });
        expect(Number.isSafeInteger(total) && total >= 0 && total <= price).toBe(true);
        expect(total + discount).toBe(price);
        if (maximum !== null) expect(discount).toBeLessThanOrEqual(maximum);
      }),
    );
  });

  test("has a code that is found however it is typed, and cannot be guessed where it was drawn", () => {
    const drawn = couponCodeOf(new Uint8Array(13).fill(9));
    expect(readableCode(drawn)).toBe("AAAA-AAAA-AAAAA");
    expect(13 * Math.log2(256 / Math.ceil(256 / 31))).toBeGreaterThan(60);
    expect(couponCode.parse(" 첫돌-축하 10 ")).toBe("첫돌축하10");
    expect(codesMeant("welcome-i0")).toEqual(["WELCOMEI0", "WE1COME10"]);
    expect(codesMeant("!")).toEqual([]);
  });

  test("has terms that make sense", () => {
    const terms = { ...coupon, label: "가을 할인" };
    expect(couponTerms.safeParse(terms).success).toBe(true);
    for (const change of [
      { until: "2026-11-14" },
      { mostUses: 0 },
      { minimum: 0.5 },
      { benefit: { type: "percent", percent: 101 } },
      { benefit: { type: "won", amount: -1 } },
      { kinds: [] },
    ]) {
      expect(couponTerms.safeParse({ ...terms, ...change }).success, JSON.stringify(change)).toBe(false);
    }
  });
});
