import { randomBytes, randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { wonOf } from "#domain/money.ts";
import { orderId } from "#domain/order.ts";
import type { Database, Payments } from "#server/ports.ts";
import { emptyDatabase } from "#tests/databases.ts";
import { startToss, type TossServer } from "#tests/toss-server.ts";
import { createPracticePayments } from "./payments-practice.ts";
import { createTossPayments } from "./payments-toss.ts";
import { createTransferPayments } from "./payments-transfer.ts";

const secretKey = "test_sk_only_the_tests_know";
const clock = { now: () => new Date("2026-11-15T03:00:00Z") };

let database: Database;
let toss: TossServer;
let ways: Record<Payments["way"], Payments>;
beforeAll(async () => {
  database = await emptyDatabase();
  toss = await startToss({ secretKey });
  ways = {
    toss: createTossPayments({
      clientKey: "test_ck",
      secretKey,
      apiUrl: toss.url,
      sdkUrl: "https://toss.example/sdk",
    }),
    practice: createPracticePayments({ database, clock }),
    transfer: createTransferPayments({ bank: "고이은행", number: "110-1", holder: "고이" }),
  };
});
afterEach(() => toss.feel("well"));
afterAll(async () => {
  await toss.close();
  await database.close();
});

function newCharge(mode = "approve") {
  const order = orderId.parse(randomBytes(15).toString("base64url"));
  return { order, reference: `${mode}.${randomUUID()}`, amount: wonOf(19_900), key: randomUUID() };
}

describe.each(["toss", "practice", "transfer"] as const)("the way to pay %s", (name) => {
  test("says what a browser needs, and takes just the amount that was agreed upon", async () => {
    const way = ways[name];
    const charge = newCharge();
    const opened = await way.open({
      id: charge.order,
      amount: charge.amount,
      name: "초대장",
      payer: "minsu",
    });
    expect(Object.values(opened).every((value) => value !== "")).toBe(true);
    expect(JSON.stringify(opened)).not.toContain(secretKey);
    expect(await way.confirm(charge)).toMatchObject({ reference: charge.reference, amount: 19_900 });
    expect(way.isPractice).toBe(name === "practice");
  });

  test("does the same thing once, however often it is asked", async () => {
    const way = ways[name];
    const charge = newCharge();
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => way.confirm(charge)));
    expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
    const giving = { ...charge, key: `refund-${charge.key}`, reason: "구매자 환불" };
    await Promise.all([way.giveBack(giving), way.giveBack(giving)]);
    await way.giveBack({ ...giving, key: randomUUID() });
    expect(await way.find(charge.order)).toBeNull();
  });
});

describe.each(["toss", "practice"] as const)("the gateway %s", (name) => {
  /** Puts it into a mood for one call. */
  function charged(mood: "declining" | "lost" | "silent") {
    toss.feel(mood);
    return newCharge({ declining: "decline", lost: "late", silent: "silent" }[mood]);
  }

  test("knows what it took", async () => {
    const charge = newCharge();
    expect(await ways[name].find(charge.order)).toBeNull();
    await ways[name].confirm(charge);
    expect(await ways[name].find(charge.order)).toMatchObject({
      reference: charge.reference,
      amount: 19_900,
    });
  });

  test("that declines takes nothing and says why in Korean", async () => {
    const charge = charged("declining");
    expect(await ways[name].confirm(charge)).toEqual({ declined: expect.stringMatching(/[가-힣]/) });
    toss.feel("well");
    expect(await ways[name].find(charge.order)).toBeNull();
  });

  test("whose answer is lost has taken the money, and says so when it is asked", async () => {
    const charge = charged("lost");
    await expect(ways[name].confirm(charge)).rejects.toMatchObject({ code: "PAYMENT_UNCERTAIN" });
    toss.feel("well");
    expect(await ways[name].find(charge.order)).toMatchObject({ amount: 19_900 });
  });

  test("that is silent is not taken for a no", async () => {
    const charge = charged("silent");
    await expect(ways[name].confirm(charge)).rejects.toMatchObject({ code: "PAYMENT_UNCERTAIN" });
    toss.feel("well");
    expect(await ways[name].find(charge.order)).toBeNull();
  });

  test("takes money for an order once, whatever is sent with it a second time", async () => {
    const first = newCharge();
    await ways[name].confirm(first);
    const second = { ...first, reference: `approve.${randomUUID()}`, key: randomUUID() };
    const outcome = await ways[name].confirm(second);
    expect("declined" in outcome || outcome.reference === first.reference).toBe(true);
    expect(await ways[name].find(first.order)).toMatchObject({ reference: first.reference });
  });
});

describe("Toss", () => {
  test("that breaks down is uncertain, also while it is asked or gives back", async () => {
    const charge = newCharge();
    await ways.toss.confirm(charge);
    toss.feel("broken");
    const uncertain = { code: "PAYMENT_UNCERTAIN" };
    await expect(ways.toss.find(charge.order)).rejects.toMatchObject(uncertain);
    await expect(ways.toss.confirm(newCharge())).rejects.toMatchObject(uncertain);
    await expect(ways.toss.giveBack({ ...charge, reason: "환불" })).rejects.toMatchObject(uncertain);
  });

  test("that never answers is not waited for", async () => {
    const hurried = createTossPayments({
      clientKey: "x",
      secretKey,
      apiUrl: toss.url,
      sdkUrl: "https://toss.example/sdk",
      answerWithinMs: 20,
    });
    toss.feel("hanging");
    await expect(hurried.confirm(newCharge())).rejects.toMatchObject({ code: "PAYMENT_UNCERTAIN" });
  });

  test("that does not know our key is our mistake, not the payer's", async () => {
    const wrong = createTossPayments({
      clientKey: "x",
      secretKey: "wrong",
      apiUrl: toss.url,
      sdkUrl: "https://toss.example/sdk",
    });
    await expect(wrong.confirm(newCharge())).rejects.toThrow("TOSS_SECRET_KEY");
  });

  test("may call with anything: only the order is read, and what counts is asked for", async () => {
    const heard: string[] = [];
    ways.toss.watch(async (order) => void heard.push(order));
    const { order } = newCharge();
    const call = (body: string) =>
      ways.toss.receive?.(new Request("http://goi.test/-/payments/toss", { method: "POST", body }));
    const told = {
      eventType: "PAYMENT_STATUS_CHANGED",
      data: { orderId: order, status: "DONE", totalAmount: 1 },
    };
    for (const body of [
      JSON.stringify(told),
      "",
      "{",
      "[]",
      '{"data":{"orderId":"../x"}}',
      '{"data":null}',
    ]) {
      expect((await call(body))?.status).toBe(204);
    }
    expect(heard).toEqual([order]);
    await expect(call(`"${"x".repeat(70_000)}"`)).rejects.toMatchObject({ code: "BODY_TOO_LARGE" });
  });
});
