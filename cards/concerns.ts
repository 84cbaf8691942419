import type { CardContent } from "./card.ts";
import type { Concern } from "./kind.ts";
import { CARD_MAX_PHOTOS, photosIn } from "./photo.ts";

/** The limit of a card is one for all its sections, so that no section's own schema can see it. */
export function tooManyPhotos({ sections }: CardContent): Concern[] {
  const counted = Object.entries(sections).map(([name, content]) => ({
    name,
    photos: photosIn(content).length,
  }));
  const all = counted.reduce((sum, { photos }) => sum + photos, 0);
  const [most] = counted.toSorted((a, b) => b.photos - a.photos);
  if (!most || all <= CARD_MAX_PHOTOS) return [];
  return [
    {
      section: most.name,
      field: "photos",
      sentence: `사진은 카드 한 장에 ${CARD_MAX_PHOTOS}장까지입니다. ${all - CARD_MAX_PHOTOS}장을 덜어 주세요.`,
      mustMend: true,
    },
  ];
}
