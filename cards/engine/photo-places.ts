/** A photo in what somebody made, and where: `gallery`, `photos`, `3`. */
export type PhotoPlace = { key: string; path: string[] };

const KEY = /^(u|art)\//;

/** Every photo in a card's sections or in what a guest leaves, with the path that leads there. */
export function photoPlaces(content: unknown, path: string[] = []): PhotoPlace[] {
  if (typeof content !== "object" || content === null) return [];
  if ("key" in content && typeof content.key === "string" && KEY.test(content.key)) {
    return [{ key: content.key, path }];
  }
  return Object.entries(content).flatMap(([name, inner]) => photoPlaces(inner, [...path, name]));
}
