import { textOf } from "#cards/parts/leaving/text-of.ts";
import { type Photo, photosIn } from "#cards/photo.ts";

/** A photo as it comes from the server, which knows nothing of words. */
export type LeftPhoto = Pick<Photo, "key" | "width" | "height" | "placeholder">;

/** The photos of an entry, with what the guest said about them. */
export function photosOf(entry: Record<string, unknown>): Photo[] {
  const caption = [textOf(entry, "caption"), textOf(entry, "name")].filter(Boolean).join(" · ");
  return photosIn(entry.photos).map((photo) => ({ ...photo, caption }));
}
