import type { EntryFields } from "#cards/engine/entry-fields.ts";
import type { TypedEntry } from "./kept.ts";

/** What stands in a form's fields now. */
export function typedInEntry(form: HTMLFormElement): TypedEntry {
  return Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
}

/** What was typed, as the entry it becomes; the section's schema has the last word. */
export function entryFrom(fields: EntryFields, typed: TypedEntry): Record<string, unknown> {
  const entry: Record<string, unknown> = {};
  const lists: Record<string, string[]> = {};
  const inner: Record<string, Record<string, string>> = {};
  for (const [path, value] of Object.entries(typed)) {
    const [name = "", own] = path.split(".");
    const field = fields[name];
    if (own === undefined) entry[name] = field && "most" in field ? Number(value) : field && value;
    else if (field) lists[name] = [...(lists[name] ?? []), value].filter(Boolean);
    else inner[name] = { ...inner[name], [own]: value };
  }
  return { ...entry, ...lists, ...inner };
}

/** An entry as it stands in the fields of its form. */
export function typedFrom(entry: Record<string, unknown>): TypedEntry {
  return Object.fromEntries(
    Object.entries(entry).flatMap(([name, value]) =>
      typeof value === "object" && value !== null
        ? Object.entries(value).map(([key, part]) => [`${name}.${key}`, String(part)])
        : [[name, String(value)]],
    ),
  );
}

/** A password is kept nowhere. */
export function withoutPassword({ password: _, ...rest }: TypedEntry): TypedEntry {
  return rest;
}

type Asked = HTMLInputElement | HTMLTextAreaElement;
type Say = { missing(label: string): string; choose(legend: string): string };

/** What the browser itself finds missing or too short, a sentence by the name of the field. */
export function mistakesIn(form: HTMLFormElement, say: Say): Record<string, string> {
  const fields = [...form.querySelectorAll<Asked>("input, textarea")];
  return Object.fromEntries(
    fields
      .filter(({ required, value, validity }) => !validity.valid || (required && !value.trim()))
      .map((field) => [field.name, mistakeOf(field, say)]),
  );
}

/** What was typed and is wrong has a sentence of its own; what is missing is called by its label. */
function mistakeOf(field: Asked, say: Say): string {
  const { type, value, dataset, validity } = field;
  if (validity.customError) return field.validationMessage;
  if (type === "radio") return say.choose(wordsOf(field.closest("fieldset")?.querySelector("legend")));
  // A number that is none has no value at all.
  if (dataset.mistake && (value.trim() || type === "number")) return dataset.mistake;
  return say.missing(wordsOf(field.labels?.[0]));
}

/** Without what is said beside it. */
function wordsOf(label: Element | null | undefined): string {
  return label?.firstChild?.textContent ?? "";
}
