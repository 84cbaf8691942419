/** A photo in what somebody made, and where: `gallery`, `photos`, `3`. */
export type PhotoPlace = { key: string; path: string[] };
/** The same for music of the maker's own, which says what sort of file it is. */
export type SoundPlace = PhotoPlace & { type: unknown };

const KEY = /^(u|art)\//;

/** Every photo in a card's sections or in what a guest leaves, with the path that leads there. */
export function photoPlaces(content: unknown): PhotoPlace[] {
  return placesIn(content, []).flatMap(({ type, ...place }) => (type === undefined ? [place] : []));
}

/** Every file of music. */
export function soundPlaces(content: unknown): SoundPlace[] {
  return placesIn(content, []).filter(({ type }) => type !== undefined);
}

function placesIn(content: unknown, path: string[]): SoundPlace[] {
  if (typeof content !== "object" || content === null) return [];
  if ("key" in content && typeof content.key === "string" && KEY.test(content.key)) {
    return [
      { key: content.key, path, type: "seconds" in content && "type" in content ? content.type : undefined },
    ];
  }
  return Object.entries(content).flatMap(([name, inner]) => placesIn(inner, [...path, name]));
}
