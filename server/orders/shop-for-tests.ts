import { afterAll, beforeAll, beforeEach } from "vitest";
import type { Database } from "#server/ports.ts";
import { emptyDatabase } from "#tests/databases.ts";
import { emptyShop, type Shop, startShop } from "./order-for-tests.ts";

export let database: Database;
export let shop: Shop;
/** Two who buy, and an admin. */
export let minsu: ReturnType<Shop["buyer"]>;
export let jiyu: typeof minsu;
export let sora: typeof minsu;

/** A shop for the tests of one file, in which nobody has bought anything before each of them. */
export function openShop(): void {
  beforeAll(async () => {
    database = await emptyDatabase();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await emptyShop(database);
    shop = await startShop({ database });
    [minsu, jiyu, sora] = [shop.buyer("minsu"), shop.buyer("jiyu"), shop.buyer("sora")];
  });
}

/** Where a transfer goes back to. */
export const account = { bank: "국민은행", number: "123456-78-901234", holder: "김민수" };
