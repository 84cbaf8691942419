import SchemaBuilder from "@pothos/core";
import type { Context } from "./context.ts";
import { plainJson } from "./json.ts";

/** The schema under construction: each noun's file adds its types and fields. */
export const builder = new SchemaBuilder<{
  Context: Context;
  DefaultFieldNullability: false;
  Scalars: { DateTime: { Input: never; Output: Date }; JSON: { Input: unknown; Output: unknown } };
}>({ defaultFieldNullability: false });

builder.queryType({});
builder.mutationType({});
builder.subscriptionType({});

builder.scalarType("DateTime", {
  description: "An instant, as in 2026-11-15T09:00:00.000Z.",
  serialize: (date) => (date as Date).toISOString(),
});

builder.scalarType("JSON", {
  description: "Any JSON value.",
  serialize: (value) => value,
  parseValue: plainJson,
});
