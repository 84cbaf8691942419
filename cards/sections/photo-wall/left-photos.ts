import type { Photo } from "#cards/engine/photo.ts";
import { textOf } from "#cards/parts/guest-entry/text-of.ts";

/** A photo as it comes from the server, which knows nothing of words. */
export type LeftPhoto = Pick<Photo, "key" | "width" | "height" | "placeholder">;

/** The photos of an entry, as its schema let them in. */
export function photosLeft({ photos }: Record<string, unknown>): Photo[] {
  return Array.isArray(photos) ? photos.filter(isPhoto) : [];
}

function isPhoto(value: unknown): value is Photo {
  return typeof value === "object" && value !== null && "key" in value && "focus" in value;
}

/** The same with what the guest said about them. */
export function toldPhotos(entry: Record<string, unknown>): Photo[] {
  const caption = [textOf(entry, "caption"), textOf(entry, "name")].filter(Boolean).join(" · ");
  return photosLeft(entry).map((photo) => ({ ...photo, caption }));
}
