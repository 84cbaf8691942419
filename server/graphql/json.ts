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
