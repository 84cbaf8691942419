import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { DAY_MS } from "#domain/duration.ts";
import { couponHolders } from "#server/database/tables/coupons.ts";
import { orderEvents, orders } from "#server/database/tables/orders.ts";
import { payments, practiceCharges } from "#server/database/tables/payments.ts";
import { codesOf, members } from "#server/graphql/api-for-tests.ts";
import * as operations from "#web/graphql/graphql.ts";
import { bank, giveCoupon, type OrderAnswer } from "./order-for-tests.ts";
import { account, database, jiyu, minsu, openShop, shop, sora } from "./shop-for-tests.ts";

openShop();

/** All that an order may change. */
const everything = async () => [
  await database.orm.select().from(orders),
  await database.orm.select().from(payments),
  await database.orm.select().from(practiceCharges),
  await database.orm.select().from(couponHolders),
  (await database.run("select id, plan, extra_days, expires_at, status from cards order by id")).rows,
];

/** A row without what is written only when it is first asked for. */
const captures = async () =>
  (await database.orm.select().from(practiceCharges)).reduce((all, charge) => all + charge.captures, 0);

describe("what is to be paid", () => {
  test("is told with every reason before anybody agrees", async () => {
    const card = await minsu.card();
    const { code } = await giveCoupon(database, { code: "autumn-20" });
    expect(await minsu.plans(card)).toMatchObject([
      { name: "basic", label: "베이직", listPrice: 10_000, price: 10_000, purpose: "FIRST", problem: null },
      { name: "premium", listPrice: 25_000, price: 25_000, isBrought: false },
    ]);
    const { quote } = await minsu.quote({ card, plan: "premium", coupon: ` ${code.toUpperCase()} ` });
    expect(quote).toEqual({
      name: "초대장 · 프리미엄",
      purpose: "FIRST",
      listPrice: 25_000,
      credit: 0,
      voucher: null,
      discount: 5_000,
      total: 20_000,
      extraDays: 0,
      openUntil: "2028-05-21T15:00:00.000Z",
      planUntil: null,
      couponLabel: "시험 쿠폰",
      couponRefusal: null,
    });
    const wrong = await minsu.quote({ card, coupon: "없는쿠폰" });
    expect(wrong.quote).toMatchObject({
      total: 10_000,
      discount: 0,
      couponRefusal: { code: "COUPON_UNKNOWN" },
    });
    expect(await shop.buyer("minsu").plans(await minsu.card("present"))).toEqual([]);
  });

  test("is reckoned by the server: what a client says of it is refused or only compared", async () => {
    const card = await minsu.card();
    for (const agreed of [9_999, 0, -1, 10_001]) {
      expect(codesOf(await minsu.place({ card, agreed }))).toEqual(["PAYMENT_AMOUNT"]);
    }
    for (const sent of ["price: 1", "total: 1", "discount: 9999", "quantity: -1", 'currency: "USD"']) {
      const question = `mutation { placeOrder(card: "${card}", plan: "basic", way: "practice", agreed: 10000, key: "${randomUUID()}", ${sent}) { id } }`;
      expect((await shop.api.post(question, { token: "minsu" })).status).toBe(400);
    }
    for (const agreed of [1.5, 2 ** 53, "10000"]) {
      const answer = await minsu.ask(operations.PlaceOrderDocument, {
        card,
        plan: "basic",
        agreed,
        key: randomUUID(),
      });
      expect(answer.errors?.[0]?.extensions.code).toBe("BAD_REQUEST");
    }
    expect(codesOf(await minsu.place({ card, plan: "gold" }))).toEqual(["INVALID"]);
    expect(codesOf(await minsu.place({ card, way: "gold" }))).toEqual(["INVALID"]);
    expect(await database.orm.$count(orders)).toBe(0);
  });
});

describe("an order", () => {
  test("by transfer, with a coupon: the mark goes and the period stands when an admin has seen the money", async () => {
    const card = await minsu.card();
    await minsu.publish(card, 1);
    expect((await minsu.open(card)).card.isTrial).toBe(true);
    const { code, used } = await giveCoupon(database, { mostUsesEach: 1 });
    const placing = { card, way: "transfer", coupon: code, agreed: 8_000 };
    expect((await minsu.place(placing)).errors?.[0]?.extensions.fields).toHaveProperty("depositor");
    const { order } = await minsu.place({ ...placing, depositor: " 김  민수 " });
    expect(order).toMatchObject({
      state: "PENDING",
      total: 8_000,
      discount: 2_000,
      depositor: "김 민수",
      account: bank,
    });
    expect(order.number).toMatch(/^G-261115-\w{5}$/);
    expect(codesOf(await minsu.confirm(order))).toEqual(["FORBIDDEN"]);
    const confirm = (token: typeof minsu, amount: number) =>
      token.ask(operations.AdminConfirmTransferDocument, { order: order.number, amount });
    expect(codesOf(await confirm(minsu, 8_000))).toEqual(["FORBIDDEN"]);
    expect(codesOf(await confirm(sora, 7_999))).toEqual(["PAYMENT_AMOUNT"]);
    const confirmed = await confirm(sora, 8_000);
    expect(confirmed.order).toMatchObject({
      state: "PAID",
      account: null,
      receipt: { supply: 7_273, vat: 727 },
    });
    expect((await confirm(sora, 8_000)).order.paidAt).toBe(confirmed.order.paidAt);
    const { card: paid } = await minsu.open(card);
    expect(paid).toMatchObject({ isTrial: false, expiresAt: "2027-08-20T15:00:00.000Z" });
    expect(await used()).toBe(1);
    await shop.mail();
    expect(shop.messages.map(({ subject }) => subject)).toEqual([
      "[고이] 8,000원을 입금해 주시면 주문이 완료됩니다",
      "[고이] 결제가 완료되었습니다",
    ]);
    expect(shop.messages[0]?.text).toContain("계좌: 고이은행 110-123-456789 (고이)");
    expect(shop.messages[0]?.text).toContain("입금 기한: 2026년 11월 16일 월요일 오전 9시까지");
    expect(shop.messages[1]?.text).toContain("2027년 8월 20일 금요일까지 보여 드립니다");
    expect(shop.messages[1]?.text).toContain(order.number);
    expect(await shop.mail()).toEqual({ sent: 0, failed: 0 });
    const events = await database.orm.select().from(orderEvents);
    expect(events.find(({ event }) => event === "pay")).toMatchObject({
      by: "admin",
      admin: members.sora?.id,
    });
  });

  test("through the gateway: declined, tried again, paid; and what costs nothing is paid at once", async () => {
    const card = await minsu.card();
    const { order } = await minsu.place({ card });
    const opened = await minsu.ask(operations.OpenPaymentDocument, { order: order.id });
    expect(opened.data.openPayment).toMatchObject({
      orderId: order.id,
      amount: "10000",
      orderName: "초대장 · 베이직",
    });
    const declined = await minsu.confirm(order, { mode: "decline" });
    expect(codesOf(declined)).toEqual(["PAYMENT_DECLINED"]);
    expect(declined.errors?.[0]?.message).toContain("빠져나간 금액은 없습니다");
    expect(await minsu.order(order.id)).toMatchObject({ state: "PENDING", isUncertain: false });
    expect(codesOf(await minsu.confirm(order, { mode: "silent" }))).toEqual(["PAYMENT_UNCERTAIN"]);
    expect(await minsu.order(order.id)).toMatchObject({ state: "PENDING", isUncertain: true });
    const paid = await minsu.confirm(order);
    expect(paid.order).toMatchObject({ state: "PAID", receipt: { method: "연습 결제 (실제 결제 아님)" } });
    const { order: free } = await jiyu.place({
      card: await jiyu.card(),
      coupon: (await giveCoupon(database, { benefit: { type: "plan", plan: "basic" } })).code,
      agreed: 0,
    });
    expect(free).toMatchObject({ state: "PAID", total: 0, way: "none", discount: 10_000 });
    expect(await captures()).toBe(1);
  });

  test("that is asked for again under its key is the same; the key for another is refused", async () => {
    const key = randomUUID();
    const card = await minsu.card();
    const answers = await Promise.all(Array.from({ length: 20 }, () => minsu.place({ card, key })));
    expect(new Set(answers.map(({ order }) => order.id)).size).toBe(1);
    expect(codesOf(await minsu.place({ card: await minsu.card(), key }))).toEqual(["IDEMPOTENCY_KEY_REUSED"]);
    expect(codesOf(await minsu.place({ card }))).toEqual(["CONFLICT"]);
    expect(codesOf(await minsu.place({ card, key: "mine" }))).toEqual(["INVALID"]);
    expect(await database.orm.$count(orders)).toBe(1);
  });

  test("that is not paid for a day is over: its coupon can be used again, once", async () => {
    const { code, used } = await giveCoupon(database, { mostUses: 1, mostUsesEach: 1 });
    const card = await minsu.card();
    const { order } = await minsu.place({ card, coupon: code, agreed: 8_000 });
    expect(codesOf(await jiyu.place({ card: await jiyu.card(), coupon: code, agreed: 8_000 }))).toEqual([
      "COUPON_USED_UP",
    ]);
    shop.api.pass(DAY_MS - 1);
    expect(await shop.expire()).toEqual({ expired: 0, uncertain: 0 });
    shop.api.pass(1);
    expect(await Promise.all([shop.expire(), shop.expire()])).toContainEqual({ expired: 1, uncertain: 0 });
    expect((await minsu.order(order.id)).state).toBe("EXPIRED");
    expect(await used()).toBe(0);
    expect(codesOf(await minsu.confirm(order))).toEqual(["CONFLICT"]);
    expect(await captures()).toBe(0);
    const again = await minsu.place({ card, coupon: code, agreed: 8_000 });
    expect(again.order.state).toBe("PENDING");
    const cancelled = await Promise.all(Array.from({ length: 10 }, () => minsu.cancel(again.order.id)));
    expect(new Set(cancelled.map(({ order: ended }) => ended.state))).toEqual(new Set(["CANCELLED"]));
    expect(await used()).toBe(0);
    await shop.mail();
    expect(shop.messages.map(({ subject }) => subject)).toEqual([
      "[고이] 결제 기한이 지나 주문이 취소되었습니다",
      "[고이] 주문을 취소했습니다",
    ]);
  });

  test("is its buyer's alone: others and admins hear what they hear of one that never was", async () => {
    const order = await minsu.paid({ card: await minsu.card() });
    const { order: pending } = await minsu.place({ card: await minsu.card() });
    const before = await everything();
    const acts: ((buyer: typeof minsu, id: string) => Promise<OrderAnswer>)[] = [
      (buyer, id) => buyer.ask(operations.MyOrderDocument, { id }),
      (buyer, id) => buyer.ask(operations.OpenPaymentDocument, { order: id }),
      (buyer, id) => buyer.confirm({ id, total: 10_000 }),
      (buyer, id) => buyer.cancel(id),
      (buyer, id) => buyer.refund(id, account),
    ];
    for (const act of acts) {
      for (const other of [jiyu, sora]) {
        for (const id of [order.id, order.number, pending.id, "A".repeat(20), "없음"]) {
          expect(codesOf(await act(other, id)), id).toEqual(["NOT_FOUND"]);
        }
      }
    }
    const card = pending.card?.id ?? "";
    for (const document of [operations.OrderPlansDocument, operations.PendingOrderDocument]) {
      expect(codesOf(await jiyu.ask(document, { card }))).toEqual(["NOT_FOUND"]);
    }
    expect(codesOf(await jiyu.quote({ card }))).toEqual(["NOT_FOUND"]);
    expect(codesOf(await jiyu.place({ card }))).toEqual(["NOT_FOUND"]);
    expect((await jiyu.ask(operations.MyOrdersDocument)).data.myOrders.orders).toEqual([]);
    expect(codesOf(await shop.api.post(`{ myOrder(id: "${order.id}") { id } }`))).toEqual(["AUTH_REQUIRED"]);
    for (const document of [operations.AdminOrdersDocument, operations.AdminConfirmTransferDocument]) {
      const sent = { order: pending.id, amount: 10_000 };
      expect(codesOf(await jiyu.ask(document, sent))).toEqual(["FORBIDDEN"]);
    }
    expect(
      codesOf(await jiyu.ask(operations.AdminRefundOrderDocument, { order: order.id, reason: "x" })),
    ).toEqual(["FORBIDDEN"]);
    expect(await everything()).toEqual(before);
  });

  test("does only what its state allows, and a refused act changes nothing", async () => {
    const states: Record<string, () => Promise<string>> = {
      pending: async () => (await minsu.place({ card: await minsu.card() })).order.id,
      paid: async () => (await minsu.paid({ card: await minsu.card() })).id,
      cancelled: async () =>
        (await minsu.cancel((await minsu.place({ card: await minsu.card() })).order.id)).order.id,
      refunded: async () =>
        (await minsu.refund((await minsu.paid({ card: await minsu.card() })).id)).order.id,
      async expired() {
        const id = await states.pending?.();
        shop.api.pass(DAY_MS);
        await shop.expire();
        return id ?? "";
      },
    };
    const acts: Record<string, (id: string) => Promise<OrderAnswer>> = {
      pay: (id) => minsu.confirm({ id, total: 10_000 }),
      cancel: minsu.cancel,
      refund: (id) => minsu.refund(id),
    };
    const allowed = [
      "pending pay",
      "pending cancel",
      "paid pay",
      "paid refund",
      "refunded refund",
      "cancelled cancel",
    ];
    for (const [state, make] of Object.entries(states)) {
      for (const [name, act] of Object.entries(acts)) {
        const id = await make();
        const before = await everything();
        const answer = await act(id);
        if (allowed.includes(`${state} ${name}`)) expect(codesOf(answer), `${state} ${name}`).toEqual([]);
        else {
          expect(codesOf(answer), `${state} ${name}`).toEqual(["CONFLICT"]);
          expect(await everything()).toEqual(before);
        }
      }
    }
  });

  test("stands beside its card in the list as long as it waits for its money", async () => {
    const [card, other] = [await minsu.card(), await minsu.card()];
    const { order } = await minsu.place({ card });
    const waiting = async () => {
      const { data } = await minsu.ask(operations.MyCardsDocument, {});
      const cards: operations.ListedCardFieldsFragment[] = data.myCards.cards;
      return Object.fromEntries(cards.map(({ id, pendingOrder }) => [id, pendingOrder]));
    };
    expect(await waiting()).toEqual({
      [card]: expect.objectContaining({ id: order.id, state: "PENDING", total: 10_000 }),
      [other]: null,
    });
    await minsu.cancel(order.id);
    expect(await waiting()).toEqual({ [card]: null, [other]: null });
  });

  test("lists show the last first, page by page, and admins see everybody's", async () => {
    const placed: string[] = [];
    for (const buyer of [minsu, jiyu, minsu]) {
      placed.push((await buyer.place({ card: await buyer.card() })).order.id);
      shop.api.pass(1_000);
    }
    const page = (await minsu.ask(operations.MyOrdersDocument, { first: 1 })).data.myOrders;
    expect(page.orders.map(({ id }: { id: string }) => id)).toEqual([placed[2]]);
    const rest = (await minsu.ask(operations.MyOrdersDocument, { first: 9, after: page.next })).data.myOrders;
    expect(rest).toMatchObject({ orders: [{ id: placed[0] }], next: null });
    const all = (await sora.ask(operations.AdminOrdersDocument, { state: "PENDING" })).data.adminOrders;
    expect(all.orders.map(({ id }: { id: string }) => id)).toEqual(placed.toReversed());
    expect(
      (await sora.ask(operations.AdminOrdersDocument, { state: "PAID" })).data.adminOrders.orders,
    ).toEqual([]);
  });
});
