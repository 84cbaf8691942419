import type { CardContent } from "#cards/engine/card.ts";
import type { Photo } from "#cards/engine/photo.ts";
import { COVER_PHOTOS, cover } from "#cards/sections/cover/section.ts";

export const COVER = cover.name;

/** The photos of a card's cover; null where it has none to choose. */
export function coverOf({ sections }: CardContent): readonly Photo[] | null {
  const photos = sections[COVER]?.photos;
  return Array.isArray(photos) ? photos : null;
}

/** The card with these on its cover, as many as it takes. */
export function withCover(content: CardContent, photos: readonly Photo[]): CardContent {
  const own = { ...content.sections[COVER], photos: photos.slice(0, COVER_PHOTOS) };
  return { ...content, sections: { ...content.sections, [COVER]: own } };
}
