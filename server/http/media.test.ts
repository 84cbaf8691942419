import { randomBytes } from "node:crypto";
import { request as httpRequest, type IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { eventually, type FileStore, fileStores } from "#tests/files.ts";
import { type Listening, listen } from "#tests/listen.ts";
import { createMedia } from "./media.ts";

const photo = randomBytes(100_000);

describe.each(fileStores)("/media from %s", (_name, open) => {
  let store: FileStore;
  let server: Listening;
  let opened: Readable[];
  let gate: Promise<void>;
  beforeEach(async () => {
    store = await open();
    opened = [];
    gate = Promise.resolve();
    const files: typeof store.files = {
      ...store.files,
      async read(...wanted) {
        await gate;
        const stored = await store.files.read(...wanted);
        if (stored) opened.push(stored.body);
        return stored;
      },
    };
    server = await listen(
      createMedia({ files, shownPhoto: async (key) => (key.startsWith("in/") ? null : { cards: [] }) })
        .handle,
    );
    await store.files.write({ key: "c/1/photo.webp", type: "image/webp", body: photo });
  });
  afterEach(async () => {
    await server.close();
    await store.close();
  });

  const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
    fetch(server.origin + path, { method, headers });
  const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

  /** As it stands, without the tidying that fetch does. */
  function getRaw(path: string): Promise<IncomingMessage> {
    return new Promise((resolve, reject) =>
      httpRequest(server.origin, { path }, resolve).on("error", reject).end(),
    );
  }

  test("a photo comes whole, may be kept for a year, and cannot do anything", async () => {
    const answer = await get("/media/c/1/photo.webp");
    expect(answer.status).toBe(200);
    expect(await bytesOf(answer)).toEqual(photo);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "image/webp",
      "content-length": "100000",
      "content-disposition": 'inline; filename="photo.webp"',
      "cache-control": "public, max-age=31536000, s-maxage=30, immutable",
      "x-content-type-options": "nosniff",
      "content-security-policy": "sandbox; default-src 'none'",
      "cross-origin-resource-policy": "same-origin",
      "accept-ranges": "bytes",
      etag: expect.stringMatching(/^"[\w-]{27}"$/),
    });
  });

  test.each([
    ["image/png", "image/png", "inline"],
    ["image/jpeg", "image/jpeg", "inline"],
    ["audio/mpeg", "audio/mpeg", "inline"],
    ["audio/mp4", "audio/mp4", "inline"],
    ["application/pdf", "application/pdf", "attachment"],
    ["text/html", "application/octet-stream", "attachment"],
    ["image/svg+xml", "application/octet-stream", "attachment"],
    ["application/javascript", "application/octet-stream", "attachment"],
  ])("what was stored as %s is served as %s, %s", async (type, served, disposition) => {
    await store.files.write({ key: "c/2/file", type, body: Buffer.from("<script>alert(1)</script>") });
    const { headers } = await get("/media/c/2/file");
    expect(headers.get("content-type")).toBe(served);
    expect(headers.get("content-disposition")).toBe(`${disposition}; filename="file"`);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("content-security-policy")).toBe("sandbox; default-src 'none'");
  });

  test("HEAD tells the same without the file, and opens none", async () => {
    const whole = await get("/media/c/1/photo.webp");
    await whole.arrayBuffer();
    opened.length = 0;
    const head = await get("/media/c/1/photo.webp", {}, "HEAD");
    expect(head.status).toBe(200);
    const without = ({ headers }: Response) =>
      [...headers].filter(([name]) => !["date", "connection", "keep-alive"].includes(name));
    expect(without(head)).toEqual(without(whole));
    expect(opened).toEqual([]);
  });

  test("a file the browser has is not sent again", async () => {
    const tag = (await get("/media/c/1/photo.webp", {}, "HEAD")).headers.get("etag") ?? "";
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`, "*"]) {
      const answer = await get("/media/c/1/photo.webp", { "If-None-Match": known });
      expect([answer.status, await answer.text()]).toEqual([304, ""]);
      expect(answer.headers.get("etag")).toBe(tag);
      expect(answer.headers.get("cache-control")).toContain("immutable");
    }
    expect((await get("/media/c/1/photo.webp", { "If-None-Match": '"other"' })).status).toBe(200);
    await store.files.write({ key: "c/1/copy.webp", type: "image/webp", body: photo });
    expect((await get("/media/c/1/copy.webp", { "If-None-Match": tag })).status).toBe(200);
  });

  test.each([
    ["bytes=0-9", 0, 9],
    ["bytes=99990-", 99_990, 99_999],
    ["bytes=-10", 99_990, 99_999],
    ["bytes=99990-200000", 99_990, 99_999],
    ["bytes=-200000", 0, 99_999],
    ["bytes=5-5", 5, 5],
  ])("the part %s comes as 206", async (range, start, end) => {
    const answer = await get("/media/c/1/photo.webp", { Range: range });
    expect(answer.status).toBe(206);
    expect(answer.headers.get("content-range")).toBe(`bytes ${start}-${end}/100000`);
    expect(answer.headers.get("content-length")).toBe(String(end - start + 1));
    expect(await bytesOf(answer)).toEqual(photo.subarray(start, end + 1));
  });

  test.each([
    ["beyond the end", "bytes=100000-"],
    ["of nothing", "bytes=-0"],
    ["in two pieces", "bytes=0-1,5-6"],
    ["in a thousand pieces", `bytes=${Array(1000).fill("0-").join(",")}`],
  ])("a part %s is refused, and no file is opened for it", async (_what, range) => {
    const answer = await get("/media/c/1/photo.webp", { Range: range });
    expect([answer.status, await answer.text()]).toEqual([416, ""]);
    expect(answer.headers.get("content-range")).toBe("bytes */100000");
    expect(opened).toEqual([]);
  });

  test.each(["lines=0-9", "bytes=9-0", "bytes=-", "bytes=a-b", "bytes"])(
    "the range %j means nothing, so the whole file comes",
    async (range) => {
      const answer = await get("/media/c/1/photo.webp", { Range: range });
      expect(answer.status).toBe(200);
      expect(await bytesOf(answer)).toEqual(photo);
    },
  );

  test("a part of another version is not mixed in", async () => {
    const tag = (await get("/media/c/1/photo.webp", {}, "HEAD")).headers.get("etag") ?? "";
    const same = await get("/media/c/1/photo.webp", { Range: "bytes=0-9", "If-Range": tag });
    expect(same.status).toBe(206);
    const other = await get("/media/c/1/photo.webp", { Range: "bytes=0-9", "If-Range": '"other"' });
    expect([other.status, await bytesOf(other)]).toEqual([200, photo]);
  });

  test("what is not there is 404, in Korean and not kept", async () => {
    const answer = await get("/media/c/1/other.webp");
    expect(answer.status).toBe(404);
    expect(await answer.text()).toBe("찾으시는 것이 없습니다. 주소를 확인해 주세요.");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect((await get("/media/c/1/other.webp", {}, "HEAD")).status).toBe(404);
    expect((await get("/media/c/1/other.webp", { Range: "bytes=0-1" })).status).toBe(404);
    await store.files.remove("c/1/photo.webp");
    expect((await get("/media/c/1/photo.webp")).status).toBe(404);
  });

  test("what is not for everybody is 404, though it is stored", async () => {
    await store.files.write({ key: "in/photo", type: "image/webp", body: photo });
    expect((await get("/media/in/photo")).status).toBe(404);
    expect((await get("/media/in/photo", {}, "HEAD")).status).toBe(404);
    expect(opened).toEqual([]);
  });

  test.each([
    "/media/",
    "/media",
    "/media/../../../etc/passwd",
    "/media/..%2f..%2f..%2fetc%2fpasswd",
    "/media/%2e%2e/%2e%2e/etc/passwd",
    "/media//etc/passwd",
    "/media/c/1/photo.webp%00.png",
    "/media/c/1/./../1/../../../etc/passwd",
    "/media/c%5C1%5Cphoto.webp",
    "/media/c@1@photo.webp",
  ])("nothing is found at %s", async (path) => {
    const answer = await getRaw(path);
    expect(answer.statusCode).toBe(404);
    expect((await buffer(answer)).toString()).not.toContain("root:");
  });

  test.each(["POST", "PUT", "DELETE"])("%s is not possible", async (method) => {
    const answer = await get("/media/c/1/photo.webp", {}, method);
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
    expect((await get("/media/c/1/photo.webp")).status).toBe(200);
  });

  test("a visitor who leaves in the middle closes the file", async () => {
    await store.files.write({ key: "c/3/large.webp", type: "image/webp", body: Buffer.alloc(50_000_000) });
    const answer = await getRaw("/media/c/3/large.webp");
    await new Promise((resolve) => answer.once("data", resolve));
    expect(opened).toHaveLength(1);
    expect(opened[0]?.closed).toBe(false);
    answer.destroy();
    await eventually(() => opened[0]?.closed).toBe(true);
  });

  test("a visitor who leaves before the file was found closes it too", async () => {
    await store.files.write({ key: "c/3/large.webp", type: "image/webp", body: Buffer.alloc(50_000_000) });
    const found = Promise.withResolvers<void>();
    gate = found.promise;
    const request = httpRequest(`${server.origin}/media/c/3/large.webp`).on("error", () => undefined);
    request.end();
    await eventually(() => server.connections()).toBe(1);
    request.destroy();
    await eventually(() => server.connections()).toBe(0);
    found.resolve();
    await eventually(() => opened[0]?.closed).toBe(true);
  });

  test("a large file is sent while it is read, not gathered first", async () => {
    await store.files.write({ key: "c/3/large.webp", type: "image/webp", body: Buffer.alloc(50_000_000) });
    const answer = await getRaw("/media/c/3/large.webp");
    let size = 0;
    for await (const chunk of answer) {
      if (size === 0) expect(opened[0]?.readableEnded).toBe(false);
      size += chunk.length;
    }
    expect(size).toBe(50_000_000);
    await eventually(() => opened[0]?.closed).toBe(true);
  });
});

describe("what is looked at often", () => {
  const cards = ["0123456789abcdef"];

  async function counting(parts: { isBehindCdn?: boolean; size?: number } = {}) {
    const { size = 100_000, ...given } = parts;
    const stored = { type: "image/webp", size, body: randomBytes(size) };
    const asked = { read: 0, stat: 0, shown: 0 };
    let isShown = true;
    const refuse = () => Promise.reject(new Error("nobody writes here"));
    const { handle: media } = createMedia({
      ...given,
      files: {
        uploadForm: refuse,
        write: refuse,
        remove: refuse,
        async read() {
          asked.read += 1;
          return { ...stored, body: Readable.from([stored.body]) };
        },
        async stat() {
          asked.stat += 1;
          return stored;
        },
      },
      async shownPhoto() {
        asked.shown += 1;
        return isShown ? { cards } : null;
      },
      isKept: () => true,
    });
    const get = (headers: Record<string, string> = {}, method = "GET") =>
      media(new Request("http://goi.test/media/u/1-400.webp", { headers, method }));
    return {
      get,
      asked,
      stored,
      hide() {
        isShown = false;
      },
    };
  }

  test("is read once, however it is asked for afterwards", async () => {
    const { get, asked, stored } = await counting();
    for (const _time of [1, 2, 3])
      expect(Buffer.from(await (await get()).arrayBuffer())).toEqual(stored.body);
    const part = await get({ range: "bytes=10-19" });
    expect(Buffer.from(await part.arrayBuffer())).toEqual(stored.body.subarray(10, 20));
    expect((await get({}, "HEAD")).headers.get("content-length")).toBe("100000");
    expect(asked).toEqual({ read: 1, stat: 0, shown: 5 });
  });

  test("is not read at all for who has it", async () => {
    const { get, asked } = await counting();
    const tag = (await get({}, "HEAD")).headers.get("etag") ?? "";
    asked.stat = 0;
    expect((await get({ "if-none-match": tag })).status).toBe(304);
    expect(asked).toMatchObject({ read: 0, stat: 0 });
  });

  test("is gone as soon as it is not shown any more, though its bytes are there", async () => {
    const { get, hide } = await counting();
    await get();
    hide();
    expect((await get()).status).toBe(404);
    expect((await get({ "if-none-match": "*" })).status).toBe(404);
  });

  test("streams where it is large, each time anew", async () => {
    const { get, asked } = await counting({ size: 400_000 });
    for (const _time of [1, 2]) expect((await (await get()).arrayBuffer()).byteLength).toBe(400_000);
    expect(asked.read).toBe(2);
  });

  test("goes with its cards where a CDN is told of them", async () => {
    const { headers } = await (await counting({ isBehindCdn: true })).get();
    expect(headers.get("surrogate-key")).toBe("card-0123456789abcdef");
    expect(headers.get("cache-tag")).toBe("card-0123456789abcdef");
    expect(headers.get("cache-control")).toBe(
      "public, max-age=31536000, s-maxage=30, immutable, stale-if-error=3600",
    );
    expect((await (await counting()).get()).headers.has("surrogate-key")).toBe(false);
  });
});
