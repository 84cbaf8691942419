import { once } from "node:events";
import { request as send } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openApp, type TestApp } from "#tests/app.ts";
import { cardPages, pages } from "#tests/places.ts";
import { listen } from "./listen.ts";

const CHUNK = 4_096;
/** What anybody may send who has no limit of their own. */
const MOST = 64 * 1_024;
const LARGE = 3 * 1_024 * 1_024;
const DECLARED = 200 * 1_024 * 1_024;

let app: TestApp;
let key: string;
beforeAll(async () => {
  app = await openApp({ env: { TOSS_CLIENT_KEY: "test_ck", TOSS_SECRET_KEY: "test_sk" } });
  key = (await (await app.fetch("/config.json")).json()).apiKey;
});
afterAll(() => app.close());

/** A body that counts what is taken from it. */
function counted(bytes: number) {
  let pulled = 0;
  const chunk = new Uint8Array(CHUNK).fill(97);
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        pulled += CHUNK;
        controller.enqueue(chunk);
        if (pulled >= bytes) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  return { body, pulled: () => pulled };
}

/** Which operation of the identity service a body is sent for. */
const operationAt = (path: string) => ({
  "x-amz-target": path.includes("identity-pool")
    ? "AWSCognitoIdentityService.GetId"
    : path.includes("federation")
      ? "GoiFederation.Join"
      : "AWSCognitoIdentityProviderService.InitiateAuth",
});

type Sending = { method?: string; bytes?: number; headers?: Record<string, string> };

async function sendTo(path: string, { method = "POST", bytes = LARGE, headers }: Sending = {}) {
  const { body, pulled } = counted(bytes);
  const init: RequestInit & { duplex: "half" } = {
    method,
    body,
    duplex: "half",
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      "x-api-key": key,
      ...operationAt(path),
      ...headers,
    },
  };
  const answer = await app.fetch(path, init);
  return { status: answer.status, said: await answer.text(), pulled: pulled() };
}

const declared = { "content-length": String(DECLARED) };
const filled = (path: string) => path.replaceAll(/:\w+/g, "abcdefghijklmnop").replaceAll("*", "anything");

/** Every address of the router's table, and how else people and scripts write it. */
const written = [...pages, ...cardPages, { path: "/nobody-has-this" }].flatMap(({ path }) => {
  const bare = filled(path);
  const data = bare === "/" ? "/_root.data" : `${bare}.data`;
  return [
    bare,
    bare.toUpperCase(),
    `${bare}${bare === "/" ? "index" : ""}/`,
    data,
    data.toUpperCase(),
    `${bare}?a=b`,
  ];
});

describe("a body that is too large for a page", () => {
  test.each(["POST", "PUT", "PATCH", "DELETE"])("is refused wherever it is sent by %s", async (method) => {
    expect(written.length).toBeGreaterThan(300);
    for (const path of written) {
      const streamed = await sendTo(path, { method });
      expect([path, streamed.status]).toEqual([path, 413]);
      expect(JSON.parse(streamed.said), path).toMatchObject({ code: "BODY_TOO_LARGE" });
      expect(streamed.said, path).toMatch(/[가-힣]/);
      expect(streamed.pulled, path).toBeLessThanOrEqual(MOST + CHUNK);
      const said = await sendTo(path, { method, headers: declared });
      expect([path, said.status, said.pulled]).toEqual([path, 413, 0]);
    }
  });

  test("as one that is within the limit is not", async () => {
    const { status, pulled } = await sendTo("/report", { bytes: MOST });
    expect([status, pulled]).toEqual([422, MOST]);
  });
});

/** Who reads a body by a limit of their own. */
const limits: Record<string, number> = {
  "/graphql": 400 * 1_024,
  "/graphql/stream": 400 * 1_024,
  "/-/browser-error": 4_096,
};

/** Where somebody pastes what they were sent, and is answered by how it begins. */
const beginnings = ["/check", "/check/"];

describe("a body that is too large for the server", () => {
  const addresses = () => [
    ...new Set(
      app.http.routes
        .filter(({ method, path }) => ["POST", "ALL"].includes(method) && !["*", "/*"].includes(path))
        .map(({ path }) => path),
    ),
  ];

  test("is refused at every address, read no further than its limit", async () => {
    expect(addresses()).toEqual(expect.arrayContaining([...Object.keys(limits), "/-/payments/:way", "/-/*"]));
    const own = (address: string) => address.startsWith("/bucket") || beginnings.includes(address);
    for (const path of addresses().filter((address) => !own(address))) {
      const at = path.replace(":way", "toss");
      const streamed = await sendTo(filled(at));
      expect([path, streamed.status]).toEqual([path, 413]);
      expect(streamed.pulled, path).toBeLessThanOrEqual((limits[path] ?? MOST) + CHUNK);
      const said = await sendTo(filled(at), { headers: declared });
      expect([path, said.status, said.pulled]).toEqual([path, 413, 0]);
    }
  });

  test.each(beginnings)("is read no further where its beginning is enough: %s", async (path) => {
    const { status, pulled } = await sendTo(path);
    expect(status).toBe(200);
    expect(pulled).toBeLessThanOrEqual(72_000 + CHUNK);
  });

  test("is not read at all where nobody has the key", async () => {
    expect(await sendTo("/graphql", { headers: { "x-api-key": "none" } })).toMatchObject({
      status: 401,
      pulled: 0,
    });
  });

  test("is refused by the bucket as S3 refuses it, and no more is listened to than a browser needs", async () => {
    const form = { "content-type": "multipart/form-data; boundary=x" };
    for (const headers of [form, { ...form, ...declared }]) {
      const { status, said, pulled } = await sendTo("/bucket", { bytes: DECLARED, headers });
      expect([status, said.includes("<Code>")]).toEqual([400, true]);
      expect(pulled).toBeLessThanOrEqual(32 * 1_024 * 1_024 + CHUNK);
    }
  });
});

describe("a body that a page cannot read is told so", () => {
  const post = async (body: string | undefined, type?: string) => {
    const headers = type ? { "content-type": type } : undefined;
    const answer = await app.fetch("/report?card=abcdefghijklmnop", { method: "POST", body, headers });
    return { status: answer.status, said: await answer.text() };
  };

  test.each([
    ["JSON", "application/json", "{}", 415, "BODY_TYPE"],
    ["text", "text/plain;charset=UTF-8", "a=b", 415, "BODY_TYPE"],
    ["something like a form", "application/x-www-form-urlencoded2", "a=b", 415, "BODY_TYPE"],
    ["a form in parts without parts", "multipart/form-data; boundary=x", "a=b", 400, "BODY_UNREADABLE"],
    ["a form in parts without a boundary", "multipart/form-data", "a=b", 400, "BODY_UNREADABLE"],
  ])("%s", async (_what, type, body, status, code) => {
    const answer = await post(body, type);
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.said)).toMatchObject({ code, message: expect.stringMatching(/[가-힣]/) });
    expect(app.lines.filter((line) => line.includes('"level":50'))).toEqual([]);
  });

  test("nothing at all is a form without fields", async () => {
    expect((await post(undefined)).status).toBe(422);
  });

  test("what breaks off on its way", async () => {
    for (const path of [
      "/report",
      "/graphql",
      "/-/payments/toss",
      "/-/browser-error",
      "/identity/user-pool",
    ]) {
      const body = new ReadableStream({ pull: (controller) => controller.error(new Error("gone")) });
      const headers = { "content-type": "application/json", "x-api-key": key, ...operationAt(path) };
      const init = { method: "POST", body, headers, duplex: "half" } as RequestInit;
      expect([path, (await app.fetch(path, init)).status]).toEqual([path, 400]);
    }
    expect(app.lines.filter((line) => line.includes('"level":50'))).toEqual([]);
  });
});

test("over a socket the refusal arrives while the sender still sends", async () => {
  const server = await listen({
    http: app.http,
    config: { host: "127.0.0.1", port: 0, keepAliveMs: 10_000 },
  });
  const { port } = server.address() as AddressInfo;
  for (const path of ["/REPORT", "/report/", "/Report.data", "/-/payments/toss"]) {
    const sending = send({ port, path, method: "POST", agent: false });
    sending.on("error", () => undefined);
    sending.setHeader("content-type", "application/x-www-form-urlencoded");
    // Never ended: whoever waits for the end of it waits for ever.
    sending.write(Buffer.alloc(MOST + CHUNK, 97));
    const [answer] = await once(sending, "response");
    expect([path, answer.statusCode]).toEqual([path, 413]);
    expect(JSON.parse(await text(answer))).toMatchObject({ code: "BODY_TOO_LARGE" });
    sending.destroy();
  }
  const pasting = send({ port, path: "/check", method: "POST", agent: false });
  pasting.on("error", () => undefined);
  pasting.write(`message=${"a".repeat(2 * MOST)}`);
  const [answer] = await once(pasting, "response");
  expect(answer.statusCode).toBe(200);
  expect(await text(answer)).toContain("까지만 살펴보았습니다");
  pasting.destroy();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
