import { z } from "zod";
import { isSaid } from "#cards/engine/said-as.ts";
import { bare } from "#cards/fields/schema.ts";
import type { Found, Inspected } from "./rule.ts";

/** Words that a maker wrote, and where. */
export type WrittenText = Pick<Found, "section" | "field"> & { text: string };

type Schema = z.core.$ZodType;

const known = new WeakMap<object, readonly Omit<WrittenText, "section">[]>();

const knownOn = new WeakMap<Inspected, readonly WrittenText[]>();

/**
 * All words that guests read of a card, in the order of its sections. What is chosen, dialled or counted is none. Many
 * rules ask for them, and they are found once.
 */
export function textsOn(card: Inspected): readonly WrittenText[] {
  const before = knownOn.get(card);
  if (before) return before;
  const found = textsShown(card);
  knownOn.set(card, found);
  return found;
}

function textsShown({ kind, content, shows }: Inspected): WrittenText[] {
  return content.order.flatMap((name) => {
    const section = kind.sections.find((candidate) => candidate.name === name);
    const own = content.sections[name];
    if (!section || !own || !shows(section)) return [];
    const texts = known.get(own) ?? textsIn(section.content, own, "");
    known.set(own, texts);
    return texts.map((one) => ({ section: name, ...one }));
  });
}

function textsIn(schema: Schema, value: unknown, field: string): Omit<WrittenText, "section">[] {
  if (value === null || value === undefined || value === "" || isSaid(schema)) return [];
  const given = bare(schema);
  if (isSaid(given)) return [];
  const under = (key: string) => (field ? `${field}.${key}` : key);
  if (given instanceof z.ZodUnion) {
    const fitting = given.options.find((option) => z.safeParse(option, value).success);
    return fitting ? textsIn(fitting, value, field) : [];
  }
  if (given instanceof z.ZodArray && Array.isArray(value))
    return value.flatMap((one, at) => textsIn(given.element, one, under(String(at))));
  if (given instanceof z.ZodObject)
    return Object.entries(given.shape).flatMap(([key, inner]) =>
      textsIn(inner, (value as Record<string, unknown>)[key], under(key)),
    );
  // What has a form of its own (a telephone number, an address of a page) is no sentence.
  const isSentence = given instanceof z.ZodString && !hasForm(given);
  return isSentence && typeof value === "string" && value.trim() !== "" ? [{ field, text: value }] : [];
}

function hasForm({ def }: z.ZodString): boolean {
  return (def.checks ?? []).some(({ _zod: { def: rule } }) => rule.check === "string_format");
}
