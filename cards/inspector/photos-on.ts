import { type Photo, photosIn } from "#cards/engine/photo.ts";
import type { Found, Inspected } from "./rule.ts";

/** A photo that guests see, and where. */
export type ShownPhoto = Pick<Found, "section" | "field"> & { photo: Photo };

const known = new WeakMap<Inspected, readonly ShownPhoto[]>();

/** All photos of a card, in the order of its sections. */
export function photosOn(card: Inspected): readonly ShownPhoto[] {
  const found = known.get(card) ?? shownPhotos(card);
  known.set(card, found);
  return found;
}

function shownPhotos({ kind, content, shows }: Inspected): ShownPhoto[] {
  return content.order.flatMap((name) => {
    const section = kind.sections.find((candidate) => candidate.name === name);
    if (!section || !shows(section)) return [];
    return within(content.sections[name], []).map(({ photo, path }) => ({
      section: name,
      field: path.join("."),
      photo,
    }));
  });
}

function within(value: unknown, path: readonly string[]): { photo: Photo; path: readonly string[] }[] {
  if (typeof value !== "object" || value === null) return [];
  const [photo] = "key" in value ? photosIn(value) : [];
  if (photo === value) return [{ photo, path }];
  return Object.entries(value).flatMap(([key, inner]) => within(inner, [...path, key]));
}
