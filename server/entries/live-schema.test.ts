import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { cards } from "#server/database/tables/cards.ts";
import { codesOf, startApi } from "#server/graphql/api-for-tests.ts";
import type { Database } from "#server/ports.ts";
import { emptyDatabase } from "#tests/databases.ts";
import { EntriesChangedDocument } from "#web/graphql/graphql.ts";
import { guestOn, hostOf, party } from "./entry-for-tests.ts";

let database: Database;
let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  database = await emptyDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.orm.delete(cards);
  api = await startApi({ database, kinds: [party] });
  const { endStreams } = api;
  onTestFinished(() => endStreams());
});

const guest = (card: string, name: string) => guestOn(() => api, { card, name });

type Asking = { query?: string; headers?: Record<string, string>; ip?: string };

function open(card: string, { query = `${EntriesChangedDocument}`, headers, ip = "192.0.2.1" }: Asking = {}) {
  const request = api.requestOf({
    path: "/graphql/stream",
    body: JSON.stringify({ query, variables: { card } }),
    headers: { accept: "text/event-stream", ...headers },
  });
  return api.stream(request, { requestId: "request-1", ip });
}

/** What a page reads of a stream: the sections of each event, until the stream ends. */
async function* sections(response: Response): AsyncGenerator<string[]> {
  const events = response.body?.pipeThrough(new TextDecoderStream()) ?? [];
  for await (const event of events) {
    const [, json] = event.match(/^event: next\ndata: (.+)$/m) ?? [];
    if (json) yield JSON.parse(json).data.entriesChanged;
  }
}

describe("an open card", () => {
  test("hears on which section something was left, changed, hidden and taken back", async () => {
    const minsu = await hostOf(() => api);
    const stream = await open(minsu.card);
    expect([stream.status, stream.headers.get("content-type")]).toEqual([
      200,
      "text/event-stream; charset=utf-8",
    ]);
    expect(stream.headers.get("cache-control")).toBe("no-store");
    const heard = sections(stream);
    const yuna = guest(minsu.card, "유나");
    const { entry } = await yuna.come(2);
    expect(await heard.next()).toEqual({ done: false, value: ["table"] });
    await yuna.withdraw(entry.id);
    const { entry: message } = await yuna.write("축하합니다");
    await minsu.hide(message.id);
    const later = new Set<string>();
    while (later.size < 2) for (const section of (await heard.next()).value) later.add(section);
    expect(later).toEqual(new Set(["book", "table"]));
  });

  test("hears nothing of other cards, and no word that was written", async () => {
    const [one, other] = [await hostOf(() => api), await hostOf(() => api)];
    const stream = await open(one.card);
    await guest(other.card, "유나").come(1);
    await guest(one.card, "하준").write("비밀 이야기");
    const text = stream.text();
    await api.endStreams();
    expect(await text).toMatch(/entriesChanged":\["book"\]/);
    expect(await text).not.toMatch(/table|비밀|하준/);
  });

  test("is let go when the server stops, and asks again later", async () => {
    const { card } = await hostOf(() => api);
    const heard = sections(await open(card));
    const end = heard.next();
    await api.endStreams();
    expect(await end).toEqual({ done: true, value: undefined });
    const late = await open(card);
    expect([late.status, late.headers.get("retry-after")]).toEqual([503, "30"]);
  });

  test("a hall may keep 300 of them behind one address; who goes makes room", async () => {
    const { card } = await hostOf(() => api);
    const streams = await Promise.all(Array.from({ length: 310 }, () => open(card)));
    const { 200: opened, 429: refused } = Object.groupBy(streams, ({ status }) => status);
    expect([opened?.length, refused?.length]).toEqual([300, 10]);
    expect((await open(card, { ip: "192.0.2.2" })).status).toBe(200);
    await opened?.[0]?.body?.cancel();
    expect((await open("0123456789abcdef")).status).toBe(404);
    expect((await open(card)).status).toBe(200);
  });
});

describe("a stream is refused", () => {
  const refused = async (response: Response) => [
    response.status,
    ((await response.json()) as { errors: { extensions: { code: string } }[] }).errors[0]?.extensions.code,
  ];

  test("without the key, of a card that guests cannot open, and for anything but a subscription", async () => {
    const { card, close } = await hostOf(() => api);
    expect(await refused(await open(card, { headers: { "x-api-key": "" } }))).toEqual([
      401,
      "API_KEY_INVALID",
    ]);
    expect(await refused(await open("0123456789abcdef"))).toEqual([404, "NOT_FOUND"]);
    for (const query of [
      "{ me { id } }",
      "{",
      "subscription { nothing }",
      "subscription { entriesChanged }",
    ]) {
      expect(await refused(await open(card, { query })), query).toEqual([400, "BAD_REQUEST"]);
    }
    expect(await refused(await open(card, { headers: { accept: "application/json" } }))).toEqual([
      400,
      "BAD_REQUEST",
    ]);
    await close(card);
    expect(await refused(await open(card))).toEqual([410, "GONE"]);
  });

  test("where answers do not stay open", async () => {
    const { card } = await hostOf(() => api);
    const answer = await api.post(`${EntriesChangedDocument}`, { variables: { card } });
    expect([answer.status, codesOf(answer)]).toEqual([400, ["BAD_REQUEST"]]);
  });
});
