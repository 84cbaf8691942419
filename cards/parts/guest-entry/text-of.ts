/** A field of an entry as words; entries come from the server as plain JSON. */
export function textOf(entry: Record<string, unknown>, field: string): string {
  const value = entry[field];
  return typeof value === "string" ? value : "";
}

/** Fields of an entry as words: what a form sends of it, and what the form begins with that changes it. */
export function textsOf(entry: Record<string, unknown>, fields: readonly string[]): Record<string, string> {
  return Object.fromEntries(fields.map((field) => [field, textOf(entry, field)]));
}
