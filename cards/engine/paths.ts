type Fields = Record<string, unknown>;

/** A value by its path: `name`, or one further in, `directions.bus`, `people.0.name`. */
export function at(fields: unknown, path: string): unknown {
  return path.split(".").reduce<unknown>((inner, key) => (inner as Fields | undefined)?.[key], fields);
}

/** A copy with another value there. Where nothing leads to it, nothing changes. */
export function put<Given>(fields: Given, path: string, value: unknown): Given {
  const [key = "", ...further] = path.split(".");
  const inner = (fields as Fields)[key];
  if (further.length > 0 && (typeof inner !== "object" || inner === null)) return fields;
  const next = further.length === 0 ? value : put(inner, further.join("."), value);
  if (Array.isArray(fields)) return fields.map((one, place) => (String(place) === key ? next : one)) as Given;
  return { ...fields, [key]: next };
}

/** The paths that a path with `*` for every row stands for: `sessions.*.date` → `sessions.0.date`, `sessions.1.date`. */
export function eachPath(fields: unknown, path: string): string[] {
  const star = path.indexOf(".*.");
  if (star < 0) return [path];
  const [list, rest] = [path.slice(0, star), path.slice(star + 3)];
  const rows = at(fields, list);
  return Array.isArray(rows) ? rows.map((_, row) => `${list}.${row}.${rest}`) : [];
}
