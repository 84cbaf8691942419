/** Widths at which every photo is kept. */
export const photoWidths = [400, 800, 1600] as const;
export type PhotoWidth = (typeof photoWidths)[number];

/** As many on one card (product, limits), wherever they stand. */
export const CARD_MAX_PHOTOS = 60;

/** A photo on a card: where it lies, its shape, and what the maker said about it. Its schema is `photo-schema.ts`. */
export type Photo = {
  /** `u/…` was uploaded, `art/…` is drawn by us for samples. The server makes these; a maker cannot invent one. */
  key: string;
  width: number;
  height: number;
  /** A thumbhash, drawn while the photo is on its way. */
  placeholder: string;
  caption: string;
  /** What must stay visible when the photo is cut to a shape, from the left and from the top. */
  focus: { x: number; y: number };
};

export function photoAddress({ key }: Pick<Photo, "key">, width: PhotoWidth): string {
  // Somebody tries designs with a photo that never leaves their device. No schema takes such a key.
  if (key.startsWith("blob:")) return key;
  const [place, name] = [key.slice(0, key.indexOf("/")), key.slice(key.indexOf("/") + 1)];
  return place === "art" ? `/art/${name}-${width}.webp` : `/media/u/${name}-${width}.webp`;
}

/** All widths, for `srcset`. */
export function photoSources(shown: Pick<Photo, "key">): string {
  return photoWidths.map((width) => `${photoAddress(shown, width)} ${width}w`).join(", ");
}

/** Every photo in a section's content, or in all of a card's. */
export function photosIn(content: unknown): Photo[] {
  if (typeof content !== "object" || content === null) return [];
  return isPhoto(content) ? [content] : Object.values(content).flatMap(photosIn);
}

/** Drawn by us for samples: it stands in for a photo until there is one. */
export function isSamplePicture({ key }: Pick<Photo, "key">): boolean {
  return key.startsWith("art/");
}

/** With a photo of the maker's own at the end: the first of them takes the place of what a sample brought. */
export function withOwnPhoto(photos: readonly Photo[], photo: Photo): Photo[] {
  return [...photos.filter((one) => !isSamplePicture(one)), photo];
}

function isPhoto(value: object): value is Photo {
  return "key" in value && "focus" in value;
}
