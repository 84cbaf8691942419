import { CARD_MAX_PHOTOS } from "#cards/engine/photo.ts";
import { photoPlaces } from "#cards/engine/photo-places.ts";
import type { Rule } from "#cards/inspector/rule.ts";

export const photoRules: readonly Rule[] = [
  {
    code: "too-many-photos",
    weight: "must",
    finds: "more photos than one card may have, over all its sections",
    // The limit of a card is one for all its sections, so that no section's own schema can see it.
    find({ content }) {
      const sections = photoPlaces(content.sections).map(({ path }) => path[0] ?? "");
      const over = sections.length - CARD_MAX_PHOTOS;
      if (over <= 0) return [];
      const count = (name: string) => sections.filter((one) => one === name).length;
      const [fullest = ""] = [...new Set(sections)].toSorted((a, b) => count(b) - count(a));
      const sentence = `사진은 카드 한 장에 ${CARD_MAX_PHOTOS}장까지입니다. ${over}장을 덜어 주세요.`;
      return [{ section: fullest, field: "photos", sentence }];
    },
  },
];
