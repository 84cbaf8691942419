import { readFileSync } from "node:fs";
import {
  buildSchema,
  type GraphQLField,
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
} from "graphql";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Refusal } from "#domain/refusal.ts";
import { schema } from "#server/graphql/schema.ts";
import { openApp, type TestApp } from "#tests/app.ts";

const written = buildSchema(readFileSync(new URL("../../schema.graphql", import.meta.url), "utf8"));

let app: TestApp;
let key: string;
beforeAll(async () => {
  app = await openApp();
  key = (await (await app.fetch("/config.json")).json()).apiKey;
});
afterAll(() => app.close());

/** A value of a type that is sound, and says nothing. */
function anything(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return anything(type.ofType);
  if (isListType(type)) return [];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) {
    const required = Object.values(type.getFields()).filter(isRequiredInputField);
    return Object.fromEntries(required.map((field) => [field.name, anything(field.type)]));
  }
  const values: Record<string, unknown> = { Int: 1, Float: 1, Boolean: true, JSON: {} };
  return values[type.name] ?? (type.name === "DateTime" ? "2026-11-15T09:00:00.000Z" : "x");
}

type Place = { at: string; put(text: string): unknown };

/** Every place inside a type where a text may stand. */
function places(type: GraphQLInputType, at: string, seen: readonly string[] = []): Place[] {
  if (isNonNullType(type)) return places(type.ofType, at, seen);
  if (isListType(type)) {
    return places(type.ofType, at, seen).map((place) => ({ at: place.at, put: (text) => [place.put(text)] }));
  }
  if (isInputObjectType(type)) {
    if (seen.includes(type.name)) return [];
    return Object.values(type.getFields()).flatMap((field) =>
      places(field.type, `${at}.${field.name}`, [...seen, type.name]).map((place) => ({
        at: place.at,
        put: (text: string) => ({ ...(anything(type) as object), [field.name]: place.put(text) }),
      })),
    );
  }
  if (["String", "ID"].includes(type.name)) return [{ at, put: (text) => text }];
  if (type.name !== "JSON") return [];
  return [
    { at: `${at} (JSON)`, put: (text) => ({ deep: [{ text }] }) },
    { at: `${at} (name in JSON)`, put: (text) => ({ [text]: 1 }) },
  ];
}

const kinds = [
  ["query", written.getQueryType()],
  ["mutation", written.getMutationType()],
  ["subscription", written.getSubscriptionType()],
] as const;

const operations = kinds.flatMap(([kind, type]) =>
  Object.values(type?.getFields() ?? {}).map((field) => ({ kind, field })),
);

type Asked = { kind: string; field: GraphQLField<unknown, unknown>; argument: string; value: unknown };

function questionOf({ kind, field, argument, value }: Asked) {
  const sent = field.args.filter((arg) => isRequiredArgument(arg) || arg.name === argument);
  const heads = sent.map(({ name, type }) => `$${name}: ${type}`).join(", ");
  const given = sent.map(({ name }) => `${name}: $${name}`).join(", ");
  const inside = isLeafType(getNamedType(field.type)) ? "" : " { __typename }";
  const variables = Object.fromEntries(
    sent.map(({ name, type }) => [name, name === argument ? value : anything(type)]),
  );
  return { query: `${kind} Asked(${heads}) { ${field.name}(${given})${inside} }`, variables };
}

async function answerTo(kind: string, question: object) {
  const answer = await app.fetch(kind === "subscription" ? "/graphql/stream" : "/graphql", {
    method: "POST",
    headers: {
      "content-type": "application/json",
      accept: kind === "subscription" ? "text/event-stream" : "application/json",
      "x-api-key": key,
    },
    body: JSON.stringify(question),
  });
  return (await answer.json()).errors?.[0]?.extensions;
}

test.each([
  ["NUL", "a\0b"],
  ["the first half of a pair", "a\ud83d"],
  ["the second half of a pair", "\ude00a"],
])("%s in any text of any operation is refused and named", async (_what, text) => {
  let asked = 0;
  for (const { kind, field } of operations) {
    for (const { name: argument, type } of field.args) {
      for (const { at, put } of places(type, argument)) {
        const question = questionOf({ kind, field, argument, value: put(text) });
        const told = await answerTo(kind, question);
        expect([field.name, at, told?.code]).toEqual([field.name, at, "INVALID"]);
        const [sentence] = Object.values<string>(told.fields);
        expect(sentence, at).toBe("쓸 수 없는 글자가 있습니다. 지우고 다시 적어 주세요.");
        asked += 1;
      }
    }
  }
  expect(asked).toBeGreaterThan(200);
  expect(app.lines.filter((line) => line.includes('"level":50'))).toEqual([]);
});

test("so is a NUL that the document itself writes", async () => {
  for (const query of [
    String.raw`{ reportable(card: "a\u0000") { __typename } }`,
    String.raw`{ reportable(card: "a\u{0}") { __typename } }`,
  ]) {
    expect(await answerTo("query", { query })).toMatchObject({
      code: "INVALID",
      fields: { card: expect.any(String) },
    });
  }
});

test("so it is in the fields inside others", () => {
  const roots = kinds.map(([, type]) => type?.name);
  const inside = Object.values(schema.getTypeMap()).filter(
    (type) => isObjectType(type) && !roots.includes(type.name) && !type.name.startsWith("__"),
  );
  const fields = inside.flatMap((type) => (isObjectType(type) ? Object.values(type.getFields()) : []));
  const asked = fields.flatMap(({ name, args, resolve }) =>
    args.flatMap((arg) =>
      places(arg.type, arg.name).map(({ put }) => ({ name, resolve, sent: { [arg.name]: put("\0") } })),
    ),
  );
  expect(asked.length).toBeGreaterThan(0);
  for (const { name, resolve, sent } of asked) {
    expect(() => resolve?.({}, sent, {} as never, {} as never), name).toThrow(Refusal);
  }
});
