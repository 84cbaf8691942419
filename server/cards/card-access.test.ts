import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ownerOf } from "#domain/member.ts";
import { cards, cardVersions } from "#server/database/tables/cards.ts";
import { codesOf, members, startApi } from "#server/graphql/api-for-tests.ts";
import type { Database } from "#server/ports.ts";
import { emptyDatabase } from "#tests/databases.ts";
import { makerOn, note, saying } from "./card-for-tests.ts";

let database: Database;
let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  database = await emptyDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.orm.delete(cards);
  api = await startApi({ database, kinds: [note] });
});

const minsu = makerOn(() => api, "minsu");
const jiyu = makerOn(() => api, "jiyu");
const admin = makerOn(() => api, "sora");
const visitor = makerOn(() => api);
type Maker = typeof minsu;

/** Everything one can ask about a card by its id. A new operation with an id belongs here. */
const operations: Record<string, (maker: Maker, id: string) => Promise<Awaited<ReturnType<Maker["open"]>>>> =
  {
    open: (maker, id) => maker.open(id),
    versions: (maker, id) => maker.versions(id),
    version: (maker, id) => maker.version(id, 1),
    save: (maker, id) => maker.save(id, 1, saying("남의 글")),
    restoreVersion: (maker, id) => maker.restoreVersion(id, 1, 1),
    publish: (maker, id) => maker.publish(id, 1),
    apply: (maker, id) => maker.apply(id, 1),
    close: (maker, id) => maker.close(id),
    reopen: (maker, id) => maker.reopen(id),
    duplicate: (maker, id) => maker.duplicate(id),
    delete: (maker, id) => maker.delete(id),
    restore: (maker, id) => maker.restore(id),
  };

const everything = async () => [
  await database.orm.select().from(cards),
  await database.orm.select().from(cardVersions),
];

describe.each(Object.entries(operations))("%s, of a card", (_name, operate) => {
  async function cardOfMinsu() {
    const { card } = await minsu.create({ content: saying("비밀 결혼식") });
    await minsu.publish(card.id, 1);
    return card.id;
  }

  test("is its owner's alone: others and admins hear what they hear of an id that never was", async () => {
    const id = await cardOfMinsu();
    const before = await everything();
    for (const other of [jiyu, admin]) {
      const foreign = await operate(other, id);
      expect(codesOf(foreign)).toEqual(["NOT_FOUND"]);
      expect(foreign.text).not.toContain("비밀");
      for (const unknown of [
        "0123456789abcdef",
        "1",
        "",
        "../../etc/passwd",
        "' or 1=1--",
        "%",
        "가".repeat(9_999),
      ]) {
        expect((await operate(other, unknown)).text, unknown).toBe(foreign.text);
      }
    }
    expect(await everything()).toEqual(before);
  });

  test("asks a visitor to sign in, whatever the id", async () => {
    const id = await cardOfMinsu();
    const before = await everything();
    for (const asked of [id, "0123456789abcdef", "1"]) {
      expect(codesOf(await operate(visitor, asked))).toEqual(["AUTH_REQUIRED"]);
    }
    expect(await everything()).toEqual(before);
  });
});

test("a visitor makes and lists nothing", async () => {
  expect(codesOf(await visitor.create())).toEqual(["AUTH_REQUIRED"]);
  expect(codesOf(await visitor.create({ kind: "wedding" }))).toEqual(["AUTH_REQUIRED"]);
  expect(codesOf(await visitor.list())).toEqual(["AUTH_REQUIRED"]);
  expect(codesOf(await visitor.list({ kind: "wedding" }))).toEqual(["AUTH_REQUIRED"]);
  expect(await database.orm.$count(cards)).toBe(0);
});

test("a list has one's own cards only, also from a place in another's", async () => {
  await minsu.create();
  await minsu.create();
  const { card } = await jiyu.create();
  expect((await jiyu.list()).cards.map(({ id }) => id)).toEqual([card.id]);
  expect((await admin.list()).cards).toEqual([]);
  const { next } = await minsu.list({ first: 1 });
  const { cards: listed } = await jiyu.list({ after: next ?? "" });
  expect(listed.every(({ id }) => id === card.id)).toBe(true);
});

test("one member's key does not find another's card", async () => {
  const key = crypto.randomUUID();
  const [one, other] = [await minsu.create({ key }), await jiyu.create({ key })];
  expect(one.card.id).not.toBe(other.card.id);
});

test("the owner is the member of the token", async () => {
  await jiyu.create();
  const [row] = await database.orm.select().from(cards);
  const { jiyu: member } = members;
  expect(row?.owner).toBe(member && ownerOf(member));
});

test.each([
  "owner",
  "status",
  "state",
  "plan",
  "isTrial",
  "price",
  "isAdmin",
  "createdAt",
  "expiresAt",
  "id",
])("%s cannot be sent along", async (name) => {
  const { card } = await minsu.create();
  const queries = [
    `mutation ($key: ID!) { createCard(kind: "note", key: $key, ${name}: "x") { card { id } } }`,
    `mutation ($id: ID!, $content: JSON!) { saveCard(id: $id, base: 1, content: $content, ${name}: "x") { id } }`,
  ];
  const before = await everything();
  for (const query of queries) {
    const variables = { id: card.id, key: crypto.randomUUID(), content: saying("하나") };
    expect((await api.post(query, { token: "minsu", variables })).status).toBe(400);
  }
  expect(await everything()).toEqual(before);
});

test("nobody keeps an answer with a draft in it", async () => {
  const { card } = await minsu.create({ content: saying("비밀 결혼식") });
  const { headers, text } = await minsu.open(card.id);
  expect(text).toContain("비밀 결혼식");
  expect(headers.get("cache-control")).toBe("no-store");
});

test("a page that the server draws asks as a visitor, and learns nothing", async () => {
  const { card } = await minsu.create({ content: saying("비밀 결혼식") });
  const query = "query ($id: ID!) { myCard(id: $id) { content } }";
  const answer = await api.ask({ query, variables: { id: card.id }, requestId: "page" });
  expect(answer).toMatchObject({ data: null, errors: [{ extensions: { code: "AUTH_REQUIRED" } }] });
});
