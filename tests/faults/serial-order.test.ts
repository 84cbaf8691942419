import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { guestOn, hostOf, party } from "#server/entries/entry-for-tests.ts";
import { codesOf, members, startApi } from "#server/graphql/api-for-tests.ts";
import { giveCoupon, newMember, startShop } from "#server/orders/order-for-tests.ts";
import type { Database } from "#server/ports.ts";
import { databases } from "../databases.ts";
import { TIMES } from "./long-form.ts";
import { type Asked, unexplained } from "./serial-order.ts";

/** Ten thousand acts twenty times over, in the long form `npm run faults R24`. */
const ACTS = Number(process.env.FAULTS_ACTS ?? 200);
const CLIENTS = 8;
/** Of each card and coupon; with more the search for an order takes long. */
const ACTS_EACH = 100;
const TIME_BETWEEN_MS = 3_600_000;

const asked = (begun: number, ended: number, more: number, granted = true): Asked => ({
  ...{ begun, ended, more, granted },
});

describe("whoever looks for a serial order", () => {
  test("finds one where there is one, also among those who asked at once", () => {
    expect(unexplained([asked(1, 2, 2), asked(3, 4, 1, false), asked(5, 6, -2), asked(7, 8, 1)], 2)).toBe(
      undefined,
    );
    // The no came before the place was given back, and the yes after it, although all asked at once.
    expect(unexplained([asked(1, 2, 1), asked(3, 9, -1), asked(3, 5, 1, false), asked(4, 9, 1)], 1)).toBe(
      undefined,
    );
  });

  test.each([
    ["a place that is given twice", [asked(1, 2, 1), asked(3, 4, 1)]],
    ["a no while there is room", [asked(1, 2, 1), asked(3, 4, -1), asked(5, 6, 1, false)]],
    ["two at once where only one had room", [asked(1, 5, 1), asked(2, 4, 1)]],
    ["a no before anybody came", [asked(1, 2, 1, false), asked(3, 4, 1)]],
  ])("finds none for %s", (_what, history) => {
    expect(unexplained(history, 1)).toBeDefined();
  });
});

/** Asks, and writes down when, and what was told. */
async function noted(
  history: Asked[],
  { more, ask }: { more: number; ask(): Promise<{ granted: boolean; id: string }> },
) {
  const begun = performance.now();
  const { granted, id } = await ask();
  history.push({ begun, ended: performance.now(), more, granted });
  return granted ? id : undefined;
}

/** So many who go on acting until there were enough acts. */
async function together(history: Asked[], act: (client: number, turn: number) => Promise<void>) {
  const client = async (number: number) => {
    for (let turn = 0; history.length < ACTS_EACH; turn += 1) await act(number, turn);
  };
  await Promise.all(Array.from({ length: CLIENTS }, (_, number) => client(number)));
}

describe.each(databases)("a serial order on %s", (_name, open) => {
  let database: Database;
  let api: Awaited<ReturnType<typeof startApi>>;
  let shop: Awaited<ReturnType<typeof startShop>>;
  // One of each for all histories: an app hears whatever anybody writes, and a hundred of them would hear it too.
  beforeAll(async () => {
    database = await open();
    api = await startApi({ database, kinds: [party] });
    shop = await startShop({ database });
  });
  afterAll(() => database.close());

  let networks = 0;
  async function seats(capacity: number): Promise<Asked[]> {
    const host = `host-${randomUUID()}`;
    newMember(host);
    const { card } = await hostOf(() => api, { table: { capacity, waitingList: false } }, host);
    const history: Asked[] = [];
    await together(history, async (client, turn) => {
      networks += 1;
      const ip = `10.${(networks >> 16) & 255}.${(networks >> 8) & 255}.${networks & 255}`;
      const name = `${client}-${turn}`;
      const guest = guestOn(() => api, { card, name, ip });
      const [first, second] = [1 + (turn % 3), 1 + ((turn + client) % 3)];
      const told = (answer: Awaited<ReturnType<typeof guest.come>>) => {
        const [code] = codesOf(answer);
        if (code && code !== "FULL") throw new Error(`${code}: ${answer.text}`);
        return { granted: !code, id: answer.entry?.id ?? "" };
      };
      const id = await noted(history, { more: first, ask: async () => told(await guest.come(first)) });
      if (!id) return;
      const change = { name, seats: second };
      const changed = await noted(history, {
        more: second - first,
        ask: async () => told(await guest.change(id, change)),
      });
      const has = changed === undefined ? first : second;
      await noted(history, { more: -has, ask: async () => told(await guest.withdraw(id)) });
    });
    delete members[host];
    return history;
  }

  async function coupon(capacity: number): Promise<Asked[]> {
    const { code } = await giveCoupon(database, { mostUses: capacity });
    const tokens = Array.from({ length: CLIENTS }, () => `buyer-${randomUUID()}`);
    for (const token of tokens) newMember(token);
    const buyers = tokens.map((token) => shop.buyer(token));
    const mine = await Promise.all(buyers.map((buyer) => buyer.card()));
    const history: Asked[] = [];
    await together(history, async (client) => {
      const [buyer, card] = [buyers[client], mine[client]];
      if (!buyer || !card) return;
      const told = (answer: Awaited<ReturnType<typeof buyer.place>>) => {
        const [refusal] = codesOf(answer);
        if (refusal && refusal !== "COUPON_USED_UP") throw new Error(`${refusal}: ${answer.text}`);
        return { granted: !refusal, id: answer.order?.id ?? "" };
      };
      const wanted = { card, coupon: code, agreed: 8_000 };
      const id = await noted(history, { more: 1, ask: async () => told(await buyer.place(wanted)) });
      if (id) await noted(history, { more: -1, ask: async () => told(await buyer.cancel(id)) });
    });
    for (const token of tokens) delete members[token];
    return history;
  }

  test("explains whatever guests and buyers were told while many took and gave back the same seats and the same coupon", async () => {
    for (let run = 0; run < TIMES; run += 1) {
      for (let acts = 0; acts < ACTS; acts += 2 * ACTS_EACH) {
        for (const [capacity, history] of [
          [10, await seats(10)],
          [4, await coupon(4)],
        ] as const) {
          // What limits count for a network is over before the next.
          for (const { pass } of [api, shop.api]) pass(TIME_BETWEEN_MS);
          expect(history.some(({ granted }) => !granted)).toBe(true);
          expect(unexplained(history, capacity)).toBeUndefined();
          const end = Math.max(...history.map(({ ended }) => ended));
          const tooMuch = asked(end + 1, end + 2, capacity + 1);
          expect(unexplained([...history, tooMuch], capacity)).toBe(tooMuch);
        }
      }
    }
  });
});
