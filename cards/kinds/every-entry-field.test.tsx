import type { FunctionComponent } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { EntryField, EntryFields, TextRule } from "#cards/engine/entry-fields.ts";
import type { EntryRules, Section } from "#cards/engine/section.ts";
import type { ViewerProps } from "#cards/engine/viewer.ts";
import { filled } from "#cards/fields/schema-for-tests.ts";
import { cardForTests, photoForTests } from "#cards/parts/card-for-tests.ts";
import { Count, EntryChoice, EntryTextField } from "#cards/parts/guest-entry/fields.tsx";
import type { TypedEntry } from "#cards/parts/guest-entry/kept.ts";
import { entryFrom } from "#cards/parts/guest-entry/typed.ts";
import { kinds } from "./kinds.ts";
import { viewersOf } from "./modules.tsx";

type Case = { name: string; kind: string; content: unknown; rules: EntryRules<unknown> };

/** Every section where guests leave something, with all that its maker may ask. */
const met = new Set<Section>();
const cases = kinds.flatMap((kind): Case[] =>
  (kind.sections as readonly Section[]).flatMap((section) => {
    const { name, content, empty, entries: rules } = section;
    if (!rules || met.has(section)) return [];
    met.add(section);
    const all = filled(content, true) as Record<string, unknown>;
    // What guests choose from, as a new card has it.
    const begun = empty as Record<string, unknown>;
    const asked = { ...all, ...(Array.isArray(begun.things) && { things: begun.things }) };
    return [{ name, kind: kind.name, content: asked, rules }];
  }),
);

describe.each(cases)("$kind: what a guest leaves on $name", ({ name, kind, content, rules }) => {
  const fields = rules.fields(content);

  test("is taken with the shortest and with the longest that its form takes", () => {
    expect(refused(rules, content, answersTo(fields, shortest))).toEqual([]);
    expect(refused(rules, content, answersTo(fields, longest))).toEqual([]);
  });

  const each = Object.entries(fields).map(([path, field]) => ({ path, field }));
  test.each(each)("is refused and taken by the same rules on both sides: $path", ({ path, field }) => {
    const input = path + ("times" in field ? ".0" : "");
    for (const value of tried(field)) {
      const typed = { ...answersTo(fields, shortest), [input]: value };
      const isRefused = refused(rules, content, typed).some((at) => at === path || at === input);
      expect({ value, isRefused }).toEqual({ value, isRefused: !formTakes(field, value) });
    }
  });

  test("is asked for by no field that the server knows nothing of", async () => {
    const Viewer = (await viewersOf(kind))[name] as FunctionComponent<ViewerProps<unknown>> | undefined;
    if (!Viewer) throw new Error(`${name} has no viewer`);
    const html = renderToStaticMarkup(
      <Viewer content={content} card={{ ...cardForTests, kind, id: null }} />,
    );
    const asked = [...html.matchAll(/<(?:input|textarea)[^>]* name="([^"]+)"/g)].map(
      ([, found = ""]) => found,
    );
    const known = [...Object.keys(fields), "website", "password", "picked"];
    // One of a list is called by its place: companions.0.
    expect(
      asked.filter((path) => !known.includes(path) && !known.includes(path.replace(/\.\d+$/, ""))),
    ).toEqual([]);
  });
});

/** What the server finds wrong, by path. */
function refused(rules: EntryRules<unknown>, content: unknown, typed: TypedEntry): string[] {
  const given = {
    attending: "yes",
    ...entryFrom(rules.fields(content), typed),
    ...(rules.takesPhotos && { photos: [photoForTests("one")] }),
  };
  const read = rules.entry(content).safeParse(JSON.parse(JSON.stringify(given)));
  return read.error?.issues.map(({ path }) => path.join(".")) ?? [];
}

function answersTo(fields: EntryFields, value: (field: EntryField) => string): TypedEntry {
  return Object.fromEntries(
    Object.entries(fields).map(([path, field]) => [path + ("times" in field ? ".0" : ""), value(field)]),
  );
}

function shortest(field: EntryField): string {
  if ("choices" in field) return field.choices[0] ?? "";
  if ("most" in field) return String(Math.max(1, field.least));
  if (!field.required) return "";
  return textLike(field, Math.max(1, field.least ?? 0));
}

function longest(field: EntryField): string {
  if ("choices" in field) return (field.choices.includes("yes") ? "yes" : field.choices.at(-1)) ?? "";
  return "most" in field ? String(field.most) : textLike(field, field.max);
}

/** So many characters of a sort that the field takes. */
function textLike({ type, pattern }: TextRule, length: number): string {
  if (type === "email") return `${"a".repeat(length - 5)}@b.kr`;
  return (pattern ? "0" : "가").repeat(length);
}

/** What people type, and a little more and a little less than a field takes. */
function tried(field: EntryField): string[] {
  if ("choices" in field) return [...field.choices, "다른 것", ""];
  if ("most" in field) return [field.least - 1, field.least, field.most, field.most + 1].map(String);
  const { max, least = 1 } = field;
  const plain = ["", " ", "가", "abcdefghij", "---------", "a@b", "a@b.kr", "A@B.KR", "02-123-4567", "1234"];
  return [
    ...plain,
    ...[least - 1, max, max + 1].flatMap((length) => ["가".repeat(length), "0".repeat(length)]),
  ];
}

/** Whether a browser would send it, from the field as it is drawn. */
function formTakes(field: EntryField, value: string): boolean {
  if ("choices" in field) {
    const html = renderToStaticMarkup(<EntryChoice name="it" field={field} legend="" />);
    const offered = [...html.matchAll(/value="([^"]*)"/g)].map(([, found]) => found);
    if (field.first !== undefined) return offered.includes(value);
    return value === "" ? !html.includes("required") : offered.includes(value);
  }
  if ("most" in field) {
    const html = renderToStaticMarkup(<Count name="it" field={field} label="" />);
    return Number(value) >= Number(attribute(html, "min")) && Number(value) <= Number(attribute(html, "max"));
  }
  const html = renderToStaticMarkup(<EntryTextField name="it" field={field} label="" />);
  if (value.trim() === "") return !/<input[^>]* required/.test(html) && value.length <= field.max;
  const pattern = attribute(html, "pattern");
  return (
    value.length <= Number(attribute(html, "maxLength")) &&
    value.length >= Number(attribute(html, "minLength") ?? 0) &&
    (pattern === undefined || new RegExp(`^(?:${pattern})$`, "v").test(value)) &&
    (attribute(html, "type") !== "email" ||
      /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)*$/i.test(value))
  );
}

function attribute(html: string, name: string): string | undefined {
  return new RegExp(`<input[^>]* ${name}="([^"]*)"`).exec(html)?.[1];
}
