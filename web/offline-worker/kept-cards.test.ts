import { beforeEach, describe, expect, test } from "vitest";
import { DAY_MS } from "#domain/duration.ts";
import { fakeCaches } from "./cache-for-tests.ts";
import { CARD_STORES, createKeptCards, MOST_BYTES, MOST_CARDS } from "./kept-cards.ts";

const START = Date.parse("2026-11-18T06:02:00.000Z");

function pageOf(card: string, { until = START + 60 * DAY_MS, words = "초대합니다" } = {}): string {
  const ends = new Date(until).toISOString();
  const state = JSON.stringify({ card: { id: card } });
  return `<!DOCTYPE html><html lang="ko" data-resting="true" data-views="/-/views/x" data-kept-until="${ends}"><body>${words}<script id="page" type="application/json">${state}</script></body></html>`;
}

const html = (text: string, headers: Record<string, string> = {}) =>
  new Response(text, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "public, max-age=0, must-revalidate",
      "content-security-policy": "default-src 'self'",
      refresh: "120",
      ...headers,
    },
  });

let now = START;
let answers: Record<string, () => Response>;
let asked: string[];
let caches: CacheStorage;
let cards: ReturnType<typeof createKeptCards>;

beforeEach(() => {
  now = START;
  asked = [];
  answers = {};
  caches = fakeCaches();
  cards = createKeptCards({
    caches,
    now: () => now,
    async fetch(address) {
      asked.push(address);
      const answer = answers[address];
      if (!answer) throw new TypeError("Failed to fetch");
      return answer();
    },
  });
});

const filesOf = async (path: string) =>
  (await (await caches.open(CARD_STORES + path)).keys()).map(({ url }) => new URL(url).pathname);

/** A card of this name is open and asks to be kept. */
async function keep(card: string, files: readonly string[] = [], page = pageOf(card)): Promise<void> {
  answers[`/card/${card}`] = () => html(page);
  await cards.keep(`/card/${card}`, files);
}

describe("a card that is kept", () => {
  test("has its page before anything else, then what stands beside it, and then what the page has asked for", async () => {
    for (const file of ["/assets/card.js", "/media/u/one-800.webp", "/card/a.ics", "/card/a.easy"])
      answers[file] = () => new Response(file);
    await keep("a", ["/assets/card.js", "/media/u/one-800.webp"]);
    expect(asked).toEqual([
      ...["/card/a", "/card/a.ics", "/card/a.easy"],
      ...["/assets/card.js", "/media/u/one-800.webp"],
    ]);
    expect(await (await cards.fileAt("https://goi.test/assets/card.js"))?.text()).toBe("/assets/card.js");
    // What stands behind a shared address says which version it was.
    expect(await (await cards.fileAt("https://goi.test/card/a.easy?v=3"))?.text()).toBe("/card/a.easy");
    expect(await cards.fileAt("https://goi.test/assets/card.js?v=3")).toBeUndefined();
  });

  test("has its page where everything else failed to come", async () => {
    await keep("a", ["/assets/card.js"]);
    expect(await (await cards.copyAt("/card/a", "gone"))?.text()).toContain("초대합니다");
  });

  test("says that it is a copy and from when, keeps its policy, and does not come back by itself", async () => {
    await keep("a");
    now += DAY_MS;
    const copy = await cards.copyAt("/card/a", "slow");
    expect(await copy?.text()).toMatch(
      /^<!DOCTYPE html><html data-kept="2026-11-18T06:02:00.000Z" data-network="slow" lang="ko"/,
    );
    expect(copy?.headers.get("content-security-policy")).toBe("default-src 'self'");
    expect(copy?.headers.get("refresh")).toBeNull();
  });

  test("is not counted as opened once more", async () => {
    await keep("a");
    expect(await (await cards.copyAt("/card/a", "gone"))?.text()).not.toContain("data-views");
  });

  test("is from when the server says that it was", async () => {
    answers["/card/a"] = () => html(pageOf("a"), { date: "Wed, 18 Nov 2026 05:00:00 GMT" });
    await cards.keep("/card/a", []);
    expect(await (await cards.copyAt("/card/a", "gone"))?.text()).toContain(
      'data-kept="2026-11-18T05:00:00.000Z"',
    );
  });

  test("takes as many bytes as there is room for, and no more photos then", async () => {
    const large = "x".repeat(MOST_BYTES / 2 + 1);
    const photos = ["/one.webp", "/two.webp", "/three.webp"];
    for (const photo of photos) answers[photo] = () => new Response(large);
    await keep("a", photos);
    expect(await filesOf("/card/a")).toEqual(expect.arrayContaining(["/one.webp", "/two.webp"]));
    expect(await filesOf("/card/a")).not.toContain("/three.webp");
  });

  test("asks for nothing that it has, and forgets what a new build no longer refers to", async () => {
    for (const file of ["/assets/old.js", "/assets/new.js", "/one.webp"])
      answers[file] = () => new Response(file);
    await keep("a", ["/assets/old.js", "/one.webp"]);
    asked.length = 0;
    await keep("a", ["/assets/new.js", "/one.webp"]);
    expect(asked).toEqual(["/card/a", "/card/a.ics", "/card/a.easy", "/assets/new.js"]);
    expect((await filesOf("/card/a")).sort()).toEqual(["/-/kept", "/assets/new.js", "/card/a", "/one.webp"]);
  });

  test("shows a photo in another size where just this one was not kept", async () => {
    answers["/media/u/one-400.webp"] = () => new Response("small");
    await keep("a", ["/media/u/one-400.webp"]);
    expect(await (await cards.fileAt("https://goi.test/media/u/one-1600.webp"))?.text()).toBe("small");
    expect(await cards.fileAt("https://goi.test/media/u/two-400.webp")).toBeUndefined();
  });
});

describe("what is never kept", () => {
  test.each<[string, () => Response]>([
    ["a page of the app", () => html("<!DOCTYPE html><html lang=ko><body>내 카드</body></html>")],
    ["a sample", () => html(pageOf("a").replace(/ data-kept-until="[^"]*"/, ""))],
    ["a page that nobody may keep", () => html(pageOf("a"), { "cache-control": "no-store" })],
    ["a page for one person", () => html(pageOf("a"), { "cache-control": "private, max-age=60" })],
    ["what is no page", () => new Response("{}", { headers: { "content-type": "application/json" } })],
    ["a page that says gone", () => new Response(pageOf("a"), { status: 410 })],
  ])("%s", async (_what, answer) => {
    answers["/card/a"] = answer;
    await cards.keep("/card/a", []);
    expect(await caches.keys()).toEqual([]);
  });
});

describe("what the server says of a kept card", () => {
  test.each([401, 403, 404, 410])("%i takes the copy away", async (status) => {
    await keep("a");
    await cards.hear("/card/a", new Response("", { status }));
    expect(await cards.copyAt("/card/a", "gone")).toBeUndefined();
  });

  test.each([429, 500, 502, 503])("%i leaves it: it says nothing of the card", async (status) => {
    await keep("a");
    await cards.hear("/card/a", new Response("", { status }));
    expect(await cards.copyAt("/card/a", "gone")).toBeDefined();
  });

  test("an address that leads elsewhere by now takes it away", async () => {
    await keep("a");
    await cards.hear("/card/a", Response.redirect("https://goi.test/other", 302));
    expect(await cards.copyAt("/card/a", "gone")).toBeUndefined();
  });

  test("another card under the same name leaves nothing of the one before", async () => {
    answers["/one.webp"] = () => new Response("one");
    await keep("a", ["/one.webp"]);
    await cards.hear("/card/a", html(pageOf("b", { words: "다른 카드" })));
    expect(await (await cards.copyAt("/card/a", "gone"))?.text()).toContain("다른 카드");
    expect(await cards.fileAt("https://goi.test/one.webp")).toBeUndefined();
  });

  test("a changed page takes the place of the copy, with all that was kept beside it", async () => {
    answers["/one.webp"] = () => new Response("one");
    await keep("a", ["/one.webp"]);
    await cards.hear("/card/a", html(pageOf("a", { words: "바뀐 시간" })));
    expect(await (await cards.copyAt("/card/a", "gone"))?.text()).toContain("바뀐 시간");
    expect(await cards.fileAt("https://goi.test/one.webp")).toBeDefined();
  });
});

describe("the end of a copy", () => {
  test("it is not shown when its time is over, and is gone then", async () => {
    await keep("a", [], pageOf("a", { until: START + DAY_MS }));
    now += DAY_MS;
    expect(await cards.copyAt("/card/a", "gone")).toBeUndefined();
    expect(await caches.keys()).toEqual([]);
  });

  test("those whose time is over go when another card is kept", async () => {
    await keep("a", [], pageOf("a", { until: START + DAY_MS }));
    now += 2 * DAY_MS;
    await keep("b");
    expect(await caches.keys()).toEqual([`${CARD_STORES}/card/b`]);
  });

  test("beyond so many, the one goes that was not opened for longest", async () => {
    for (let card = 0; card < MOST_CARDS; card += 1) {
      now += 1_000;
      await keep(`card-${card}`);
    }
    now += 1_000;
    // Opened again, though without a network.
    await cards.copyAt("/card/card-0", "gone");
    now += 1_000;
    await keep("one-more");
    expect(await cards.has("/card/card-0")).toBe(true);
    expect(await cards.has("/card/card-1")).toBe(false);
    expect(await caches.keys()).toHaveLength(MOST_CARDS);
  });

  test("one that is just being written is left alone", async () => {
    await caches.open(`${CARD_STORES}/card/a`);
    await cards.prune();
    expect(await cards.has("/card/a")).toBe(true);
  });

  test("what an older worker kept in another form is forgotten", async () => {
    await caches.open("goi-card-0 /card/a");
    await keep("a");
    await cards.forgetOlder();
    expect(await caches.keys()).toEqual([`${CARD_STORES}/card/a`]);
  });
});
