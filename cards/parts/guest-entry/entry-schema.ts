import { z } from "zod";
import type { ChoiceRule, CountRule, TextRule } from "#cards/engine/entry-fields.ts";
import { josa } from "#cards/korean/hangul.ts";

/** What a field is called, from which its sentences follow; each of them may be said otherwise. */
export type FieldSaid = string | { called: string; missing?: string; long?: string; wrong?: string };

type Fields = Readonly<Record<string, TextRule | ChoiceRule>>;
type Says<Given extends Fields> = { [Name in Exclude<keyof Given, "name">]: FieldSaid };

/** The shape of an entry, from its fields; a name is called one everywhere. */
export function entrySchema<Given extends Fields>(fields: Given, says: Says<Given>) {
  const said: Readonly<Record<string, FieldSaid>> = { name: "이름", ...says };
  return z.object(
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => {
        const called = said[name] ?? name;
        return [name, "choices" in field ? choiceSchema(field, called) : textSchema(field, called)];
      }),
    ),
  );
}

/** Empty where it was left out. */
export function textSchema(field: TextRule, said: FieldSaid) {
  const text = trimmedText(field, said);
  return field.required ? text : text.default("");
}

export function trimmedText(field: TextRule, said: FieldSaid) {
  const { max, required } = field;
  const { called, ...own } = typeof said === "string" ? { called: said } : said;
  const missing = own.missing ?? `${josa(called, "을/를")} 적어 주세요.`;
  const words = z.string(missing).trim();
  const text = (field.type === "email" ? words.toLowerCase() : words)
    .max(max, own.long ?? `${josa(called, "은/는")} ${max}자까지 쓸 수 있습니다.`)
    .refine((typed) => typed === "" || isRight(typed, field), own.wrong ?? missing);
  return required ? text.min(1, missing) : text;
}

function isRight(typed: string, { least = 0, pattern, type }: TextRule): boolean {
  // As a browser reads a pattern.
  const whole = pattern === undefined ? null : new RegExp(`^(?:${pattern})$`, "v");
  return (
    typed.length >= least &&
    (whole?.test(typed) ?? true) &&
    (type !== "email" || z.email().safeParse(typed).success)
  );
}

export function choiceSchema<Choice extends string>(field: ChoiceRule<Choice>, said: FieldSaid) {
  const { choices, required, first } = field;
  const { called, ...own } = typeof said === "string" ? { called: said } : said;
  const missing = own.missing ?? `${josa(called, "을/를")} 골라 주세요.`;
  const chosen = z.enum(choices, missing);
  if (first !== undefined) return chosen.default(() => chosen.parse(first));
  return required ? chosen : z.union([z.literal(""), chosen], missing).default("");
}

/** Those of a list that were filled in. */
export function listSchema(field: TextRule, { each, many }: { each: FieldSaid; many: string }) {
  return z
    .array(textSchema(field, each))
    .max(field.times ?? 0, many)
    .transform((filled) => filled.filter(Boolean))
    .default([]);
}

export type CountSaid = { none: string; few: string; many: string };

export function countSchema({ least, most }: CountRule, { none, few, many }: CountSaid) {
  return z.int(none).min(least, few).max(most, many);
}
