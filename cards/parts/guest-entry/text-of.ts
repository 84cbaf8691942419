/** A field of an entry as words; entries come from the server as plain JSON. */
export function textOf(entry: Record<string, unknown>, field: string): string {
  const value = entry[field];
  return typeof value === "string" ? value : "";
}
