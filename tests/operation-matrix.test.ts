import { randomUUID } from "node:crypto";
import {
  type GraphQLField,
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
} from "graphql";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Member } from "#domain/member.ts";
import { partyWith } from "#server/entries/entry-for-tests.ts";
import { schema } from "#server/graphql/schema.ts";
import { newMember, type Shop, startShop } from "#server/orders/order-for-tests.ts";
import type { Database } from "#server/ports.ts";
import { emptyDatabase } from "#tests/databases.ts";
import { LeaveEntryDocument, ReportDocument } from "#web/graphql/graphql.ts";

/** Strangers first: what the owner does may be the end of it. The row shows them in this order. */
const callers = ["visitor", "other", "company", "admin", "owner"] as const;
const tokens = { other: "jiyu", company: "hall", admin: "sora", owner: "minsu" };

let database: Database;
let shop: Shop;
let minsu: ReturnType<Shop["buyer"]>;
/** Whose account admins change. */
let somebody: Member;
beforeAll(async () => {
  database = await emptyDatabase();
  shop = await startShop({ database });
  minsu = shop.buyer("minsu");
  await approve(newMember("hall").id);
  somebody = newMember("somebody");
});
afterAll(() => database.close());

/** A company that an admin approved; every text that its record must have says nothing. */
async function approve(sub: string) {
  const { rows } = await database.run(
    "select column_name, data_type from information_schema.columns where table_name = 'companies' and is_nullable = 'NO' and column_default is null",
  );
  const known: Record<string, unknown> = { id: randomUUID(), sub, state: "approved" };
  const named = rows.map(({ column_name: name, data_type: type }) => ({
    name: String(name),
    value: known[String(name)] ?? (String(type).startsWith("timestamp") ? shop.api.clock.now() : "x"),
  }));
  const columns = named.map(({ name }) => `"${name}"`).join(", ");
  const places = named.map((_, at) => `$${at + 1}`).join(", ");
  const values = named.map(({ value }) => value);
  await database.run(`insert into companies (${columns}) values (${places})`, values);
}

let made = 0;

/** What the arguments of every operation mean, by their names: something of the owner's, made for this row. */
async function ownThings() {
  const { card } = await minsu.create({ kind: "party", content: partyWith() });
  await minsu.publish(card.id, 1);
  const { order } = await minsu.place({ card: card.id, plan: "few", way: "transfer", depositor: "김민수" });
  made += 1;
  const content = { name: "유나", text: "축하해요" };
  const { data } = await shop.api.post(LeaveEntryDocument.toString(), {
    variables: { card: card.id, section: "book", content, key: randomUUID() },
    headers: { "x-visitor": `guest-${made}` },
  });
  return {
    card: card.id,
    section: "book",
    order: order.id,
    entry: data.leaveEntry.id as string,
    block: await reported(card.id),
    email: `guest-${made}@example.com`,
    member: somebody.id,
    key: randomUUID(),
  };
}
/** What somebody reported of a card. */
async function reported(card: string): Promise<string> {
  const said = { grounds: "spam", relation: "other", words: "광고입니다", name: "유나", agreed: true };
  await shop.api.post(ReportDocument.toString(), {
    variables: { card, report: { ...said, email: `reporter-${made}@example.com` }, key: randomUUID() },
    ip: `10.1.1.${made}`,
  });
  const { rows } = await database.run("select id from reports where card = $1", [card]);
  return String(rows[0]?.id);
}

type Things = Awaited<ReturnType<typeof ownThings>>;

/** Operations whose `id` names something else than a card. */
const ids: Record<string, keyof Things> = {
  myOrder: "order",
  cancelOrder: "order",
  changeEntry: "entry",
  withdrawEntry: "entry",
  hideEntry: "entry",
  showEntry: "entry",
  pinEntry: "entry",
  unpinEntry: "entry",
  replyToEntry: "entry",
  removeEntry: "entry",
  refundOrder: "order",
  adminOpenMember: "member",
  adminSetAdmin: "member",
  adminDisableMember: "member",
  adminEnableMember: "member",
  objectToBlock: "block",
  adminOpenReport: "block",
  adminDecideReport: "block",
};

function valueFor(
  type: GraphQLInputType,
  { name, of }: { name: string; of(name: string): unknown },
): unknown {
  if (isNonNullType(type)) return valueFor(type.ofType, { name, of });
  if (isListType(type)) return [];
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter(isRequiredInputField);
    return Object.fromEntries(
      fields.map((field) => [field.name, valueFor(field.type, { name: field.name, of })]),
    );
  }
  if (isEnumType(type)) return type.getValues()[0]?.name;
  const named = of(name);
  if (named !== undefined) return named;
  if (type.name === "Int") return 1;
  if (type.name === "Boolean") return true;
  if (type.name === "DateTime") return shop.api.clock.now().toISOString();
  if (type.name === "JSON") return {};
  return "x";
}

type Operation = { kind: "query" | "mutation"; field: GraphQLField<unknown, unknown> };

function questionOf({ kind, field }: Operation, things: Things) {
  const of = (name: string) =>
    name === "id" ? things[ids[field.name] ?? "card"] : things[name as keyof Things];
  const wanted = field.args.filter(isRequiredArgument);
  const variables = Object.fromEntries(
    wanted.map((argument) => [argument.name, valueFor(argument.type, { name: argument.name, of })]),
  );
  const heads = wanted.map(({ name, type }) => `$${name}: ${type}`).join(", ");
  const given = wanted.map(({ name }) => `${name}: $${name}`).join(", ");
  const inside = isLeafType(getNamedType(field.type)) ? "" : " { __typename }";
  const head = heads && `(${heads})`;
  return { query: `${kind} Asked${head} { ${field.name}${given && `(${given})`}${inside} }`, variables };
}

async function outcome(
  operation: Operation,
  { caller, things }: { caller: (typeof callers)[number]; things: Things },
) {
  const { query, variables } = questionOf(operation, things);
  const token = caller === "visitor" ? undefined : tokens[caller];
  const headers = { "x-visitor": "guest-matrix" };
  const { errors } = await shop.api.post(query, { variables, token, headers });
  return errors?.[0]?.extensions.code ?? "ok";
}

test("who may ask what is as the committed table says; an operation without a row fails (Z1)", async () => {
  const fields = (kind: Operation["kind"]) =>
    Object.values(
      (kind === "query" ? schema.getQueryType() : schema.getMutationType())?.getFields() ?? {},
    ).map((field) => ({ kind, field }));
  const all = [...fields("query"), ...fields("mutation")];
  // Last, because nobody is there any more afterwards.
  all.sort((one, other) => Number(one.field.name === "leave") - Number(other.field.name === "leave"));
  const rows: string[] = [];
  for (const operation of all) {
    const things = await ownThings();
    const outcomes: string[] = [];
    for (const caller of callers) outcomes.push(await outcome(operation, { caller, things }));
    rows.push(`| ${operation.kind} | ${operation.field.name} | ${outcomes.join(" | ")} |`);
    // One row's orders, cards and accounts must not be another's limits.
    await database.run("delete from payments; delete from orders; delete from cards");
  }
  const head = ["", "operation", ...callers].join(" | ");
  const table = [`|${head} |`, `|${" --- |".repeat(callers.length + 2)}`, ...rows, ""].join("\n");
  await expect(table).toMatchFileSnapshot("operation-matrix.md");
});
