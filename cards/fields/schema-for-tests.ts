import { z } from "zod";
import { photoSchema } from "#cards/engine/photo-schema.ts";
import { bare } from "./schema.ts";

type Schema = z.core.$ZodType;

/** The paths of everything a maker fills in, `*` for one of many; a photo is one thing, and so are all of a field. */
export function leavesOf(schema: Schema, path: readonly string[] = []): string[] {
  const given = bare(schema);
  const inner = (key: string, found: Schema) => leavesOf(found, [...path, key]);
  if (given instanceof z.ZodArray && bare(given.element) !== photoSchema) return inner("*", given.element);
  if (given instanceof z.ZodObject && given !== photoSchema) {
    return Object.entries(given.shape).flatMap(([key, found]) => inner(key, found));
  }
  if (given instanceof z.ZodUnion && given.options.some((option) => bare(option) instanceof z.ZodObject)) {
    return given.options.flatMap((option) => leavesOf(option, path));
  }
  return [path.join(".")];
}

/** Content with something in every field that takes it, one of every list, and all switches on or off. */
export function filled(schema: Schema, on: boolean): unknown {
  const given = bare(schema);
  if (given === photoSchema || schema instanceof z.ZodNullable) return null;
  if (given instanceof z.ZodArray)
    return bare(given.element) === photoSchema ? [] : [filled(given.element, on)];
  if (given instanceof z.ZodObject) {
    return Object.fromEntries(Object.entries(given.shape).map(([key, found]) => [key, filled(found, on)]));
  }
  if (given instanceof z.ZodBoolean) return on;
  if (given instanceof z.ZodEnum) return given.options.at(on ? -1 : 0);
  if (given instanceof z.ZodUnion) return filled(given.options.at(on ? -1 : 0) as Schema, on);
  if (given instanceof z.ZodLiteral) return given.value;
  if (given instanceof z.ZodNumber) return given.minValue ?? 0;
  return z.safeParse(given, "1").success ? "1" : "";
}
