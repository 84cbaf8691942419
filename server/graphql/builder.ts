import SchemaBuilder from "@pothos/core";
import { z } from "zod";
import { accessPlugin } from "./access.ts";
import type { Context } from "./context.ts";
import { plainJson } from "./json.ts";

/** The schema under construction: each noun's file adds its types and fields. */
export const builder = new SchemaBuilder<{
  Context: Context;
  DefaultFieldNullability: false;
  Scalars: { DateTime: { Input: Date; Output: Date }; JSON: { Input: unknown; Output: unknown } };
}>({ plugins: [accessPlugin], defaultFieldNullability: false });

builder.queryType({});
builder.mutationType({});
builder.subscriptionType({});

builder.scalarType("DateTime", {
  description: "An instant, as in 2026-11-15T09:00:00.000Z.",
  serialize: (date) => (date as Date).toISOString(),
  parseValue(sent) {
    const date = z.iso.datetime({ offset: true }).safeParse(sent);
    if (!date.success) throw new TypeError("An instant is written as in 2026-11-15T09:00:00.000Z");
    return new Date(date.data);
  },
});

builder.scalarType("JSON", {
  description: "Any JSON value.",
  serialize: (value) => value,
  parseValue: plainJson,
});
