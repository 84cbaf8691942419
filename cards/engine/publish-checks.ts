import type { CardContent } from "./card.ts";
import type { PublishCheck } from "./kind.ts";
import { CARD_MAX_PHOTOS } from "./photo.ts";
import { photoPlaces } from "./photo-places.ts";

/** The limit of a card is one for all its sections, so that no section's own schema can see it. */
export function tooManyPhotos(content: CardContent): PublishCheck[] {
  const sections = photoPlaces(content.sections).map(({ path }) => path[0] ?? "");
  const over = sections.length - CARD_MAX_PHOTOS;
  if (over <= 0) return [];
  const count = (name: string) => sections.filter((one) => one === name).length;
  const [fullest = ""] = [...new Set(sections)].toSorted((a, b) => count(b) - count(a));
  return [
    {
      section: fullest,
      field: "photos",
      sentence: `사진은 카드 한 장에 ${CARD_MAX_PHOTOS}장까지입니다. ${over}장을 덜어 주세요.`,
      mustMend: true,
    },
  ];
}
