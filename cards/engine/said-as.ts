import type { z } from "zod";

type Schema = z.core.$ZodType;

const known = new WeakMap<Schema, (value: never) => string | null>();

/** The schema, and with it how a value of it reads where its maker sees it: what is stored is often no word of theirs. */
export function saidAs<Given extends Schema>(
  schema: Given,
  words: (value: z.output<Given>) => string | null,
): Given {
  known.set(schema, words);
  return schema;
}

/** For what only programs read. */
export function unsaid<Given extends Schema>(schema: Given): Given {
  return saidAs(schema, () => null);
}

export function isSaid(schema: Schema): boolean {
  return known.has(schema);
}

/** Null where no words tell it. */
export function saidBy(schema: Schema, value: unknown): string | null {
  return known.get(schema)?.(value as never) ?? null;
}
