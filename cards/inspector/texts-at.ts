import type { Inspected } from "./rule.ts";
import { textsOn, type WrittenText } from "./texts.ts";

const known = new WeakMap<Inspected, ReadonlyMap<string, WrittenText>>();

/** The words that stand in some fields, `words.body`, as far as there are any. */
export function textsAt(card: Inspected, fields: readonly string[]): WrittenText[] {
  const texts =
    known.get(card) ?? new Map(textsOn(card).map((text) => [`${text.section}.${text.field}`, text]));
  known.set(card, texts);
  return fields.flatMap((field) => texts.get(field) ?? []);
}
