import { randomUUID } from "node:crypto";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, inject, test, vi } from "vitest";
import * as operations from "#web/graphql/graphql.ts";
import { newMemberAt } from "./faults/client.ts";
import { startApp } from "./running-app.ts";

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "goi-payment-"));
  cpSync(inject("pgliteTemplate"), join(dataDir, "database"), { recursive: true });
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** Asks a running app in the name of the member with this token. */
async function asking(url: string, token: string) {
  const { apiKey } = await (await fetch(`${url}/config.json`)).json();
  // biome-ignore lint/suspicious/noExplicitAny: an answer has the shape of its question
  return async (operation: { toString(): string }, variables: object): Promise<any> => {
    const answer = await fetch(`${url}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-api-key": apiKey, authorization: `Bearer ${token}` },
      body: JSON.stringify({ query: operation.toString(), variables }),
    });
    const { data, errors } = await answer.json();
    return { ...(Object.values(data ?? {})[0] as object), code: errors?.[0].extensions.code };
  };
}

type Ask = Awaited<ReturnType<typeof asking>>;

const COUPON_USES = 5;
const WANTING = 12;

/** So many who want a coupon that fewer may use, each with a key of their own. */
async function couponWanted(ask: Ask) {
  const terms = { label: "시험", benefit: { type: "percent", percent: 10 }, mostUses: COUPON_USES };
  const { 0: coupon } = await ask(operations.AdminCreateCouponsDocument, { terms });
  const wanted = { plan: "basic", way: "practice", agreed: 4_410, coupon: coupon.code };
  const orders = [];
  for (let at = 0; at < WANTING; at += 1) {
    const { card } = await ask(operations.CreateCardDocument, { kind: "birthday", key: randomUUID() });
    orders.push({ ...wanted, card: card.id, key: randomUUID() });
  }
  return { id: coupon.id, orders };
}

/** What the books say of a coupon: uses that are counted, and orders that carry it. */
async function usesOf(ask: Ask, id: string) {
  const { coupons } = await ask(operations.AdminCouponsDocument, {});
  const { orders } = await ask(operations.MyOrdersDocument, { first: 100 });
  return {
    counted: coupons.find((coupon: { id: string }) => coupon.id === id).used,
    carried: orders.flatMap((order: { id: string; discount: number }) =>
      order.discount > 0 ? order.id : [],
    ),
  };
}

test("kill -9 between the money and the order, and while a coupon is redeemed: the next process has all and no more", async () => {
  const env = { DATA_DIR: dataDir, LOG_LEVEL: "info" };
  const first = await startApp(env);
  const place = { url: first.url, folder: dataDir };
  // Who buys also makes the coupon.
  const token = await newMemberAt(place, { email: "buyer@example.com", isAdmin: true });
  const ask = await asking(first.url, token);
  async function placed(): Promise<string> {
    const { card } = await ask(operations.CreateCardDocument, { kind: "birthday", key: randomUUID() });
    const order = { card: card.id, plan: "basic", way: "practice", agreed: 4_900, key: randomUUID() };
    return (await ask(operations.PlaceOrderDocument, order)).id;
  }
  const [taken, underWay] = [await placed(), await placed()];
  const confirm = (order: string, mode: string) => ({ order, reference: `${mode}.${order}`, amount: 4_900 });
  const lost = await ask(operations.ConfirmPaymentDocument, confirm(taken, "late"));
  expect(lost.code).toBe("PAYMENT_UNCERTAIN");
  const coupon = await couponWanted(ask);
  const acknowledged: string[] = [];
  const redeeming = coupon.orders.map(async (order) => {
    const { id } = await ask(operations.PlaceOrderDocument, order);
    if (id) acknowledged.push(id);
  });
  const paying = ask(operations.ConfirmPaymentDocument, confirm(underWay, "approve"));
  const dying = Promise.allSettled([...redeeming, paying]);
  await Promise.race(redeeming);
  await first.stop("SIGKILL");
  await dying;

  const next = await startApp(env);
  const again = await asking(next.url, token);
  const state = async (id: string) => (await again(operations.MyOrderDocument, { id })).state;
  await vi.waitUntil(async () => (await state(taken)) === "PAID", { timeout: 30_000, interval: 100 });
  const paid = await again(operations.ConfirmPaymentDocument, confirm(underWay, "approve"));
  expect(paid).toMatchObject({ state: "PAID", total: 4_900, card: { isTrial: false } });
  expect(await again(operations.ConfirmPaymentDocument, confirm(taken, "late"))).toMatchObject({
    state: "PAID",
  });

  const kept = await usesOf(again, coupon.id);
  expect(kept.carried).toEqual(expect.arrayContaining(acknowledged));
  expect(kept.counted).toBe(kept.carried.length);
  const answers = await Promise.all(
    coupon.orders.map((order) => again(operations.PlaceOrderDocument, order)),
  );
  expect(answers.filter(({ code }) => code === undefined)).toHaveLength(COUPON_USES);
  expect(answers.filter(({ code }) => code === "COUPON_USED_UP")).toHaveLength(WANTING - COUPON_USES);
  const after = await usesOf(again, coupon.id);
  expect([after.counted, after.carried.length]).toEqual([COUPON_USES, COUPON_USES]);
  await next.stop();
});
