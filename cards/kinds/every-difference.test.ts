import { describe, expect, test } from "vitest";
import { z } from "zod";
import { startCard } from "#cards/engine/card.ts";
import { differences } from "#cards/engine/differences.ts";
import { photoSchema } from "#cards/engine/photo-schema.ts";
import { bare } from "#cards/fields/schema.ts";
import { photoForTests } from "#cards/parts/card-for-tests.ts";
import { kinds } from "./kinds.ts";

type Schema = z.core.$ZodType;

/** What a maker types; the rest of what a field of text may hold is chosen, or made by a program. */
const typed = ["가나다", "라마바", "12", "34", "https://toss.me/one", "https://toss.me/two"];
const chosen = [
  "2027-05-22",
  "2026-12-01",
  "13:00",
  "09:30",
  "2027-05",
  "2026-12",
  "abc",
  "/abc",
  "u/abc",
  "abcdefghijk",
  "123456",
];

/** Values that a field may have, all of its choices among them. */
function valuesOf(schema: Schema): unknown[] {
  const given = bare(schema);
  const nothing = schema instanceof z.ZodNullable ? [null] : [];
  return [...nothing, ...insideOf(given)].filter((value) => z.safeParse(schema, value).success);
}

function insideOf(given: Schema): unknown[] {
  if (given === photoSchema) return [photoForTests("sea-horizon"), photoForTests("hanok-gate")];
  if (given instanceof z.ZodArray) return [[], ...valuesOf(given.element).map((value) => [value])];
  if (given instanceof z.ZodObject) return objectsOf(given.shape);
  if (given instanceof z.ZodUnion) return given.options.flatMap(valuesOf);
  if (given instanceof z.ZodEnum) return given.options;
  if (given instanceof z.ZodLiteral) return [given.value];
  if (given instanceof z.ZodBoolean) return [true, false];
  if (given instanceof z.ZodNumber) return [given.minValue ?? 0, (given.minValue ?? 0) + 1, 0.5, 37.5];
  if (given instanceof z.ZodTemplateLiteral) return ["#112233", "#445566"];
  const takes = (text: string) => z.safeParse(given, text).success;
  const isFree = takes("가나다") || (takes("12") && !takes("abc"));
  return isFree ? ["", ...typed] : ["", ...typed, ...chosen];
}

/** One that has the first value of every field, and for every other value one that differs in it alone. */
function objectsOf(shape: Record<string, Schema>): unknown[] {
  const fields = Object.entries(shape).map(([name, schema]) => ({ name, values: valuesOf(schema) }));
  const first = Object.fromEntries(fields.map(({ name, values }) => [name, values[0]]));
  return [
    first,
    ...fields.flatMap(({ name, values }) => values.slice(1).map((value) => ({ ...first, [name]: value }))),
  ];
}

const isKorean = (word: string) =>
  typed.some((text) => text.includes(word)) ||
  /[가-힣]/.test(word) ||
  /^[\d,.]+(cm|kg|%)?$/.test(word) ||
  word === "…";

describe.each(kinds.map((kind) => ({ kind, name: kind.name })))("$name", ({ kind }) => {
  test.each(kind.sections.map((section) => ({ section, name: section.name })))(
    "$name: whatever is chosen there, no difference is told in words of a program",
    ({ section }) => {
      const [from, ...others] = valuesOf(section.content) as Record<string, unknown>[];
      expect(others.length).toBeGreaterThan(0);
      const card = startCard(kind);
      const saying = (content: unknown) => ({
        ...card,
        sections: { ...card.sections, [section.name]: content as Record<string, unknown> },
      });
      for (const to of others) {
        const [told] = differences(kind, { from: saying(from), to: saying(to) });
        const words = `${told?.from ?? ""} ${told?.to ?? ""}`.split(/[\s…]+/).filter(Boolean);
        // The name in an address is its maker's own, in letters that addresses have.
        const own = "sitename" in to ? chosen : [];
        const strange = words.filter((word) => !isKorean(word) && !own.includes(word));
        expect(strange, JSON.stringify({ from, to })).toEqual([]);
      }
    },
  );
});
