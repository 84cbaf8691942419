import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { MINUTE_MS } from "#domain/duration.ts";
import type { OrderId } from "#domain/order.ts";
import { createTossPayments } from "#server/adapters/payments-toss.ts";
import { cards } from "#server/database/tables/cards.ts";
import { orderEvents } from "#server/database/tables/orders.ts";
import { payments, practiceCharges } from "#server/database/tables/payments.ts";
import { codesOf } from "#server/graphql/api-for-tests.ts";
import type { Captured, Database, Payments } from "#server/ports.ts";
import { emptyDatabase } from "#tests/databases.ts";
import { startToss, type TossServer } from "#tests/toss-server.ts";
import { emptyShop, giveCoupon, type Shop, startShop } from "./order-for-tests.ts";

let database: Database;
beforeAll(async () => {
  database = await emptyDatabase();
});
afterAll(() => database.close());
beforeEach(() => emptyShop(database));

/** As if the process ended there: whatever was under way is forgotten. */
class Crash extends Error {}

const points = [
  "before the gateway is asked",
  "after it took the money",
  "after its answer came",
  "while the payment is written down",
  "while the order is paid",
  "after all is written",
] as const;
type Point = (typeof points)[number];

/** A gateway whose caller dies at a point of its work. */
function dyingAt(point: Point, armed: { on: boolean }) {
  return (gateway: Payments): Payments => ({
    ...gateway,
    async confirm(charge) {
      if (armed.on && point === "before the gateway is asked") throw new Crash();
      const outcome = await gateway.confirm(charge);
      if (armed.on && point === "after it took the money") throw new Crash();
      return outcome;
    },
  });
}

/** A database that dies as the transaction that pays begins, or at one of its statements. */
function dyingDatabase(point: Point, armed: { on: boolean }): Database {
  const { orm } = database;
  const dies = (at: Point) => armed.on && at === point;
  const transaction: typeof orm.transaction = (work, ...rest) => {
    if (dies("after its answer came")) return Promise.reject(new Crash());
    return orm.transaction(
      async (tx) => {
        const update: typeof tx.update = (table) => {
          const isPayment = table === (payments as never);
          if (isPayment && dies("while the payment is written down")) throw new Crash();
          if (table === (cards as never) && dies("while the order is paid")) throw new Crash();
          return tx.update(table);
        };
        return work(
          new Proxy(tx, { get: (of, key, self) => (key === "update" ? update : Reflect.get(of, key, self)) }),
        );
      },
      ...rest,
    );
  };
  const dying = new Proxy(orm, {
    get: (of, key, self) => (key === "transaction" ? transaction : Reflect.get(of, key, self)),
  });
  return { ...database, orm: dying };
}

describe("a crash between the money and the order", () => {
  test.each(points)("%s: the job brings both together, once", async (point) => {
    const armed = { on: false };
    const shop = await startShop({ database: dyingDatabase(point, armed), around: dyingAt(point, armed) });
    const minsu = shop.buyer("minsu");
    const { order } = await minsu.place({ card: await minsu.card() });
    armed.on = true;
    const reference = `approve.${randomUUID()}`;
    const died = await minsu.confirm(order, { reference });
    expect(codesOf(died)).toEqual(point === "after all is written" ? [] : ["INTERNAL"]);
    armed.on = false;
    await shop.reconcile();
    await Promise.all([shop.reconcile(), shop.reconcile()]);
    const wasAsked = point !== "before the gateway is asked";
    expect((await minsu.order(order.id)).state).toBe(wasAsked ? "PAID" : "PENDING");
    // Whoever waits in front of the screen asks again, and hears the same.
    expect((await minsu.confirm(order, { reference })).order.state).toBe("PAID");
    expect(await database.orm.select().from(practiceCharges)).toMatchObject([
      { captures: 1, returnedAt: null },
    ]);
    expect(await database.orm.select().from(payments)).toMatchObject([{ state: "captured" }]);
    const events = (await database.orm.select().from(orderEvents)).filter(({ event }) => event === "pay");
    expect(events).toHaveLength(1);
    expect((await database.orm.select().from(cards))[0]).toMatchObject({ plan: "basic", extraDays: 0 });
  });
});

describe("with the practice gateway", () => {
  let shop: Shop;
  let minsu: ReturnType<Shop["buyer"]>;
  beforeEach(async () => {
    shop = await startShop({ database });
    minsu = shop.buyer("minsu");
  });
  const held = (order: { id: string }): Promise<Captured | null> => shop.gateway.find(order.id as OrderId);

  test("money whose answer is late pays the order when it is asked for again, or by itself", async () => {
    const { order } = await minsu.place({ card: await minsu.card() });
    const reference = `late.${randomUUID()}`;
    expect(codesOf(await minsu.confirm(order, { reference }))).toEqual(["PAYMENT_UNCERTAIN"]);
    expect((await minsu.confirm(order, { reference })).order.state).toBe("PAID");
    const { order: other } = await minsu.place({ card: await minsu.card() });
    await minsu.confirm(other, { mode: "late" });
    expect(await shop.reconcile()).toEqual({ settled: 1, refunded: 0, open: 0 });
    expect((await minsu.order(other.id)).state).toBe("PAID");
  });

  test("a try that nobody answered can be followed by another, and is forgotten after a while", async () => {
    const { order } = await minsu.place({ card: await minsu.card() });
    await minsu.confirm(order, { mode: "silent" });
    expect(codesOf(await minsu.cancel(order.id))).toEqual(["PAYMENT_UNCERTAIN"]);
    expect((await minsu.confirm(order)).order.state).toBe("PAID");
    const { order: other } = await minsu.place({ card: await minsu.card() });
    await minsu.confirm(other, { mode: "silent" });
    expect(await shop.reconcile()).toMatchObject({ open: 1 });
    shop.api.pass(16 * MINUTE_MS);
    await shop.reconcile();
    expect((await minsu.cancel(other.id)).order.state).toBe("CANCELLED");
  });

  test("a smaller amount, another's order and another's reference take no money", async () => {
    const { order } = await minsu.place({ card: await minsu.card() });
    for (const amount of [9_999, 0, -1, 20_000]) {
      expect(codesOf(await minsu.confirm(order, { amount }))).toEqual(["PAYMENT_AMOUNT"]);
    }
    const jiyu = shop.buyer("jiyu");
    const { order: hers } = await jiyu.place({ card: await jiyu.card() });
    const reference = `approve.${randomUUID()}`;
    await jiyu.confirm(hers, { reference });
    expect(codesOf(await minsu.confirm(order, { reference }))).toEqual(["PAYMENT_AMOUNT"]);
    expect((await minsu.order(order.id)).state).toBe("PENDING");
    expect(await held(order)).toBeNull();
  });

  test("money that comes for an order that is over goes back, and its buyer is told", async () => {
    const { order } = await minsu.place({ card: await minsu.card() });
    await minsu.cancel(order.id);
    const charge = { reference: "approve.x", amount: order.total as never, key: randomUUID() };
    await shop.gateway.confirm({ ...charge, order: order.id as OrderId });
    await database.orm.insert(payments).values({
      id: charge.key,
      order: order.id as OrderId,
      way: "practice",
      reference: "approve.x",
      amount: charge.amount,
      state: "begun",
      begunAt: shop.api.clock.now(),
    });
    await shop.reconcile();
    expect(await held(order)).toBeNull();
    expect((await minsu.order(order.id)).state).toBe("CANCELLED");
    await shop.mail();
    expect(shop.messages.map(({ subject }) => subject)).toContain("[고이] 결제하신 금액을 돌려 드렸습니다");
  });
});

describe("with Toss", () => {
  let toss: TossServer;
  let shop: Shop;
  let minsu: ReturnType<Shop["buyer"]>;
  let gateway: Payments;
  let pause: () => Promise<void>;
  beforeAll(async () => {
    toss = await startToss({ secretKey: "sk" });
  });
  afterAll(() => toss.close());
  beforeEach(async () => {
    gateway = createTossPayments({
      clientKey: "ck",
      secretKey: "sk",
      apiUrl: toss.url,
      sdkUrl: "https://toss.example/sdk",
      pause: () => pause(),
    });
    pause = async () => undefined;
    shop = await startShop({ database, around: () => gateway });
    minsu = shop.buyer("minsu");
  });
  afterEach(() => toss.feel("well"));
  const place = async (more: object = {}) =>
    (await minsu.place({ card: await minsu.card(), way: "toss", ...more })).order;
  const call = (order: { id: string }) =>
    gateway.receive?.(
      new Request("http://goi.test", {
        method: "POST",
        body: JSON.stringify({ data: { orderId: order.id } }),
      }),
    );

  test("an order is declined, tried again and paid with the stored amount, whatever its calls say", async () => {
    const order = await place();
    toss.feel("declining");
    const declined = await minsu.confirm(order, { reference: "tviva1" });
    expect(declined.errors?.[0]?.message).toContain(
      "한도 초과 혹은 잔액 부족입니다. 빠져나간 금액은 없습니다.",
    );
    toss.feel("well");
    await call(order);
    expect((await minsu.order(order.id)).state).toBe("PENDING");
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => minsu.confirm(order, { reference: "tviva2" })),
    );
    expect(new Set(answers.map(({ order: paid }) => paid?.state))).toEqual(new Set(["PAID"]));
    expect(toss.held(order.id)).toMatchObject({ totalAmount: 10_000, captures: 1, paymentKey: "tviva2" });
    expect(answers[0]?.order.receipt).toMatchObject({ method: "카드", url: "https://toss.example/receipt" });
    await Promise.all(Array.from({ length: 20 }, () => call(order)));
    expect((await minsu.order(order.id)).state).toBe("PAID");
  });

  test("an answer that is lost is made good by Toss's own call", async () => {
    const order = await place();
    toss.feel("lost");
    expect(codesOf(await minsu.confirm(order, { reference: "tlost" }))).toEqual(["PAYMENT_UNCERTAIN"]);
    toss.feel("well");
    await call(order);
    expect((await minsu.order(order.id)).state).toBe("PAID");
  });

  test("a hundred calls about an order are one question, and one more for all that came meanwhile", async () => {
    const pauses: (() => void)[] = [];
    pause = () => new Promise((resolve) => pauses.push(resolve));
    const order = await place();
    const before = toss.asked();
    // The first is answered at once. What follows within seconds waits together, and is not lost.
    await call(order);
    expect(toss.asked() - before).toBe(1);
    const forged = Array.from({ length: 100 }, () => call(order));
    toss.feel("lost");
    await minsu.confirm(order, { reference: "treal" });
    toss.feel("well");
    const confirming = toss.asked();
    const real = call(order);
    // Whoever asks about another order is not held up, and about none nobody is asked.
    await call(await place());
    await Promise.all(Array.from({ length: 100 }, () => call({ id: randomUUID().slice(0, 20) })));
    expect(toss.asked() - confirming).toBe(1);
    expect((await minsu.order(order.id)).state).toBe("PENDING");
    for (const end of pauses.splice(0)) end();
    await Promise.all([...forged, real]);
    expect(toss.asked() - confirming).toBe(2);
    expect((await minsu.order(order.id)).state).toBe("PAID");
    for (const end of pauses.splice(0)) end();
  });

  test("a refund that Toss does not answer goes on until it is done; one at Toss's own desk counts, too", async () => {
    const coupon = await giveCoupon(database);
    const order = await place({ coupon: coupon.code, agreed: 8_000 });
    await minsu.confirm(order, { reference: "trefund" });
    toss.feel("silent");
    expect(codesOf(await minsu.refund(order.id))).toEqual(["PAYMENT_UNCERTAIN"]);
    expect((await minsu.order(order.id)).refundAskedAt).not.toBeNull();
    toss.feel("well");
    expect(await shop.reconcile()).toMatchObject({ refunded: 1 });
    expect((await minsu.order(order.id)).state).toBe("REFUNDED");
    expect([toss.held(order.id)?.status, await coupon.used()]).toEqual(["CANCELED", 0]);
    const other = await place();
    await minsu.confirm(other, { reference: "tdesk" });
    toss.cancelAtDesk(other.id);
    await call(other);
    expect((await minsu.order(other.id)).state).toBe("REFUNDED");
  });
});
