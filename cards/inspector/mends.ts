import type { CardContent } from "#cards/engine/card.ts";
import { at, put } from "#cards/engine/paths.ts";
import type { Found, Mend } from "./rule.ts";

type Place = Pick<Found, "section" | "field">;

/** Writes a value into one field. */
export function setting(label: string, place: Place, value: unknown): Mend {
  return { label, apply: (content) => rewritten(content, place, () => value) };
}

/** Writes several fields of one section. */
export function settingAll(label: string, section: string, fields: object): Mend {
  return {
    label,
    apply: (content) => ({
      ...content,
      sections: { ...content.sections, [section]: { ...content.sections[section], ...fields } },
    }),
  };
}

/** Writes other words where some stand in a text. */
export function replacing(label: string, place: Place, [from, to]: readonly [string, string]): Mend {
  return {
    label,
    apply: (content) =>
      rewritten(content, place, (text) => (typeof text === "string" ? text.replace(from, () => to) : text)),
  };
}

/** Writes other words into a stretch of a text, if it still says what it said. */
export function replacingAt(
  label: string,
  place: Place,
  { from, old, words }: { from: number; old: string; words: string },
): Mend {
  return {
    label,
    apply: (content) =>
      rewritten(content, place, (text) =>
        typeof text === "string" && text.startsWith(old, from)
          ? text.slice(0, from) + words + text.slice(from + old.length)
          : text,
      ),
  };
}

/** Writes a text anew. */
export function rewriting(label: string, place: Place, rewrite: (text: string) => string): Mend {
  return {
    label,
    apply: (content) =>
      rewritten(content, place, (text) => (typeof text === "string" ? rewrite(text) : text)),
  };
}

/** Takes a row out of a list: `links.2`. */
export function removing(label: string, { section, field }: Place): Mend {
  const cut = field.lastIndexOf(".");
  const [list, row] = [field.slice(0, cut), Number(field.slice(cut + 1))];
  return {
    label,
    apply: (content) =>
      rewritten(content, { section, field: list }, (rows) =>
        Array.isArray(rows) ? rows.toSpliced(row, 1) : rows,
      ),
  };
}

/** What stands at a path such as `groups.0.people.1.name`. */
export function valueAt({ sections }: CardContent, { section, field }: Place): unknown {
  return at(sections[section], field);
}

/** The content with something else in one field. */
export function rewritten(
  content: CardContent,
  { section, field }: Place,
  change: (before: unknown) => unknown,
): CardContent {
  const own = content.sections[section];
  if (!own) return content;
  return {
    ...content,
    sections: { ...content.sections, [section]: put(own, field, change(at(own, field))) },
  };
}
