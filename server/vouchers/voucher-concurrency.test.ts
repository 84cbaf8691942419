import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { orders } from "#server/database/tables/orders.ts";
import { vouchers } from "#server/database/tables/vouchers.ts";
import { codesOf } from "#server/graphql/api-for-tests.ts";
import { type Shop, startShop } from "#server/orders/order-for-tests.ts";
import type { Database } from "#server/ports.ts";
import { databases } from "#tests/databases.ts";
import { counterOf, soldLine } from "./voucher-for-tests.ts";

describe.each(databases)("many at once on %s", (_name, open) => {
  let database: Database;
  let shop: Shop;
  let counter: ReturnType<typeof counterOf>;
  beforeAll(async () => {
    database = await open();
    shop = await startShop({ database });
    counter = counterOf(shop);
  });
  afterAll(() => database.close());

  const atOnce = <Heard>(count: number, ask: (at: number) => Promise<Heard>) =>
    Promise.all(Array.from({ length: count }, (_, at) => ask(at)));

  test("two members take one voucher, twenty times each: one has it for ever, the other hears so", async () => {
    const { link, id } = await counter.sell();
    const answers = await atOnce(40, (at) => counter.claim(at % 2 ? "minsu" : "jiyu", link));
    const [voucher] = (await database.orm.select().from(vouchers)).filter((row) => row.id === id);
    const winner = voucher?.claimedBy?.endsWith("::minsu") ? 1 : 0;
    answers.forEach((answer, at) => {
      expect(codesOf(answer)).toEqual(at % 2 === winner ? [] : ["VOUCHER_USED"]);
    });
  });

  test("one list is registered twice at once: each piece once, each link given once", async () => {
    const lines = Array.from({ length: 10 }, () => soldLine({ quantity: 2 }));
    const answers = await atOnce(4, () => counter.register(lines));
    const made = answers.flatMap(({ data }) => data.adminRegisterVouchers.made);
    expect(made).toHaveLength(20);
    expect(new Set(made.map(({ link }: { link: string }) => link)).size).toBe(20);
  });

  test("one voucher is spent on eight cards at once: one order has it", async () => {
    const sora = shop.buyer("sora");
    const { link } = await counter.sell();
    await counter.claim("sora", link);
    const cards = await Promise.all(Array.from({ length: 8 }, () => sora.card()));
    const answers = await atOnce(8, (at) => sora.place({ card: cards[at] ?? "", agreed: 0 }));
    const codes = answers.map((answer) => codesOf(answer)[0] ?? "done").sort();
    expect(codes).toEqual([...Array(7).fill("PAYMENT_AMOUNT"), "done"]);
    expect(await database.orm.$count(orders)).toBe(1);
  });
});
