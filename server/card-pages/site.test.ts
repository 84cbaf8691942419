import { randomBytes, randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { CardContent } from "#cards/engine/card.ts";
import { kindNamed, kinds } from "#cards/kinds/kinds.ts";
import { samplesOf } from "#cards/kinds/samples.ts";
import { CARD_ID_BYTES, cardIdOf } from "#domain/card-id.ts";
import { DAY_MS } from "#domain/duration.ts";
import type { Owner } from "#domain/member.ts";
import { wonOf } from "#domain/money.ts";
import { orderId } from "#domain/order.ts";
import type { OrderNumber } from "#domain/order-number.ts";
import { createDiskFiles } from "#server/adapters/files-disk.ts";
import { followOrders } from "#server/cards/card-rights.ts";
import { changeCard, findCard, insertCard } from "#server/cards/store.ts";
import { readConfig } from "#server/config.ts";
import { cards } from "#server/database/tables/cards.ts";
import { orders } from "#server/database/tables/orders.ts";
import { createEventBus } from "#server/event-bus.ts";
import { createLog } from "#server/log.ts";
import { createPhotoPasses } from "#server/photos/photo-pass.ts";
import type { Database } from "#server/ports.ts";
import { listClicks, totalClicks } from "#server/sites/link-clicks-store.ts";
import { firstWordsOf, reportHiddenPages } from "#server/sites/own-addresses.ts";
import { claimSitename } from "#server/sites/store.ts";
import { createWorkers } from "#server/workers/workers.ts";
import { emptyPglite } from "#tests/databases.ts";
import { createCardPages } from "./card-pages.ts";
import { createClicks } from "./clicks.ts";
import { builtDrawing } from "./drawing.ts";

const owner = "0b5e3c1e-6a0e-4c0f-9d3a-0d3c7d1b2a01::minsu" as Owner;
const start = new Date("2026-11-15T03:00:00Z");
const PHONE = "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/124.0 Mobile KAKAOTALK 10.8.2";
const potter = (await samplesOf("site"))[0]?.content as CardContent;

let database: Database;
let folder: string;
const workers = createWorkers();
beforeAll(async () => {
  database = await emptyPglite();
  folder = mkdtempSync(join(tmpdir(), "goi-sites-"));
});
afterAll(async () => {
  await Promise.all([database.close(), workers.close()]);
  rmSync(folder, { recursive: true, force: true });
});

/** Pages of personal sites, and how often the database was asked for a name. */
function serving(addresses: string[] = ["login", "menu"]) {
  let now = start;
  const clock = { now: () => now };
  let asked = 0;
  const orm = new Proxy(database.orm, {
    get(target, key) {
      if (key === "select") asked += 1;
      return Reflect.get(target, key);
    },
  });
  const files = createDiskFiles({
    folder,
    endpoint: "",
    secret: "a secret of 32 characters, or more…",
    clock,
  });
  const pages = createCardPages({
    config: readConfig({ DATA_DIR: folder }),
    clock,
    log: createLog("silent"),
    database: { ...database, orm },
    files,
    events: createEventBus({ database }),
    workers,
    addresses: async () => new Set(addresses),
    drawing: builtDrawing,
  });
  const origin = "http://goi.test";
  return {
    asked: () => asked,
    pass: (ms: number) => {
      now = new Date(now.getTime() + ms);
    },
    open: async (path: string) =>
      (await pages.handle(new Request(`${origin}${path}`), { origin })) ??
      new Response(null, { status: 404 }),
  };
}

type Given = { name: string; kind?: "site" | "greeting"; content?: CardContent };

/** A published page under a name. */
async function given({ name, kind = "site", content = potter }: Given) {
  const { orm } = database;
  const id = cardIdOf(randomBytes(CARD_ID_BYTES));
  const label = { title: kindNamed(kind).facts(content).title, theme: content.theme.name, eventDate: null };
  const card = await insertCard(orm, { id, kind, owner, madeKey: randomUUID(), content, label, now: start });
  await publishedAs(id, name);
  return card;
}

async function publishedAs(id: ReturnType<typeof cardIdOf>, name: string) {
  const card = await findCard(database.orm, id);
  if (!card) throw new Error("The card is gone");
  const isSite = card.kind === "site";
  const change = { status: "published", liveVersion: 1, plan: "free", publishedAt: start } as const;
  await changeCard(database.orm, { card, change: { ...change, name: isSite ? name : null }, now: start });
  if (isSite) await claimSitename(database.orm, { name, card: id, now: start });
}

describe("a page under a name", () => {
  test("is whole without a script: who it is, links that count themselves, and our mark", async () => {
    const { id } = await given({ name: "seoyun" });
    const answer = await serving().open("/seoyun");
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).toMatch(/<h1[^>]*>한서윤<\/h1>/);
    expect(html).toContain('href="https://shop.example/autumn"');
    expect(html).toContain(`ping="/-/clicks/${id}/shop"`);
    expect(html).toContain("고이로 접은 카드");
    expect(html).toContain('<link rel="canonical" href="http://goi.test/seoyun"/>');
    expect(html).toMatch(/og:image" content="http:\/\/goi\.test\/seoyun\.png\?v=1"/);
  });

  test("is without our mark for the year that was paid, and stays with it after that", async () => {
    const { id } = await given({ name: "for-a-year" });
    const { open, pass } = serving();
    await database.orm.insert(orders).values({
      ...{ id: orderId.parse("a".repeat(20)), number: "G-261115-AAAAA" as OrderNumber, owner, card: id },
      ...{ kind: "site", plan: "pro", purpose: "first", listPrice: wonOf(29_000), credit: wonOf(0) },
      ...{ discount: wonOf(0), total: wonOf(29_000), extraDays: 0, includedCards: 0, way: "practice" },
      ...{
        state: "paid",
        key: randomUUID(),
        fingerprint: "",
        placedAt: start,
        expiresAt: start,
        paidAt: start,
      },
    });
    await followOrders(database.orm, { card: id, kind: kindNamed("site"), now: start });
    expect(await (await open("/for-a-year")).text()).not.toContain("고이로 접은 카드");
    pass(366 * DAY_MS);
    const after = await open("/for-a-year");
    expect(after.status).toBe(200);
    const html = await after.text();
    expect(html).toContain("고이로 접은 카드");
    expect(html).toMatch(/<h1[^>]*>한서윤<\/h1>/);
  });

  test("brings its picture for messengers and somebody for an address book", async () => {
    await given({ name: "with-files" });
    const { open } = serving();
    expect((await open("/with-files.png?v=1")).headers.get("content-type")).toBe("image/png");
    const contact = await open("/with-files.vcf?of=contact");
    expect(contact.headers.get("content-type")).toBe("text/vcard; charset=utf-8");
    expect(contact.headers.get("content-disposition")).toContain(encodeURIComponent("한서윤.vcf"));
    expect(await contact.text()).toContain("FN:한서윤");
  });

  test("is found however its name was read off a card, and by the name it had before", async () => {
    const { id } = await given({ name: "milk-hill" });
    const { open } = serving();
    for (const written of ["/Milk-Hill", "/mi1k-hi11", "/milk-hiii"]) {
      const answer = await open(written);
      expect([answer.status, answer.headers.get("location")], written).toEqual([302, "/milk-hill"]);
    }
    await publishedAs(id, "moved-on");
    const moved = await open("/milk-hill.png?v=1");
    expect(moved.headers.get("location")).toBe("/moved-on.png?v=1");
    expect(moved.headers.get("cache-control")).toBe("no-store");
    expect((await open("/moved-on")).status).toBe(200);
  });

  test("says that it was there once when its card is gone for good", async () => {
    const { id } = await given({ name: "long-gone" });
    await database.orm.delete(cards).where(eq(cards.id, id));
    const answer = await serving().open("/long-gone");
    expect(answer.status).toBe(410);
    expect(await answer.text()).toContain("지금은 볼 수 없는 카드입니다");
  });

  test("never stands before an address of the app, and words that are no names ask nothing of the database", async () => {
    await given({ name: "later-a-route" });
    const { open, asked } = serving(["login", "later-a-route"]);
    for (const path of [
      "/login",
      "/Login",
      "/later-a-route",
      "/a",
      "/a_b",
      "/%ED%95%9C",
      "/favicon.ico",
      "/x".repeat(30),
    ]) {
      expect((await open(path)).status, path).toBe(404);
    }
    expect(asked()).toBe(0);
  });

  test("however many made-up names are asked for at once, the database is asked a few times", async () => {
    const { open, asked } = serving();
    const answers = await Promise.all(Array.from({ length: 300 }, (_, at) => open(`/made-up-${at}`)));
    expect(answers.every(({ status }) => status === 404)).toBe(true);
    expect(asked()).toBeLessThanOrEqual(3);
  });

  test("leads to the maker's other cards as long as visitors can open them", async () => {
    const greeting = (await samplesOf("greeting"))[0]?.content as CardContent;
    const other = await given({ name: "", kind: "greeting", content: greeting });
    const shelf = {
      id: "shelf",
      type: "cards",
      title: "",
      cards: [{ id: other.id, title: "옛 제목", kind: "카드", address: `/card/${other.id}` }],
    };
    const content = { ...potter, sections: { ...potter.sections, blocks: { version: 0, blocks: [shelf] } } };
    await given({ name: "with-cards", content });
    const { open, pass } = serving();
    const html = await (await open("/with-cards")).text();
    expect(html).toContain(`href="/card/${other.id}"`);
    expect(html).toContain(other.title);
    expect(html).not.toContain("옛 제목");
    const row = await findCard(database.orm, other.id);
    if (row)
      await changeCard(database.orm, {
        card: row,
        change: { status: "closed", closedAt: start },
        now: start,
      });
    pass(61_000);
    expect(await (await open("/with-cards")).text()).not.toContain(`/card/${other.id}`);
  });
});

describe("clicks", () => {
  const clock = { now: () => start };
  const photoPasses = createPhotoPasses({ secret: "a secret of 32 characters, or more…", clock });

  function visiting() {
    const clicks = createClicks({ database, clock, log: createLog("silent"), photoPasses });
    return {
      ...clicks,
      click(card: string, link: string, headers: Record<string, string> = {}) {
        const request = new Request("http://goi.test/", { headers: { "user-agent": PHONE, ...headers } });
        clicks.count(request, { card, link, ip: headers.ip ?? "10.0.0.1" });
      },
    };
  }

  test("are counted by link and by day in Korea, for links that stand on the page", async () => {
    const { id } = await given({ name: "clicked" });
    const { click, write } = visiting();
    click(id, "shop");
    click(id, "shop");
    click(id, "insta");
    click(id, "made-up");
    click(id, "nowhere");
    click("0000000000000000", "shop");
    await write();
    click(id, "shop");
    await write();
    expect(await totalClicks(database.orm, id)).toEqual([
      { link: "insta", count: 1 },
      { link: "shop", count: 3 },
    ]);
    expect(await listClicks(database.orm, { card: id, since: "2026-11-15" })).toEqual([
      { link: "insta", day: "2026-11-15", count: 1 },
      { link: "shop", day: "2026-11-15", count: 3 },
    ]);
    expect(await listClicks(database.orm, { card: id, since: "2026-11-16" })).toEqual([]);
  });

  test("of the owner, of machines and of whoever clicks like one are not", async () => {
    const { id } = await given({ name: "uncounted" });
    const { click, write } = visiting();
    const pass = photoPasses.cookieFor(owner, "http://goi.test").split(";")[0] ?? "";
    click(id, "shop", { cookie: pass });
    click(id, "shop", { "user-agent": "kakaotalk-scrap/1.0" });
    click(id, "shop", { "user-agent": "" });
    await write();
    expect(await totalClicks(database.orm, id)).toEqual([]);
    for (let times = 0; times < 100; times += 1) click(id, "shop", { ip: "10.0.0.2" });
    await write();
    expect(await totalClicks(database.orm, id)).toEqual([{ link: "shop", count: 60 }]);
  });
});

test("the words of all addresses are known from the routes themselves", () => {
  const words = firstWordsOf({
    routes: [
      "/graphql/stream",
      "/-/health",
      "*",
      "/:anything",
      "login/smart-store/:id",
      "assets",
      "/config.json",
    ],
    kinds,
  });
  expect([...words]).toEqual(
    expect.arrayContaining(["graphql", "login", "assets", "card", "thanks", "site"]),
  );
  expect([...words].filter((word) => /[^a-z0-9-]/.test(word))).toEqual([]);
});

test("a route that comes to stand before a page is reported when the app starts", async () => {
  await given({ name: "festival" });
  const lines: string[] = [];
  const log = createLog("info", { write: (line) => lines.push(line) });
  const addresses = async () => new Set(["festival", "login"]);
  expect(await reportHiddenPages({ database, log, addresses })).toEqual(["festival"]);
  expect(lines.join("")).toContain("/festival");
  lines.length = 0;
  expect(await reportHiddenPages({ database, log, addresses: async () => new Set(["login"]) })).toEqual([]);
  expect(lines).toEqual([]);
});
