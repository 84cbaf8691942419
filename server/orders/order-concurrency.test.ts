import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { CARD_ID_BYTES, type CardId, cardIdOf } from "#domain/card-id.ts";
import { DAY_MS } from "#domain/duration.ts";
import { ownerOf } from "#domain/member.ts";
import { saying } from "#server/cards/card-for-tests.ts";
import { cards, cardVersions } from "#server/database/tables/cards.ts";
import { orderEvents, orders } from "#server/database/tables/orders.ts";
import { payments, practiceCharges } from "#server/database/tables/payments.ts";
import { codesOf, members } from "#server/graphql/api-for-tests.ts";
import type { Database } from "#server/ports.ts";
import { databases } from "#tests/databases.ts";
import { repeated, sizesTried } from "#tests/faults/long-form.ts";
import { PrintCardDocument } from "#web/graphql/graphql.ts";
import {
  emptyShop,
  giveCoupon,
  newMember,
  type OrderAnswer,
  type Shop,
  startShop,
} from "./order-for-tests.ts";

const BUYERS = 500;
const tokens = Array.from({ length: BUYERS }, (_, at) => `buyer${at}`);

describe.each(databases)("many buyers at once on %s", (name, open) => {
  let database: Database;
  let shop: Shop;
  let minsu: ReturnType<Shop["buyer"]>;
  beforeAll(async () => {
    for (const token of tokens) newMember(token);
    database = await open();
  });
  afterAll(async () => {
    for (const token of tokens) delete members[token];
    await database.close();
  });
  beforeEach(async () => {
    await emptyShop(database);
    shop = await startShop({ database });
    minsu = shop.buyer("minsu");
  });

  const outcomes = (answers: OrderAnswer[]) =>
    Object.fromEntries(
      Object.entries(Object.groupBy(answers, (answer) => codesOf(answer)[0] ?? "done")).map(
        ([code, list]) => [code, list?.length],
      ),
    );

  /** A draft of each buyer's, without asking the API five hundred times for it. */
  async function drafts() {
    const at = shop.api.clock.now();
    const rows = tokens.map((token, index) => ({
      id: cardIdOf(Buffer.alloc(CARD_ID_BYTES, `${index}`.padStart(CARD_ID_BYTES, "x"))),
      kind: "invitation",
      owner: ownerOf(newMember(token)),
      madeKey: randomUUID(),
      status: "draft" as const,
      draftVersion: 1,
      title: "초대합니다",
      theme: "letter",
      createdAt: at,
      updatedAt: at,
    }));
    await database.orm.insert(cards).values(rows);
    const content = saying("초대합니다");
    await database.orm
      .insert(cardVersions)
      .values(rows.map(({ id, owner }) => ({ card: id, version: 1, content, madeBy: owner, createdAt: at })));
    return rows;
  }

  test.each(sizesTried([1, 10, 100], 10))(
    "500 want a coupon that %i may use: so many have it, the others hear why and have ordered nothing",
    async (most) => {
      await repeated(`${BUYERS} buyers for a coupon of ${most} on ${name}`, async (timed) => {
        await emptyShop(database);
        const coupon = await giveCoupon(database, { mostUses: most });
        const rows = await drafts();
        const place = (id: CardId, at: number) =>
          shop
            .buyer(tokens[at] ?? "")
            .place({ card: id, coupon: coupon.code, agreed: 8_000, key: randomUUID() });
        const answers = await timed(() => Promise.all(rows.map(({ id }, at) => place(id, at))));
        expect(outcomes(answers)).toEqual({ done: most, COUPON_USED_UP: BUYERS - most });
        expect(await coupon.used()).toBe(most);
        expect((await database.orm.select().from(orders)).map(({ total }) => total)).toEqual(
          Array(most).fill(8_000),
        );
      });
    },
  );

  test("one member with 8 tabs uses a coupon once", async () => {
    const coupon = await giveCoupon(database, { mostUsesEach: 1 });
    const mine = await Promise.all(Array.from({ length: 8 }, () => minsu.card()));
    const answers = await Promise.all(
      mine.map((card) => minsu.place({ card, coupon: coupon.code, agreed: 8_000, key: randomUUID() })),
    );
    expect(outcomes(answers)).toEqual({ done: 1, COUPON_USED: 7 });
    expect(await coupon.used()).toBe(1);
  });

  test("the same confirm 100 times: one payment, one fulfilment, one answer", async () => {
    const { order } = await minsu.place({ card: await minsu.card() });
    const reference = `twice.${randomUUID()}`;
    const answers = await Promise.all(Array.from({ length: 100 }, () => minsu.confirm(order, { reference })));
    expect(outcomes(answers)).toEqual({ done: 100 });
    expect(new Set(answers.map(({ order: paid }) => JSON.stringify(paid))).size).toBe(1);
    expect(answers[0]?.order.state).toBe("PAID");
    expect(await database.orm.select().from(practiceCharges)).toMatchObject([
      { captures: 1, amount: 10_000 },
    ]);
    expect(await database.orm.select().from(payments)).toMatchObject([{ state: "captured", reference }]);
    const events = await database.orm.select().from(orderEvents);
    expect(events.map(({ event }) => event).sort()).toEqual(["pay", "place"]);
  });

  test("printing and giving back at once: one of them happens", async () => {
    const card = await minsu.card("postcard");
    const order = await minsu.paid({ card });
    const wanted = { id: card, as: "PDF", plain: true };
    const [refunded, ...printed] = await Promise.all([
      minsu.refund(order.id),
      ...Array.from({ length: 4 }, () => minsu.ask(PrintCardDocument, wanted)),
    ]);
    const isRefunded = codesOf(refunded).length === 0;
    expect(outcomes(printed)).toEqual(isRefunded ? { LIMIT_REACHED: 4 } : { done: 4 });
    expect((await minsu.order(order.id)).state).toBe(isRefunded ? "REFUNDED" : "PAID");
  });

  test("paying, cancelling and the clock at once: the order ends one way, and no money without an order", async () => {
    const coupon = await giveCoupon(database);
    const card = await minsu.card();
    const { order } = await minsu.place({ card, coupon: coupon.code, agreed: 8_000 });
    shop.api.pass(DAY_MS);
    await Promise.all([
      minsu.confirm(order),
      minsu.confirm(order),
      minsu.cancel(order.id),
      shop.expire(),
      minsu.confirm(order),
    ]);
    await shop.reconcile();
    const { state } = await minsu.order(order.id);
    const isPaid = state === "PAID";
    expect(["PAID", "CANCELLED", "EXPIRED"]).toContain(state);
    const held = await shop.gateway.find(order.id as never);
    expect(held !== null).toBe(isPaid);
    expect(await coupon.used()).toBe(isPaid ? 1 : 0);
    expect((await database.orm.select().from(cards))[0]?.plan).toBe(isPaid ? "basic" : null);
  });
});
