import { type Photo, photosIn } from "#cards/engine/photo.ts";
import { share } from "./section.ts";

/** The photo of the picture that stands beside a link; `fills` all of it where its maker chose it for that. */
export type LinkPhoto = { photo: Photo; fills: boolean };

/** Of the sections that guests see, in their order: the photo that was chosen for it, else the first. */
export function linkPhotoOf(sections: Readonly<Record<string, unknown>>): LinkPhoto | null {
  const { [share.name]: own, ...others } = sections;
  const [chosen] = photosIn(own);
  if (chosen) return { photo: chosen, fills: true };
  const [first] = photosIn(others);
  return first ? { photo: first, fills: false } : null;
}
