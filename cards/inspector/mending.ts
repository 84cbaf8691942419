import { rewritten } from "./mends.ts";
import type { Found, Mend } from "./rule.ts";

type Place = Pick<Found, "section" | "field">;

/** Writes something else into one field, `people.0.name`. */
export function setField(place: Place, value: unknown): Mend["apply"] {
  return (content) => rewritten(content, place, () => value);
}

/** Takes one row out of a list: `people.3`. */
export function removeRow({ section, field }: Place): Mend["apply"] {
  const [, list = "", row] = /^(.*)\.(\d+)$/.exec(field) ?? [];
  return (content) =>
    rewritten(content, { section, field: list }, (rows) =>
      Array.isArray(rows) ? rows.filter((_, at) => String(at) !== row) : rows,
    );
}

/** Keeps a section from guests. */
export function hideSection({ name }: { name: string }): Mend["apply"] {
  return (content) => ({ ...content, hidden: [...content.hidden.filter((one) => one !== name), name] });
}
