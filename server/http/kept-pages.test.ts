import { createHash } from "node:crypto";
import type { AddressInfo } from "node:net";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readConfig } from "#server/config.ts";
import { openApp, type TestApp } from "#tests/app.ts";
import { rawAnswer } from "#tests/raw-answer.ts";
import { createKeptPages } from "./kept-pages.ts";
import { listen } from "./listen.ts";
import { createPathNames } from "./path-names.ts";

const OWN_WORDS = "window.ours = 1";

type Drawn = { html?: string; status?: number };
type Sent = { status: number; body: string; policy: string };
/** In place of what Node answers with. */
type Asked = { answer(sent: Sent): void };

/** Kept pages whose drawing is counted, and the clock they look at. */
function keptPagesOf({ html = "", status = 200 }: Drawn = {}) {
  const drawn: string[] = [];
  const now = { ms: Date.parse("2026-11-15T03:00:00Z") };
  const { before, missingPage } = createKeptPages({
    config: readConfig({}),
    clock: { now: () => new Date(now.ms) },
    async pages(request, { nonce }) {
      drawn.push(new URL(request.url).pathname);
      const script = `<script type="x" nonce="${nonce}">${OWN_WORDS}</script>`;
      return new Response(`${script}${html}`, { status, headers: { "cache-control": "no-store" } });
    },
    publicPages: async () => ["/", "/faq"],
    addresses: async () => ["faq", "order/:id"],
    pathNames: async () => createPathNames(["/", "/faq"]),
    sendKept({ status: code, headers, body }, { response }) {
      const policy = headers[headers.indexOf("content-security-policy") + 1] ?? "";
      (response as unknown as Asked).answer({ status: code, body: String(body), policy });
    },
    isBehindCdn: false,
  });
  type Before = Parameters<typeof before>;
  /** What was sent, or null where the router is asked. */
  const ask = (url: string, headers: Record<string, string> = {}) =>
    new Promise<Sent | null>((resolve) => {
      const request = { method: "GET", url, headers: { host: "goi.test", ...headers }, socket: {} };
      const response: Asked = { answer: resolve };
      before(request as Before[0], response as unknown as Before[1], () => resolve(null));
    });
  const call = { requestId: "1", ip: "127.0.0.1", nonce: "n", origin: "http://goi.test" };
  const missing = (path: string, method = "GET") =>
    missingPage(new Request(`http://goi.test${path}`, { method }), call);
  return { ask, missing, drawn, now };
}

describe("pages that everybody sees alike", () => {
  test("are drawn once, however many come, and anew after half a minute", async () => {
    const { ask, drawn, now } = keptPagesOf();
    await Promise.all([ask("/faq"), ask("/faq"), ask("/faq")]);
    await ask("/faq");
    expect(drawn).toEqual(["/faq"]);
    now.ms += 30_000;
    await ask("/faq");
    expect(drawn).toEqual(["/faq", "/faq"]);
  });

  test("are drawn for each name that they are asked for by, which stands in them", async () => {
    const { ask, drawn } = keptPagesOf();
    for (const host of ["one.test", "other.test", "one.test"]) await ask("/", { host });
    expect(drawn).toEqual(["/", "/"]);
  });

  test("run the scripts that were drawn with them, and none that anybody slipped in", async () => {
    const { ask } = keptPagesOf({ html: "<p>words</p><script>window.theirs = 1</script>" });
    const { body, policy } = (await ask("/")) ?? { body: "", policy: "" };
    const hash = createHash("sha256").update(OWN_WORDS).digest("base64");
    expect(body).toBe(`<script type="x">${OWN_WORDS}</script><p>words</p><script>window.theirs = 1</script>`);
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
  });

  test("are not sent once more to who has them", async () => {
    const { ask } = keptPagesOf();
    expect(await ask("/", { "if-none-match": '"another"' })).toMatchObject({ status: 200 });
    const etag = /^"[\w-]{27}"$/;
    const html = `<script type="x">${OWN_WORDS}</script>`;
    const known = `"${createHash("sha256").update(html).digest("base64url").slice(0, 27)}"`;
    expect(known).toMatch(etag);
    expect(await ask("/", { "if-none-match": known })).toMatchObject({ status: 304 });
  });

  test("are the router's where something was typed into the address, and where they cannot be drawn", async () => {
    const { ask, drawn } = keptPagesOf();
    expect(await ask("/faq?q=x")).toBeNull();
    expect(await ask("/setting")).toBeNull();
    expect(drawn).toEqual([]);
    expect(await keptPagesOf({ status: 500 }).ask("/")).toBeNull();
  });
});

describe("an address where no page is", () => {
  test("has one page for all of them, drawn once", async () => {
    const { missing, drawn } = keptPagesOf({ status: 404 });
    const [one, other] = [await missing("/nobody"), await missing("/a/b/c")];
    expect([one?.status, other?.status]).toEqual([404, 404]);
    expect(await one?.text()).toBe(await other?.text());
    expect(drawn).toEqual(["/-/no-page"]);
  });

  test("is told from one where a page may be, from what pages ask for, and from what is sent", async () => {
    const { missing, drawn } = keptPagesOf({ status: 404 });
    for (const path of ["/", "/faq", "/FAQ/", "/order/1", "/faq.data", "/_root.data", "/__manifest"]) {
      expect(await missing(path), path).toBeNull();
    }
    expect(await missing("/nobody", "POST")).toBeNull();
    expect(drawn).toEqual([]);
  });
});

describe("the whole app", () => {
  let app: TestApp;
  let address: string;
  let close: () => Promise<unknown>;

  beforeAll(async () => {
    app = await openApp();
    const server = await listen({
      http: app.http,
      config: { host: "127.0.0.1", port: 0, keepAliveMs: 1_000 },
      before: app.before,
    });
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    close = () => new Promise((resolve) => server.close(resolve));
  });
  afterAll(async () => {
    await close();
    await app.close();
  });

  const ask = (path: string, headers: Record<string, string> = {}) =>
    rawAnswer(address + path, { headers: { host: "localhost", ...headers } });

  /** What differs between two answers of the router, too. */
  const lasting = ({ date, connection, "keep-alive": _, ...headers }: Record<string, unknown>) => ({
    ...headers,
    "x-request-id": expect.any(String),
    "content-security-policy": String(headers["content-security-policy"]).replace(
      / '(nonce|sha256)-[^']+'/g,
      "",
    ),
  });

  test.each(["/", "/faq", "/designs/wedding"])(
    "%s is the router's page to the letter but for the nonce",
    async (path) => {
      const kept = await ask(path);
      const router = await app.fetch(path);
      const withoutNonce = (html: string) => html.replaceAll(/ nonce="[^"]*"/g, "");
      expect(String(kept.body)).toBe(withoutNonce(await router.text()));
      const {
        etag,
        vary,
        "content-length": length,
        ...headers
      } = lasting(kept.headers) as Record<string, unknown>;
      expect({ vary, length }).toEqual({ vary: "accept-encoding", length: String(kept.body.length) });
      expect(headers).toEqual(lasting({ ...Object.fromEntries(router.headers), vary: undefined }));
    },
  );

  test.each(["/", "/login/", "/no-such-page"])("every script that stands in %s may run", async (path) => {
    const { headers, body } = await ask(path);
    const policy = String(headers["content-security-policy"]);
    const inline = [
      ...String(body).matchAll(/<script(?![^>]*\ssrc=)(?![^>]*json)([^>]*)>([\s\S]+?)<\/script>/g),
    ];
    expect(inline.length).toBeGreaterThan(0);
    for (const [, attributes = "", words = ""] of inline) {
      const nonce = /nonce="([^"]+)"/.exec(attributes)?.[1];
      const source = nonce ?? createHash("sha256").update(words).digest("base64");
      expect(policy).toContain(`'${nonce ? "nonce" : "sha256"}-${source}'`);
    }
  });

  test("a page comes in the form that the browser takes", async () => {
    const plain = await ask("/faq");
    const zipped = await ask("/faq", { "accept-encoding": "gzip" });
    expect(zipped.headers["content-encoding"]).toBe("gzip");
    expect(gunzipSync(zipped.body)).toEqual(plain.body);
  });

  test("is counted and logged by the name of its address", async () => {
    app.lines.length = 0;
    await ask("/designs/wedding");
    expect(app.lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ path: "/designs/:door", status: 200, method: "GET" }),
    ]);
  });
});
