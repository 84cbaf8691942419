import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { CardContent } from "#cards/engine/card.ts";
import { samples } from "#cards/kinds/greeting/samples.ts";
import { kindNamed } from "#cards/kinds/kinds.ts";
import type { Owner } from "#domain/member.ts";
import { photos, photoUses } from "#server/database/tables/photos.ts";
import { openApp, type TestApp } from "#tests/app.ts";
import { type RawAnswer, rawAnswer } from "#tests/raw-answer.ts";
import { publish } from "../../bench/given.ts";
import { keptFirst } from "./kept-answers.ts";
import { listen } from "./listen.ts";

const script = Buffer.from("export const words = 'a script that was built';".repeat(100));
const large = Buffer.alloc(600 * 1_024, "large");
const photo = `u/${"a".repeat(32)}`;

let folder: string;
let app: TestApp;
let address: string;
let close: () => Promise<unknown>;
/** What came to the router. */
let routed: string[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "goi-built-"));
  mkdirSync(join(folder, "assets"));
  const made = { "a.js": script, "a.js.br": brotliCompressSync(script), "a.js.gz": gzipSync(script) };
  for (const [name, bytes] of Object.entries(made)) writeFileSync(join(folder, "assets", name), bytes);
  writeFileSync(join(folder, "assets/large.css"), large);
  writeFileSync(join(folder, "icon.svg"), "<svg/>");
  app = await openApp({ clientFolder: folder, env: { PUBLIC_URL: "http://goi.test" } });
  const server = await listen({
    http: {
      fetch: (request, env) => {
        routed.push(new URL(request.url).pathname);
        return app.http.fetch(request, env);
      },
    },
    config: { host: "127.0.0.1", port: 0, keepAliveMs: 1_000 },
    before: app.before,
  });
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  close = () => new Promise((resolve) => server.close(resolve));
});
afterAll(async () => {
  await close();
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

function ask(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<RawAnswer> {
  routed = [];
  return rawAnswer(address + path, { method, headers: { host: "goi.test", ...headers } });
}

/** The same from the router itself. */
async function fromRouter(path: string, headers: Record<string, string> = {}) {
  const answer = await app.http.fetch(new Request(`http://goi.test${path}`, { headers }), {});
  return { status: answer.status, headers: Object.fromEntries(answer.headers) };
}

/** Differs with each answer, or says only how the bytes travelled. */
function lasting(headers: Record<string, unknown>): Record<string, unknown> {
  const passing = ["x-request-id", "date", "connection", "keep-alive", "transfer-encoding", "content-length"];
  const kept = Object.entries(headers).filter(([name]) => !passing.includes(name));
  return Object.fromEntries(
    kept.map(([name, value]) => [name, name === "vary" ? String(value).toLowerCase() : value]),
  );
}

/** What no script of a page needs: a nonce is for words within it. */
const withoutNonce = (headers: Record<string, unknown>) => ({
  ...headers,
  "content-security-policy": String(headers["content-security-policy"]).replace(/ 'nonce-[^']+'/, ""),
});

describe("files of the build", () => {
  test.each([
    ["br", "gzip, deflate, br", brotliCompressSync(script)],
    ["gzip", "gzip", gzipSync(script)],
    [undefined, "identity", script],
  ])("come as %s from memory, with the headers that the router gives them", async (form, accepted, bytes) => {
    for (const _time of ["from the disk", "from memory"]) {
      const answer = await ask("/assets/a.js", { "accept-encoding": accepted });
      expect(routed).toEqual([]);
      expect(answer.status).toBe(200);
      expect(answer.headers["content-encoding"]).toBe(form);
      expect(answer.body).toEqual(bytes);
      expect(answer.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
      const router = await fromRouter("/assets/a.js", { "accept-encoding": accepted });
      const expected = withoutNonce(lasting(router.headers));
      expect(lasting(answer.headers)).toEqual({ vary: "accept-encoding", ...expected });
    }
  });

  test("that are not named by their content are kept for an hour", async () => {
    const answer = await ask("/icon.svg");
    expect(routed).toEqual([]);
    expect(answer.headers).toMatchObject({
      "cache-control": "public, max-age=3600",
      "content-type": "image/svg+xml; charset=utf-8",
    });
  });

  test("are as long as HEAD says, and without a body then", async () => {
    const answer = await ask("/assets/a.js", {}, "HEAD");
    expect(routed).toEqual([]);
    expect(answer.headers["content-length"]).toBe(String(script.length));
    expect(answer.body).toHaveLength(0);
  });

  test("that are large, asked for in parts or compressed beside themselves are the router's", async () => {
    for (const _time of [1, 2]) {
      expect((await ask("/assets/large.css")).body).toEqual(large);
      expect(routed).toEqual(["/assets/large.css"]);
    }
    expect((await ask("/assets/a.js", { range: "bytes=0-9" })).body).toEqual(script.subarray(0, 10));
    expect(routed).toEqual(["/assets/a.js"]);
    expect((await ask("/assets/a.js.br")).status).toBe(404);
    expect((await ask("/assets/../../package.json")).status).toBe(404);
  });

  test("under another name than ours are refused", async () => {
    expect((await ask("/assets/a.js", { host: "evil.test" })).status).toBeGreaterThanOrEqual(400);
    expect(routed).toEqual(["/assets/a.js"]);
  });

  test("are counted and logged by the name of their address", async () => {
    app.lines.length = 0;
    const { headers } = await ask("/assets/a.js?v=1");
    const [line] = app.lines.map((it) => JSON.parse(it));
    expect(line).toMatchObject({ path: "/assets/*", status: 200, method: "GET" });
    expect(line.requestId).toBe(headers["x-request-id"]);
  });
});

describe("photos of an open card", () => {
  const path = `/media/${photo}-400.webp`;
  const bytes = Buffer.alloc(20_000, "photo");

  beforeAll(async () => {
    const { database } = app;
    const content = samples[0]?.content as CardContent;
    const card = await publish(database, { kind: kindNamed("greeting"), content });
    const now = new Date();
    const row = { key: photo, owner: "a::a" as Owner, bytes: 1, width: 400, height: 300, placeholder: "" };
    await database.orm.insert(photos).values({ ...row, createdAt: now, finishedAt: now });
    await database.orm.insert(photoUses).values({ photo, card });
    await app.files.write({ key: `${photo}-400.webp`, type: "image/webp", body: bytes });
  });

  test("come from the router first, then from memory with the same headers", async () => {
    const first = await ask(path);
    expect(routed).toEqual([path]);
    expect(first.body).toEqual(bytes);
    const second = await ask(path);
    expect(routed).toEqual([]);
    expect(second.body).toEqual(bytes);
    expect(second.headers["content-length"]).toBe("20000");
    expect(lasting(second.headers)).toEqual(lasting(first.headers));
  });

  test("are the router's for who has them or wants a part", async () => {
    const { headers } = await ask(path);
    expect((await ask(path, { "if-none-match": String(headers.etag) })).status).toBe(304);
    expect((await ask(path, { range: "bytes=0-9" })).status).toBe(206);
    expect(routed).toEqual([path]);
  });

  test("are the router's again when they are no longer believed to be shown", async () => {
    await ask(path);
    await ask(path);
    expect(routed).toEqual([]);
    app.pass(31_000);
    await app.database.orm.delete(photoUses);
    await app.database.orm.delete(photos);
    expect((await ask(path)).status).toBe(404);
    expect(routed).toEqual([path]);
  });
});

test("what is sent is not answered from memory", () => {
  const next = { called: 0 };
  const before = keptFirst({ publicUrl: undefined }, [() => expect.fail("it was asked")]);
  const request = { method: "POST", headers: {} } as Parameters<typeof before>[0];
  before(request, {} as Parameters<typeof before>[1], () => {
    next.called += 1;
  });
  expect(next.called).toBe(1);
});
