import { textOf } from "#cards/parts/leaving/text-of.ts";
import type { Photo } from "#cards/photo.ts";

/** A photo as a guest left it. */
export type LeftPhoto = Pick<Photo, "key" | "width" | "height" | "placeholder">;

/** The photos of an entry, with what the guest said about them. */
export function photosOf(entry: Record<string, unknown>): Photo[] {
  const caption = [textOf(entry, "caption"), textOf(entry, "name")].filter(Boolean).join(" · ");
  const photos = Array.isArray(entry.photos) ? entry.photos.filter(isLeftPhoto) : [];
  return photos.map((photo) => ({ ...photo, caption, focus: { x: 0.5, y: 0.5 } }));
}

function isLeftPhoto(value: unknown): value is LeftPhoto {
  return (
    typeof value === "object" && value !== null && "key" in value && "width" in value && "height" in value
  );
}
