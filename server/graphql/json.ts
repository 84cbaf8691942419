/** A card has a quarter of this; what walks through a value must not run out of stack. */
const MAX_DEPTH = 32;

/** A value that JSON can say, or an error that ends in a bad request. */
export function plainJson(value: unknown): unknown {
  refuseUnlikeJson(value, MAX_DEPTH);
  return value;
}

function refuseUnlikeJson(value: unknown, depth: number): void {
  if (depth === 0) throw new TypeError(`JSON must not be deeper than ${MAX_DEPTH}`);
  if (typeof value === "number" && !Number.isFinite(value))
    throw new TypeError("JSON has finite numbers only");
  if (typeof value !== "object" || value === null) return;
  for (const inner of Object.values(value)) refuseUnlikeJson(inner, depth - 1);
}

/** Where in a value stands a letter that PostgreSQL cannot keep: NUL, or half of a pair. */
export function unkeepableText(value: unknown, path: string[] = []): string[] | undefined {
  if (typeof value === "string") return isKeepable(value) ? undefined : path;
  if (typeof value !== "object" || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const found = isKeepable(key) ? unkeepableText(inner, [...path, key]) : path;
    if (found) return found;
  }
  return undefined;
}

function isKeepable(text: string): boolean {
  return !text.includes("\0") && text.isWellFormed();
}
