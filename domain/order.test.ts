import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CLEAR_CHARACTERS } from "./clear-characters.ts";
import { inWon, taxOf, won, wonOf } from "./money.ts";
import {
  nextOrderState,
  type OrderAction,
  type OrderState,
  orderActions,
  orderLeads,
  orderStates,
  printsOf,
  refundAccount,
  refundEndsAt,
  rightsOf,
  unpaidEndsAt,
  whyNoRefund,
} from "./order.ts";
import { orderNumberOf, readOrderNumber } from "./order-number.ts";
import { priceOf, totalOf } from "./pricing.ts";
import { Refusal } from "./refusal.ts";

/** What becomes of an order; `-` is refused. A pair that is not here fails. */
const table: Record<OrderState, Record<OrderAction, OrderState | "-">> = {
  pending: { pay: "paid", cancel: "cancelled", expire: "expired", refund: "-" },
  paid: { pay: "paid", cancel: "-", expire: "-", refund: "refunded" },
  refunded: { pay: "-", cancel: "-", expire: "-", refund: "refunded" },
  cancelled: { pay: "-", cancel: "cancelled", expire: "-", refund: "-" },
  expired: { pay: "-", cancel: "-", expire: "expired", refund: "-" },
};
const pairs = orderStates.flatMap((state) => orderActions.map((action) => ({ state, action })));

describe("an order", () => {
  test.each(pairs)("that is $state: $action", ({ state, action }) => {
    const result = table[state][action];
    if (result !== "-") return expect(nextOrderState(state, action)).toBe(result);
    const refused = () => nextOrderState(state, action);
    expect(refused).toThrow(Refusal);
    expect(refused).toThrow(
      expect.objectContaining({ code: "CONFLICT", message: expect.stringMatching(/주문/) }),
    );
  });

  test.each(pairs)("that is $state is offered $action where it leads somewhere", ({ state, action }) => {
    const becomes = table[state][action];
    expect(orderLeads(state, action)).toBe(becomes !== "-" && becomes !== state);
  });

  test("waits a day for its money", () => {
    expect(unpaidEndsAt(new Date("2026-11-15T03:00:00Z"))).toEqual(new Date("2026-11-16T03:00:00Z"));
  });
});

describe("a refund", () => {
  const paidAt = new Date("2026-11-15T03:00:00Z");
  const order = {
    state: "paid",
    paidAt,
    refundAskedAt: null,
    publishedAt: null,
    isBuiltUpon: false,
    isHandedOver: false,
    isPrinted: false,
    includedCardsUsed: 0,
  } as const;

  test("is given to the end of the seventh day in Korea", () => {
    const end = refundEndsAt(paidAt);
    expect(end).toEqual(new Date("2026-11-23T00:00:00+09:00"));
    expect(whyNoRefund(order, new Date(end.getTime() - 1))).toBeNull();
    expect(whyNoRefund(order, end)).toContain("7일");
  });

  test.each([
    ["of what was published", { publishedAt: paidAt }, "공개"],
    ["that is asked for already", { refundAskedAt: paidAt }, "신청"],
    ["of a card that was handed over", { isHandedOver: true }, "건넨 카드"],
    ["of what was printed without our mark", { isPrinted: true }, "인쇄 파일"],
    ["of what a later order counts on", { isBuiltUpon: true }, "나중 주문"],
    ["of what includes a card that is used", { includedCardsUsed: 1 }, "무료 카드"],
    ["of what is not paid", { state: "pending" as const, paidAt: null }, "결제되지 않은"],
    ["of what is given back", { state: "refunded" as const }, "환불된"],
  ])("%s is not given, and it says why", (_what, change, sentence) => {
    expect(whyNoRefund({ ...order, ...change }, paidAt)).toContain(sentence);
  });

  test("by transfer needs an account that could be one", () => {
    const account = { bank: "국민은행", number: "123-45 678901", holder: " 김 민수 " };
    expect(refundAccount.parse(account)).toEqual({
      bank: "국민은행",
      number: "12345678901",
      holder: "김 민수",
    });
    for (const number of ["", "12ab5678901", "1234567"]) {
      expect(refundAccount.safeParse({ ...account, number }).success, number).toBe(false);
    }
  });
});

describe("an order's number", () => {
  const number = orderNumberOf(new Date("2026-11-14T15:00:00Z"), new Uint8Array([6, 17, 2, 13]));

  test("says the day in Korea and is read however it is typed", () => {
    expect(number).toMatch(/^G-261115-7J3E[1-9A-Z]$/);
    for (const typed of [number, number.toLowerCase(), number.replaceAll("-", ""), ` ${number} `]) {
      expect(readOrderNumber(typed)).toBe(number);
    }
    expect(readOrderNumber("G-261115")).toBeNull();
  });

  test("with one letter wrong or two that changed places is none", () => {
    const bytes = fc.uint8Array({ minLength: 4, maxLength: 4 });
    const letters = fc.constantFrom(...CLEAR_CHARACTERS);
    fc.assert(
      fc.property(bytes, fc.nat({ max: 4 }), letters, (random, at, letter) => {
        const right = orderNumberOf(new Date("2026-11-15T00:00:00Z"), random);
        const plain = [...right.replaceAll("-", "")];
        const wrong = plain.with(7 + at, letter).join("");
        if (wrong !== plain.join("")) expect(readOrderNumber(wrong)).toBeNull();
        const swapped = [...plain];
        [swapped[7 + at - 1], swapped[7 + at]] = [plain[7 + at] ?? "", plain[7 + at - 1] ?? ""];
        if (at > 0 && at < 4 && swapped.join("") !== plain.join("")) {
          expect(readOrderNumber(swapped.join(""))).toBeNull();
        }
      }),
    );
  });
});

describe("money", () => {
  test.each([1.5, -1, 1_000_000_001, 2 ** 53, Number.NaN, "100", null])("%s is none", (amount) => {
    expect(won.safeParse(amount).success).toBe(false);
  });

  test("is written as people write it, and a tenth of its supply is tax", () => {
    expect(inWon(19_900)).toBe("19,900원");
    expect(taxOf(wonOf(19_900))).toEqual({ supply: 18_091, vat: 1_809 });
    expect(taxOf(wonOf(0))).toEqual({ supply: 0, vat: 0 });
  });
});

describe("a plan", () => {
  const basic = { name: "basic", won: 19_900 };
  const premium = { name: "premium", won: 29_900 };

  test("costs its price, the difference to what was paid, or its price once more for another year", () => {
    expect(priceOf({ plan: basic, has: null, isIncluded: false })).toMatchObject({
      purpose: "first",
      price: 19_900,
    });
    expect(priceOf({ plan: premium, has: basic, isIncluded: false })).toMatchObject({
      purpose: "upgrade",
      listPrice: 29_900,
      credit: 19_900,
      price: 10_000,
    });
    const again = priceOf({ plan: basic, has: basic, isIncluded: false });
    expect(again).toMatchObject({ purpose: "extension", price: 19_900 });
    expect(again && totalOf(again, null)).toMatchObject({ total: 19_900, extraDays: 365 });
    expect(priceOf({ plan: basic, has: premium, isIncluded: false })).toBeNull();
    expect(priceOf({ plan: basic, has: null, isIncluded: true })).toMatchObject({ credit: 19_900, price: 0 });
  });

  test("of a card is the dearest that is paid for, with all days that were added", () => {
    const orders = [
      { plan: "basic", listPrice: 19_900, extraDays: 0 },
      { plan: "premium", listPrice: 29_900, extraDays: 30 },
      { plan: "basic", listPrice: 19_900, extraDays: 365 },
    ];
    expect(rightsOf(orders)).toEqual({ plan: "premium", extraDays: 395 });
    expect(rightsOf([])).toEqual({ plan: null, extraDays: 0 });
  });
});

test("prints: those of the best plan, and of every order of the same once more", () => {
  const one = { plan: "one", listPrice: 2_900, extraDays: 0, prints: 1 };
  const ten = { plan: "ten", listPrice: 9_900, extraDays: 0, prints: 10 };
  const [first, again, larger] = [
    { ...one, purpose: "first" as const },
    { ...one, purpose: "extension" as const },
    { ...ten, purpose: "upgrade" as const },
  ];
  expect(printsOf([])).toBe(0);
  expect(printsOf([first])).toBe(1);
  expect(printsOf([first, again])).toBe(2);
  expect(printsOf([first, larger])).toBe(10);
  expect(printsOf([first, again, larger, { ...ten, purpose: "extension" }])).toBe(21);
});
