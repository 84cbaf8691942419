import SchemaBuilder from "@pothos/core";
import { execute, type GraphQLSchema, parse, subscribe } from "graphql";
import { expect, test, vi } from "vitest";
import { mayAdminister } from "#domain/access.ts";
import type { Member } from "#domain/member.ts";
import { Refusal } from "#domain/refusal.ts";
import { admin, provedAdmin } from "#server/admin/access.ts";
import { type Access, accessPlugin, anybody, createGrant, every, member, visitor } from "./access.ts";
import type { Context } from "./context.ts";

const NOW = new Date("2026-11-17T09:00:00.000Z");
const minsu = { id: "minsu", username: "minsu", isAdmin: false, signedInAt: NOW } as Member;

function contextOf(caller: Partial<Context>): Context {
  return { clock: { now: () => NOW }, ...caller } as Context;
}

const refused: Access = {
  who: "nobody",
  check() {
    throw new Refusal("FORBIDDEN");
  },
};

function newBuilder() {
  const builder = new SchemaBuilder<{ Context: Context }>({ plugins: [accessPlugin] });
  builder.queryType({});
  return builder;
}

async function asked(schema: GraphQLSchema, query: string, context = contextOf({})) {
  const { data, errors } = await execute({ schema, document: parse(query), contextValue: context });
  return { data, errors: errors?.map(({ originalError, message }) => originalError ?? message) };
}

test("a root field that does not say who may ask stops the server at its start", () => {
  const builder = newBuilder();
  // @ts-expect-error The compiler asks for it, too.
  builder.queryField("secret", (t) => t.string({ resolve: () => "secret" }));
  expect(() => builder.toSchema()).toThrow("Query.secret does not say who may ask");
});

test("the check runs before the resolver, which does not run when it refuses", async () => {
  const builder = newBuilder();
  const resolve = vi.fn(() => "secret");
  builder.queryField("secret", (t) => t.string({ access: refused, resolve }));
  const { data, errors } = await asked(builder.toSchema(), "{ secret }");
  expect(data).toEqual({ secret: null });
  expect(errors).toEqual([new Refusal("FORBIDDEN")]);
  expect(resolve).not.toHaveBeenCalled();
});

test("a subscription is checked before it begins", async () => {
  const builder = newBuilder();
  builder.queryField("any", (t) => t.string({ access: anybody, resolve: () => "" }));
  builder.subscriptionType({});
  const begin = vi.fn(async function* () {
    yield "secret";
  });
  builder.subscriptionField("told", (t) =>
    t.string({ access: member, subscribe: begin, resolve: (event) => event as string }),
  );
  const schema = builder.toSchema();
  const document = parse("subscription { told }");
  expect(await subscribe({ schema, document, contextValue: contextOf({}) })).toHaveProperty("errors");
  expect(begin).not.toHaveBeenCalled();
  const told = await subscribe({ schema, document, contextValue: contextOf({ member: minsu }) });
  if (!(Symbol.asyncIterator in told)) throw new Error("It did not begin");
  expect(await told.next()).toMatchObject({ value: { data: { told: "secret" } } });
});

test("what a check found reaches the resolver of its own field and no other", async () => {
  const builder = newBuilder();
  const granted = createGrant<string>("card");
  const owner: Access<{ id: string }> = {
    who: "owner",
    check: ({ id }, context) => granted.give(context, `card ${id}`),
  };
  builder.queryFields((t) => ({
    card: t.string({
      access: owner,
      args: { id: t.arg.string({ required: true }) },
      resolve: (_root, _args, context) => granted.of(context),
    }),
    stray: t.string({ access: anybody, resolve: (_root, _args, context) => granted.of(context) }),
  }));
  const query = '{ one: card(id: "1") two: card(id: "2") stray }';
  const { data, errors } = await asked(builder.toSchema(), query);
  expect(data).toEqual({ one: "card 1", two: "card 2", stray: null });
  expect(errors).toEqual([new TypeError("The access of this field grants no card")]);
});

test("an argument that a check reads must be one of the field's", () => {
  const builder = newBuilder();
  const owner: Access<{ card: string }> = { who: "owner", check: () => undefined };
  builder.queryField("card", (t) =>
    t.string({
      // @ts-expect-error There is no argument `card`.
      access: owner,
      args: { id: t.arg.string({ required: true }) },
      resolve: () => "",
    }),
  );
  expect(() => builder.toSchema()).not.toThrow();
});

test.each([
  { access: anybody, caller: {}, code: undefined },
  { access: visitor, caller: {}, code: "VISITOR_REQUIRED" },
  { access: member, caller: {}, code: "AUTH_REQUIRED" },
  { access: member, caller: { member: minsu }, code: undefined },
  { access: admin(), caller: {}, code: "AUTH_REQUIRED" },
  { access: admin(), caller: { member: minsu }, code: "FORBIDDEN" },
  { access: admin(), caller: { member: { ...minsu, isAdmin: true } }, code: undefined },
  { access: provedAdmin(), caller: { member: { ...minsu, isAdmin: true } }, code: undefined },
  {
    access: provedAdmin(mayAdminister),
    caller: { member: { ...minsu, isAdmin: true, signedInAt: new Date(0) } },
    code: "REAUTH_REQUIRED",
  },
  { access: every(member, refused), caller: { member: minsu }, code: "FORBIDDEN" },
  { access: every(member, refused), caller: {}, code: "AUTH_REQUIRED" },
])("$access.who: $code", async ({ access, caller, code }) => {
  const refusal = await (async () => access.check({}, contextOf(caller)))().catch((error) => error);
  expect(refusal?.code).toBe(code);
});
