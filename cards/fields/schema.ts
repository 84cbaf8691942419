import { z } from "zod";

type Schema = z.core.$ZodType;

/** The schema of a field such as `people.0.name`; null where a section has no such field. */
export function schemaAt(schema: Schema, path: readonly string[]): Schema | null {
  const [key, ...rest] = path;
  if (key === undefined) return schema;
  return inner(schema, key)
    .map((found) => schemaAt(found, rest))
    .reduce((one, other) => one ?? other, null);
}

/** What may stand under a key; more than one where the content may have more than one shape. */
function inner(schema: Schema, key: string): Schema[] {
  const given = bare(schema);
  if (given instanceof z.ZodObject) return Object.hasOwn(given.shape, key) ? [given.shape[key]] : [];
  if (given instanceof z.ZodArray) return /^\d+$/.test(key) ? [given.element] : [];
  if (given instanceof z.ZodUnion) return given.options.flatMap((option) => inner(option, key));
  return [];
}

/** Without what only says that there may be nothing, or how it is read. */
export function bare(schema: Schema): Schema {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) return bare(schema.unwrap());
  if (schema instanceof z.ZodDefault) return bare(schema.unwrap());
  return schema instanceof z.ZodPipe ? bare(schema.out) : schema;
}

/** How much fits, in letters or in entries, and what the schema says to more. */
export type Limit = { most: number; sentence: string };

/** More than any field of a card takes. */
const TOO_MUCH = 5_000;

const known = new WeakMap<Schema, Limit | null>();

/** Asked of the schema itself, by giving it too much: so a limit and its sentence are written once. */
export function limitOf(schema: Schema): Limit | null {
  const asked = known.get(schema);
  if (asked !== undefined) return asked;
  const much = bare(schema) instanceof z.ZodArray ? Array<null>(TOO_MUCH).fill(null) : "가".repeat(TOO_MUCH);
  const issues = z.safeParse(schema, much).error?.issues ?? [];
  const found = issues.find((issue) => issue.code === "too_big" && issue.path.length === 0);
  const limit = found?.code === "too_big" ? { most: Number(found.maximum), sentence: found.message } : null;
  known.set(schema, limit);
  return limit;
}
