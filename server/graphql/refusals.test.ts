import {
  GraphQLBoolean,
  GraphQLInt,
  GraphQLList,
  GraphQLObjectType,
  type GraphQLOutputType,
  GraphQLSchema,
  GraphQLString,
} from "graphql";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { DAY_MS } from "#domain/duration.ts";
import type { Database } from "#server/ports.ts";
import { emptyDatabase } from "#tests/databases.ts";
import { codesOf, startApi } from "./api-for-tests.ts";

/** Cards with owners with cards, and a code to guess, before the product has them; it counts what runs. */
let ran = 0;
const count = <Value>(value: Value) => {
  ran += 1;
  return value;
};
const Card: GraphQLObjectType = new GraphQLObjectType({
  name: "Card",
  fields: (): Record<string, { type: GraphQLOutputType; args?: typeof paged; resolve(): unknown }> => ({
    id: { type: GraphQLString, resolve: () => count("1") },
    owner: { type: Owner, resolve: () => count({}) },
    guests: { type: new GraphQLList(Owner), args: paged, resolve: () => count([{}]) },
  }),
});
const paged = { first: { type: GraphQLInt } };
const Owner = new GraphQLObjectType({
  name: "Owner",
  fields: {
    card: { type: Card, resolve: () => count({}) },
    cards: { type: new GraphQLList(Card), args: paged, resolve: () => count([{}]) },
  },
});
const schema = new GraphQLSchema({
  query: new GraphQLObjectType({
    name: "Query",
    fields: {
      card: { type: Card, resolve: () => count({}) },
      cards: { type: new GraphQLList(Card), args: paged, resolve: () => count([{}]) },
    },
  }),
  mutation: new GraphQLObjectType({
    name: "Mutation",
    fields: {
      verifyCode: {
        type: GraphQLBoolean,
        args: { code: { type: GraphQLString } },
        resolve: () => count(true),
      },
    },
  }),
});

let database: Database;
let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  database = await emptyDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  api = await startApi({ database, schema });
  ran = 0;
});

const times = (n: number, text: (index: number) => string) =>
  Array.from({ length: n }, (_, index) => text(index)).join(" ");
const nested = (levels: number) =>
  `{ card ${"{ owner { cards ".repeat(levels)} { id } ${"} }".repeat(levels)} }`;
const guess = (code: number) => `verifyCode(code: "${code}")`;
const lists = (first: string) => `{ cards${first} { guests${first} { cards${first} { id } } } }`;

describe("a document that asks for too much", () => {
  test.each([
    ["50 deep", nested(25), "QUERY_TOO_DEEP"],
    ["9 deep", nested(4), "QUERY_TOO_DEEP"],
    ["900 deep", `{ a ${"{ a ".repeat(899)} ${"}".repeat(899)} }`, "QUERY_TOO_DEEP"],
    [
      "9 deep through fragments",
      `{ card { ...A } }
       fragment A on Card { owner { cards { owner { cards { ...B } } } } }
       fragment B on Card { owner { cards { owner { __typename cards { __typename } } } } }`,
      "QUERY_TOO_DEEP",
    ],
    ["1,000 aliases", `{ ${times(1_000, (n) => `a${n}: __typename`)} }`, "TOO_MANY_ALIASES"],
    ["1,000 aliases of an object", `{ ${times(1_000, (n) => `a${n}: card { id }`)} }`, "TOO_MANY_ALIASES"],
    ["16 aliases", `{ ${times(16, (n) => `a${n}: card { id }`)} }`, "TOO_MANY_ALIASES"],
    [
      "16 aliases through fragments",
      `{ card { ...A } b: card { ...A } } fragment A on Card { ${times(8, (n) => `a${n}: id`)} }`,
      "TOO_MANY_ALIASES",
    ],
    ["100 guesses of a code", `mutation { ${times(100, (n) => `a${n}: ${guess(n)}`)} }`, "TOO_MANY_ALIASES"],
    ["2 guesses of a code", `mutation { a: ${guess(1)} b: ${guess(2)} }`, "ONE_MUTATION_ONLY"],
    [
      "2 guesses, one in a fragment",
      `mutation { ${guess(1)} ...A } fragment A on Mutation { b: ${guess(2)} }`,
      "ONE_MUTATION_ONLY",
    ],
    [
      "2 guesses in two operations",
      `mutation A { ${guess(1)} } mutation B { ${guess(2)} }`,
      "ONE_MUTATION_ONLY",
    ],
    [
      "1,001 tokens",
      `{ ${times(249, () => "card { id }")} ${times(3, () => "__typename")} }`,
      "QUERY_TOO_LARGE",
    ],
    ["20,000 tokens", `{ ${times(20_000, () => "id")} }`, "QUERY_TOO_LARGE"],
    ["10,000 directives", `{ card { id ${"@a ".repeat(10_000)} } }`, "QUERY_TOO_LARGE"],
    ["a list 14,000 deep", `{ cards(first: ${"[".repeat(14_000)}) { id } }`, "QUERY_TOO_LARGE"],
    ["14,000 open braces", "{ a ".repeat(7_000), "QUERY_TOO_LARGE"],
    [
      "3,000 fragments in each other",
      `{ ${"... { ".repeat(3_000)} id ${"}".repeat(3_000)} }`,
      "QUERY_TOO_LARGE",
    ],
    [
      "a chain of 1,800 fragments",
      `{ ...F0 } ${times(1_800, (n) => `fragment F${n} on Query { ...F${n + 1} }`)}`,
      "QUERY_TOO_LARGE",
    ],
    ["3 nested lists of 100", lists("(first: 100)"), "QUERY_TOO_EXPENSIVE"],
    ["3 nested lists that do not say", lists(""), "QUERY_TOO_EXPENSIVE"],
    ["3 nested lists by a variable", `query A($n: Int) ${lists("(first: $n)")}`, "QUERY_TOO_EXPENSIVE"],
    ["3 nested lists of a huge number", lists("(first: 99999999)"), "QUERY_TOO_EXPENSIVE"],
    [
      "3 nested lists beside one of -1",
      `{ b: cards(first: -1) { id } ${lists("").slice(1)}`,
      "QUERY_TOO_EXPENSIVE",
    ],
  ])("%s is refused, and nothing runs", async (_name, query, code) => {
    const answer = await api.post(query);
    expect(answer.status).toBe(400);
    expect(codesOf(answer)).toEqual([code]);
    expect(answer.data).toBeUndefined();
    expect(ran).toBe(0);
  });

  test.each([
    ["8 deep", "{ card { owner { card { owner { card { owner { card { id } } } } } } } }"],
    ["15 aliases", `{ ${times(15, (n) => `a${n}: card { id }`)} }`],
    ["1,000 tokens", `{ ${times(249, () => "card { id }")} ${times(2, () => "__typename")} }`],
    ["2 nested lists of 100", "{ cards(first: 100) { guests(first: 100) { __typename } } }"],
    ["one mutation with its __typename", `mutation { ${guess(1)} __typename }`],
    [
      "a fragment spread 10^6 times over",
      `{ card { ...F0 } } fragment F20 on Card { id }
       ${times(20, (n) => `fragment F${n} on Card { ...F${n + 1} ...F${n + 1} }`)}`,
    ],
  ])("%s is answered", async (_name, query) => {
    const answer = await api.post(query);
    expect(answer.errors).toBeUndefined();
    expect(answer.status).toBe(200);
  });

  test("a limit counts the same for a client that accepts plain JSON only", async () => {
    const answer = await api.post(nested(25), { headers: { accept: "application/json" } });
    expect(answer.status).toBe(400);
    expect(answer.headers.get("content-type")).toBe("application/json; charset=utf-8");
  });

  test("fragments that go in circles are invalid", async () => {
    const answer = await api.post(
      "{ card { ...A } } fragment A on Card { ...B } fragment B on Card { id ...A }",
    );
    expect(answer.status).toBe(400);
    expect(codesOf(answer)).toEqual(["BAD_REQUEST"]);
    expect(ran).toBe(0);
  });
});

describe("a request that is not one GraphQL question", () => {
  test("a batch is refused", async () => {
    const answer = await api.send({
      body: ` [${times(100, () => `{"query":"{ card { id } }"},`).slice(0, -1)}]`,
    });
    expect([answer.status, codesOf(answer), ran]).toEqual([400, ["BATCH_NOT_ALLOWED"], 0]);
  });

  test("5 MB are refused, whether the length is told or not", async () => {
    const body = JSON.stringify({ query: `{ card { id } } # ${"x".repeat(5_000_000)}` });
    const told = await api.send({ body, headers: { "content-length": String(body.length) } });
    const untold = await api.send({ body });
    for (const answer of [told, untold]) {
      expect([answer.status, codesOf(answer), ran]).toEqual([413, ["BODY_TOO_LARGE"], 0]);
    }
  });

  test("an endless body is read no further than the limit", async () => {
    let sent = 0;
    const endless = new ReadableStream({
      pull(controller) {
        sent += 10_000;
        controller.enqueue(new Uint8Array(10_000));
      },
    });
    const request = new Request("http://goi.test/graphql", {
      method: "POST",
      body: endless,
      headers: { "x-api-key": api.key, "content-type": "application/json" },
      duplex: "half",
    } as RequestInit);
    const answer = await api.handle(request, { requestId: "endless", ip: "127.0.0.1" });
    expect(answer.status).toBe(413);
    expect(sent).toBeLessThan(500_000);
  });

  test("100 KB of Korean in a variable are not too much", async () => {
    const code = "가".repeat(30_000);
    const answer = await api.post("mutation ($code: String) { verifyCode(code: $code) }", {
      variables: { code },
    });
    expect(answer).toMatchObject({ status: 200, data: { verifyCode: true } });
  });

  test("a mutation by GET is refused", async () => {
    const path = `/graphql?query=${encodeURIComponent(`mutation { verifyCode(code: "1") }`)}`;
    const answer = await api.send({ method: "GET", path });
    expect([answer.status, codesOf(answer), ran]).toEqual([405, ["METHOD_NOT_ALLOWED"], 0]);
    expect(answer.headers.get("allow")).toBe("POST");
  });

  test("a query by GET is answered", async () => {
    const answer = await api.send({
      method: "GET",
      path: `/graphql?query=${encodeURIComponent("{ card { id } }")}`,
    });
    expect(answer).toMatchObject({ status: 200, data: { card: { id: "1" } } });
  });

  test.each(["PUT", "DELETE", "PATCH"])("%s is refused", async (method) => {
    const answer = await api.send({ method });
    expect([answer.status, codesOf(answer)]).toEqual([405, ["METHOD_NOT_ALLOWED"]]);
    expect(answer.headers.get("allow")).toBe("GET, POST");
  });

  test.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"])(
    "a body of %s is refused",
    async (type) => {
      const body = JSON.stringify({ query: `mutation { verifyCode(code: "1") }` });
      const answer = await api.send({ body, headers: { "content-type": type } });
      expect([answer.status, codesOf(answer), ran]).toEqual([415, ["BAD_REQUEST"], 0]);
    },
  );

  test("keys of the prototype in variables are harmless", async () => {
    const variables = `{"code":"1","__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}`;
    const query = "mutation ($code: String) { verifyCode(code: $code) }";
    const answer = await api.send({ body: `{"query":${JSON.stringify(query)},"variables":${variables}}` });
    expect(answer).toMatchObject({ status: 200, data: { verifyCode: true } });
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});

describe("what the schema tells in production", () => {
  test.each(["{ __schema { types { name } } }", `{ __type(name: "Card") { name } }`])(
    "%s: nothing",
    async (query) => {
      const answer = await api.post(query);
      expect([answer.status, codesOf(answer)[0]]).toEqual([400, "BAD_REQUEST"]);
      expect(answer.data).toBeUndefined();
    },
  );

  test.each([
    ["a field", "{ crad { id } }"],
    ["an argument", "{ cards(frist: 1) { id } }"],
    ["a type", "{ ... on Crad { id } }"],
    ["a variable's type", "query ($n: Imt) { cards(first: $n) { id } }"],
  ])("a misspelt %s is not corrected", async (_name, query) => {
    const answer = await api.post(query);
    expect(answer.status).toBe(400);
    expect(answer.text).not.toMatch(/did you mean/i);
  });

  test("in development it tells", async () => {
    const open = await startApi({ database, schema, mode: "development" });
    expect((await open.post("{ __schema { queryType { name } } }")).data).toEqual({
      __schema: { queryType: { name: "Query" } },
    });
    expect((await open.post("{ crad { id } }")).text).toMatch(/did you mean/i);
  });
});

describe("the API key", () => {
  test("without it, with a wrong one or with an old one: 401", async () => {
    await api.apiKeys.rotate();
    api.pass(8 * DAY_MS);
    for (const key of ["", "goi-wrong", `${api.key}x`, api.key]) {
      const answer = await api.post("{ card { id } }", { headers: { "x-api-key": key } });
      expect([answer.status, codesOf(answer), ran], key).toEqual([401, ["API_KEY_INVALID"], 0]);
    }
  });

  test("in the address it is refused, also beside a right header", async () => {
    const query = `query=${encodeURIComponent("{ card { id } }")}`;
    for (const name of ["x-api-key", "apiKey", "api_key", "key"]) {
      for (const header of ["", api.key]) {
        const path = `/graphql?${query}&${name}=${api.key}`;
        const answer = await api.send({ method: "GET", path, headers: { "x-api-key": header } });
        expect([answer.status, codesOf(answer), ran], name).toEqual([401, ["API_KEY_INVALID"], 0]);
      }
    }
  });

  test("is asked before the body is looked at", async () => {
    const answer = await api.send({ body: "[", headers: { "x-api-key": "goi-wrong" } });
    expect(codesOf(answer)).toEqual(["API_KEY_INVALID"]);
  });
});

test("every answer says what it is: a Korean sentence, a code, the request id; and nobody keeps it", async () => {
  const answers = [
    await api.post(nested(25)),
    await api.post("{"),
    await api.post("{ card { id } }", { headers: { "x-api-key": "" } }),
    await api.send({ method: "PUT" }),
    await api.send({ body: "{}" }),
    await api.post("query ($n: Int!) { cards(first: $n) { id } }"),
  ];
  for (const answer of answers) {
    const [error] = answer.errors ?? [];
    expect(error?.message).toMatch(/[가-힣]+.*[.]$/);
    expect(error?.extensions).toMatchObject({
      code: expect.stringMatching(/^[A-Z_]+$/),
      requestId: "request-1",
    });
    expect(answer.headers.get("cache-control")).toBe("no-store");
  }
  expect((await api.post("{ card { id } }")).headers.get("cache-control")).toBe("no-store");
});
