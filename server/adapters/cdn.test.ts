import { afterEach, describe, expect, test } from "vitest";
import type { Cdn } from "#server/ports.ts";
import { type Listening, listen } from "#tests/listen.ts";
import { createCloudFrontCdn } from "./cdn-cloudfront.ts";
import { createHttpCdn } from "./cdn-http.ts";
import { noCdn } from "./cdn-none.ts";

type Patience = { answerMs: number };
type Told = { tags: string[]; request: Request; body: string };

const open: Listening[] = [];
afterEach(() => Promise.all(open.splice(0).map((server) => server.close())));

/** A cache that notes what it is told; `answer` says how it takes it. */
async function cache(answer: (told: number) => Promise<Response> | Response = () => new Response(null)) {
  const told: Told[] = [];
  const server = await listen(async (request) => {
    const body = await request.text();
    const named = request.headers.get("surrogate-key")?.split(" ");
    const tags = named ?? [...body.matchAll(/<Path>#([^<]+)<\/Path>/g)].map(([, tag = ""]) => tag);
    told.push({ tags, request, body });
    return answer(told.length);
  });
  open.push(server);
  return { told, origin: server.origin };
}

const credentials = { accessKeyId: "AKIDEXAMPLE", secretAccessKey: "a secret" };
const quick = { pauseMs: 1 };
const adapters: [name: string, make: (origin: string, patience?: Patience) => Cdn][] = [
  ["cdn-http", (origin, patience) => createHttpCdn({ nodes: [origin], patience: { ...quick, ...patience } })],
  [
    "cdn-cloudfront",
    (endpoint, patience) =>
      createCloudFrontCdn({
        distribution: "E1ABC",
        endpoint,
        credentials,
        patience: { ...quick, ...patience },
      }),
  ],
];

describe.each(adapters)("%s", (_name, make) => {
  test("is told every tag once", async () => {
    const { told, origin } = await cache();
    await make(origin).purge(["card-a", "card-b"]);
    expect(told.map(({ tags }) => tags)).toEqual([["card-a", "card-b"]]);
  });

  test("is not asked where nothing changed", async () => {
    const { told, origin } = await cache();
    await make(origin).purge([]);
    expect(told).toEqual([]);
  });

  test("that fails once is told again", async () => {
    const { told, origin } = await cache((times) => new Response(null, { status: times === 1 ? 503 : 200 }));
    await make(origin).purge(["card-a"]);
    expect(told.map(({ tags }) => tags)).toEqual([["card-a"], ["card-a"]]);
  });

  test("that goes on failing is left alone, and whoever asked hears of it", async () => {
    const { told, origin } = await cache(() => new Response("busy", { status: 503 }));
    await expect(make(origin).purge(["card-a"])).rejects.toThrow();
    expect(told).toHaveLength(3);
  });

  test("that says nothing is not waited for", async () => {
    const { origin } = await cache(() => new Promise(() => undefined));
    await expect(make(origin, { answerMs: 20 }).purge(["card-a"])).rejects.toThrow();
  });

  test("that is not there is no wait either", async () => {
    await expect(make("http://127.0.0.1:9").purge(["card-a"])).rejects.toThrow();
  });
});

test("without a CDN nobody is told", async () => {
  await expect(noCdn.purge(["card-a"])).resolves.toBeUndefined();
});

describe("nodes of Varnish", () => {
  test("are told all of them, though one is away", async () => {
    const { told, origin } = await cache();
    const cdn = createHttpCdn({ nodes: ["http://127.0.0.1:9", origin], patience: quick });
    await expect(cdn.purge(["card-a"])).rejects.toThrow("1 of 2 nodes were not told");
    expect(told.map(({ request }) => [request.method, request.headers.get("xkey")])).toEqual([
      ["PURGE", "card-a"],
    ]);
  });

  test("are told of many cards in several goes, so that a header holds them", async () => {
    const { told, origin } = await cache();
    const tags = Array.from({ length: 250 }, (_, number) => `card-${number}`);
    await createHttpCdn({ nodes: [origin] }).purge(tags);
    expect(told.map((one) => one.tags.length)).toEqual([100, 100, 50]);
    expect(told.flatMap((one) => one.tags)).toEqual(tags);
  });
});

describe("CloudFront", () => {
  test("takes a signed call that names the distribution, and the same reference when it is told again", async () => {
    const { told, origin } = await cache((times) => new Response(null, { status: times === 1 ? 500 : 201 }));
    await createCloudFrontCdn({
      distribution: "E1ABC",
      endpoint: origin,
      credentials,
      patience: quick,
    }).purge(["card-a"]);
    const [first, second] = told;
    expect(new URL(first?.request.url ?? "").pathname).toBe("/2020-05-31/distribution/E1ABC/invalidation");
    expect(first?.request.headers.get("authorization")).toMatch(
      /^AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE\/\d{8}\/us-east-1\/cloudfront\/aws4_request, /,
    );
    expect(first?.body).toMatch(/<Quantity>1<\/Quantity>.*<CallerReference>[0-9a-f-]{36}</);
    expect(second?.body).toBe(first?.body);
  });

  test("forgets everything where very many cards changed together", async () => {
    const { told, origin } = await cache();
    const tags = Array.from({ length: 501 }, (_, number) => `card-${number}`);
    await createCloudFrontCdn({ distribution: "E1ABC", endpoint: origin, credentials }).purge(tags);
    expect(told.map(({ body }) => /<Items>.*<\/Items>/.exec(body)?.[0])).toEqual([
      "<Items><Path>/*</Path></Items>",
    ]);
  });
});
