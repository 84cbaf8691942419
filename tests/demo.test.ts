import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { kinds } from "#cards/kinds/kinds.ts";
import * as operations from "#web/graphql/graphql.ts";
import { type Demo, fill } from "../scripts/demo/fill.ts";
import { keepDemoState, readDemo } from "../scripts/demo/folder.ts";
import { type Ask, type FrontDoor, signIn } from "../scripts/demo/front-door.ts";
import { demoEnvironment } from "../scripts/demo/settings.ts";
import { openApp, type TestApp } from "./app.ts";
import { emptyPglite } from "./databases.ts";

describe("a filled demo", () => {
  let app: TestApp;
  let door: FrontDoor;
  let demo: Demo;
  beforeAll(async () => {
    app = await openApp({ env: definedIn(demoEnvironment({})), openDatabase: emptyPglite });
    door = {
      fetch: app.fetch,
      codeFor: async (email) => app.letters.findLast(({ to, code }) => to === email && code)?.code ?? "",
      makeAdmin: app.identityService.makeAdmin,
    };
    // Small pictures are drawn in a tenth of the time.
    demo = await fill({ door, now: new Date("2026-11-15T03:00:00Z"), photoWidth: 400 });
  });
  afterAll(() => app.close());

  const as = (role: string): Promise<Ask> => {
    const known = demo.signIns.find((one) => one.role === role);
    if (!known) throw new Error(`Nobody signs in as ${role}`);
    return signIn(door, known);
  };

  test("has a card of every kind that guests can open", async () => {
    expect(demo.cards.map(({ label }) => label)).toEqual(kinds.map(({ label }) => label));
    const answers = await Promise.all(demo.cards.map(({ address }) => app.fetch(address)));
    expect(answers.map(({ status }) => status)).toEqual(kinds.map(() => 200));
  });

  test("its member finds the cards with what guests left, the orders and a wedding plan", async () => {
    const member = await as("member");
    const { cards } = (await member(operations.MyCardsDocument, {})).myCards;
    expect(cards.map(({ state }) => state)).toEqual(kinds.map(() => "PUBLISHED"));
    const withoutEntries = cards.filter(({ entryCounts }) => !entryCounts.some(({ count }) => count > 0));
    expect(withoutEntries.map(({ kind }) => kind)).toEqual(["photo"]);
    const { orders } = (await member(operations.MyOrdersDocument, {})).myOrders;
    expect(orders.map(({ kind, state, way }) => [kind, state, way]).sort()).toEqual([
      ["baby-birthday", "PENDING", "transfer"],
      ["event", "PAID", "transfer"],
      ["greeting", "PAID", "practice"],
    ]);
    const { weddingPlan } = await member(operations.WeddingPlanDocument, {});
    expect(weddingPlan?.tasks.some(({ doneOn }) => doneOn)).toBe(true);
  });

  test("its company is approved, has a venue that a card follows, and vouchers to hand out", async () => {
    const company = await as("company");
    expect((await company(operations.MyCompanyDocument, {})).myCompany).toMatchObject({ state: "APPROVED" });
    const { companyVenues } = await company(operations.CompanyVenuesDocument, {});
    expect(companyVenues.map(({ followers }) => followers)).toContain(1);
    const { companyVouchers } = await company(operations.CompanyVouchersDocument, {});
    expect(companyVouchers.vouchers.filter(({ holder }) => !holder)).not.toHaveLength(0);
  });

  test("its admin finds a transfer to confirm and the coupon that is printed", async () => {
    const admin = await as("admin");
    expect((await admin(operations.AdminWaitingDocument, {})).adminWaiting.transfers).toBe(1);
    const { coupons } = (await admin(operations.AdminCouponsDocument, {})).adminCoupons;
    expect(coupons.map(({ code, used }) => [code, used])).toEqual([[demo.coupon, 1]]);
  });

  test("has passwords of its own", () => {
    const passwords = demo.signIns.map(({ password }) => password);
    expect(new Set(passwords).size).toBe(3);
    for (const password of passwords) expect(password).toMatch(/^[\w-]{16}$/);
  });
});

describe("the folder of a demo", () => {
  const folder = mkdtempSync(join(tmpdir(), "goi-demo-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const made: Demo = { signIns: [], cards: [], coupon: "" };

  test("is filled once: one that is finished is only started, one that is not is refused", () => {
    const own = join(folder, "own");
    expect(readDemo(own)).toBeNull();
    keepDemoState(own, "empty");
    expect(readDemo(own)).toBeNull();
    keepDemoState(own, "filling");
    expect(() => readDemo(own)).toThrow("was not finished; delete that folder");
    keepDemoState(own, made);
    expect(readDemo(own)).toEqual(made);
  });

  test("is nobody else's", () => {
    writeFileSync(join(folder, "secret"), "somebody's");
    expect(() => readDemo(folder)).toThrow("is not empty and was not made by npm run demo");
  });
});

describe("the settings of a demo", () => {
  test("are its own folder and what its reader chose", () => {
    expect(demoEnvironment({ PORT: "4000", DATA_DIR: "" })).toMatchObject({
      PORT: "4000",
      DATA_DIR: "./data/demo",
      NODE_ENV: "production",
    });
  });

  test.each([
    { NODE_ENV: "production" },
    { DATABASE_URL: "postgres://localhost/goi" },
    { S3_BUCKET: "goi" },
    { SMTP_URL: "smtp://localhost" },
    { PUBLIC_URL: "https://goi.example" },
    { TOSS_CLIENT_KEY: "key", TOSS_SECRET_KEY: "secret" },
    {
      COGNITO_USER_POOL_ID: "pool",
      COGNITO_USER_POOL_CLIENT_ID: "client",
      COGNITO_IDENTITY_POOL_ID: "identities",
    },
  ])("are refused where real people may be: %o", (given) => {
    expect(() => demoEnvironment(given)).toThrow(/never runs where real ones are: \w+(=production)? is set/);
  });
});

function definedIn(environment: Record<string, string | undefined>): Record<string, string> {
  const { DATA_DIR: _own, ...rest } = environment;
  return Object.fromEntries(
    Object.entries(rest).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
