type Composed = Record<string, unknown>;

/** Whether two contents say the same. A database gives the fields of an object back in an order of its own. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isComposed(one) || !isComposed(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  // A field that is missing and one that is undefined are the same: JSON knows no difference.
  const fields = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return fields.every((field) => isSame(one[field], other[field]));
}

function isComposed(value: unknown): value is Composed {
  return typeof value === "object" && value !== null;
}
