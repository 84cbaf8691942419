import { randomUUID } from "node:crypto";
import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
} from "graphql";

export type Question = { query: string; variables: Record<string, unknown> };
export type Operation = {
  kind: "query" | "mutation" | "subscription";
  field: GraphQLField<unknown, unknown>;
};

/** All that the API can be asked. */
export function operationsOf(schema: GraphQLSchema): Operation[] {
  const roots = [
    ["query", schema.getQueryType()],
    ["mutation", schema.getMutationType()],
    ["subscription", schema.getSubscriptionType()],
  ] as const;
  return roots.flatMap(([kind, type]) =>
    Object.values(type?.getFields() ?? {}).map((field) => ({ kind, field })),
  );
}

/** Something of this type that says nothing: what nobody has made cannot be named. */
function anyOf(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return anyOf(type.ofType);
  if (isListType(type)) return [];
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter(isRequiredInputField);
    return Object.fromEntries(fields.map((field) => [field.name, anyOf(field.type)]));
  }
  if (isEnumType(type)) return type.getValues()[0]?.name;
  const scalars: Record<string, unknown> = {
    Int: 1,
    Float: 1,
    Boolean: true,
    DateTime: "2026-11-15T00:00:00Z",
    JSON: {},
    ID: randomUUID(),
  };
  return scalars[type.name] ?? "x";
}

/** The document that asks an operation, with the given arguments and, where they say nothing, any. */
export function questionOf({ kind, field }: Operation, given: Record<string, unknown>): Question {
  const wanted = field.args.filter((argument) => isRequiredArgument(argument) || argument.name in given);
  const variables = Object.fromEntries(
    wanted.map(({ name, type }) => [name, name in given ? given[name] : anyOf(type)]),
  );
  const heads = wanted.map(({ name, type }) => `$${name}: ${type}`).join(", ");
  const passed = wanted.map(({ name }) => `${name}: $${name}`).join(", ");
  const inside = isLeafType(getNamedType(field.type)) ? "" : " { __typename }";
  const query = `${kind} Asked${heads && `(${heads})`} { ${field.name}${passed && `(${passed})`}${inside} }`;
  return { query, variables };
}
