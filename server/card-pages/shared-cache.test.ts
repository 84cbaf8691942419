import type { IncomingMessage, ServerResponse } from "node:http";
import { describe, expect, test } from "vitest";
import { findCard } from "#server/cards/store.ts";
import { untilHeard } from "#server/event-bus-for-tests.ts";
import { database, given, openForTests, serving, start } from "./pages-for-tests.ts";

openForTests();

/** A guest inside KakaoTalk, as her phone says it. */
const PHONE =
  "Mozilla/5.0 (Linux; Android 14; SM-S918N) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/124.0 Mobile Safari/537.36 KAKAOTALK 10.8.2";

const cacheOf = ({ headers }: Response) => headers.get("cache-control");

/** As it is answered before anything else looks at it. */
async function kept({ pages, events }: ReturnType<typeof serving>, url: string) {
  await untilHeard(events);
  const request = { method: "GET", url, headers: { host: "goi.test" } } as IncomingMessage;
  const headers: string[] = [];
  const response = {
    writeHead: (_status: number, given: string[]) => headers.push(...given),
    end: () => undefined,
  };
  pages.before(request, response as unknown as ServerResponse, () => expect.fail("it is not kept"));
  return Object.fromEntries(
    headers.flatMap((name, at) => (at % 2 === 0 ? [[name, headers[at + 1] ?? ""]] : [])),
  );
}

describe("without a CDN that we could tell", () => {
  test("no shared cache is asked to keep a page, and the page is counted where it is sent", async () => {
    const id = await given();
    const server = serving();
    const answer = await server.open(`/card/${id}`, { headers: { "user-agent": PHONE } });
    expect(cacheOf(answer)).toBe("public, max-age=0, must-revalidate");
    expect(answer.headers.has("surrogate-key")).toBe(false);
    expect(await answer.text()).not.toContain("data-views");
    expect((await kept(server, `/card/${id}`))["cache-control"]).toBe("public, max-age=0, must-revalidate");
    await server.pages.close();
    expect((await findCard(database.orm, id))?.views).toBe(1);
  });

  test("nor a share picture but in the browser that has it", async () => {
    const id = await given();
    expect(cacheOf(await serving().open(`/card/${id}.png?v=1`))).toBe("public, max-age=31536000, immutable");
  });
});

describe("behind a CDN that is told", () => {
  test("an open card may be kept for a minute, goes by its tag, and browsers still ask", async () => {
    const id = await given();
    const server = serving({ isBehindCdn: true });
    const { headers } = await server.open(`/card/${id}`);
    for (const given of [Object.fromEntries(headers), await kept(server, `/card/${id}`)]) {
      expect(given).toMatchObject({
        "cache-control": "public, max-age=0, s-maxage=60, stale-if-error=3600",
        "surrogate-key": `card-${id}`,
        "cache-tag": `card-${id}`,
        etag: expect.stringMatching(/^"/),
      });
    }
  });

  test.each(["?own=3k2jh4", "?utm_source=kakao"])(
    "what stands behind an address is nobody's to keep: %s",
    async (query) => {
      const id = await given();
      const server = serving({ isBehindCdn: true });
      expect(cacheOf(await server.open(`/card/${id}${query}`))).toBe("public, max-age=0, must-revalidate");
      expect((await kept(server, `/card/${id}${query}`))["cache-control"]).toBe(
        "public, max-age=0, must-revalidate",
      );
    },
  );

  test("a page is not kept beyond the end of its card", async () => {
    const id = await given({ expiresAt: new Date(start.getTime() + 20_500) });
    const server = serving({ isBehindCdn: true });
    expect(cacheOf(await server.open(`/card/${id}`))).toContain("s-maxage=20,");
    server.pass(20_000);
    expect(cacheOf(await server.open(`/card/${id}`))).toBe("public, max-age=0, must-revalidate");
  });

  test("a closed card is not kept at all", async () => {
    const id = await given({ status: "closed" });
    const answer = await serving({ isBehindCdn: true }).open(`/card/${id}`);
    expect([answer.status, cacheOf(answer), answer.headers.has("surrogate-key")]).toEqual([
      410,
      "no-store",
      false,
    ]);
  });

  test("share pictures and fonts are kept long, and go with the card", async () => {
    const id = await given();
    const { open } = serving({ isBehindCdn: true });
    const html = await (await open(`/card/${id}`)).text();
    const font = /\/card\/[^")]+\.woff2\?l=[^")]+/.exec(html)?.[0] ?? "";
    for (const file of [`/card/${id}.png?v=1`, font]) {
      const answer = await open(file);
      expect(cacheOf(answer)).toMatch(
        /^public, max-age=31536000, immutable, s-maxage=\d{4,5}, stale-if-error=3600$/,
      );
      expect(answer.headers.get("surrogate-key")).toBe(`card-${id}`);
    }
    expect(cacheOf(await open(`/card/${id}.png`))).toContain("max-age=0, s-maxage=60,");
  });

  test("a sample is kept as long as in a browser", async () => {
    const { open } = serving({ isBehindCdn: true });
    const answer = await open("/sample/greeting/hanok-wedding");
    expect(cacheOf(answer)).toBe("public, max-age=300, s-maxage=300, stale-if-error=3600");
  });

  test("the page itself tells that it was opened, and nobody counts it twice", async () => {
    const id = await given();
    const { open, pages } = serving({ isBehindCdn: true });
    const phone = { headers: { "user-agent": PHONE } };
    const [, address] = /data-views="([^"]+)"/.exec(await (await open(`/card/${id}`, phone)).text()) ?? [];
    expect(address).toBe(`/-/views/${id}`);
    const beacon = (agent: string) => new Request("http://goi.test", { headers: { "user-agent": agent } });
    pages.viewed(beacon(PHONE), { card: id, ip: "192.0.2.1" });
    pages.viewed(beacon("facebookexternalhit/1.1"), { card: id, ip: "192.0.2.1" });
    pages.viewed(beacon(PHONE), { card: "nobody", ip: "192.0.2.1" });
    await pages.close();
    expect((await findCard(database.orm, id))?.views).toBe(1);
  });

  test("one network that makes up views is not believed for ever", async () => {
    const id = await given();
    const { pages } = serving({ isBehindCdn: true });
    const beacon = new Request("http://goi.test", { headers: { "user-agent": PHONE } });
    for (let time = 0; time < 400; time += 1) pages.viewed(beacon, { card: id, ip: "192.0.2.1" });
    await pages.close();
    expect((await findCard(database.orm, id))?.views).toBe(300);
  });
});
