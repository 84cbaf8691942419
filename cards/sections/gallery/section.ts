import { z } from "zod";
import { oneOf } from "#cards/engine/one-of.ts";
import { CARD_MAX_PHOTOS } from "#cards/engine/photo.ts";
import { photoSchema } from "#cards/engine/photo-schema.ts";
import { defineSection } from "#cards/engine/section.ts";
import { howMany } from "#cards/engine/summary-words.ts";

/** All that a card may have. */
export const GALLERY_MAX_PHOTOS = CARD_MAX_PHOTOS;

export const galleryLayouts = {
  grid: "바둑판",
  masonry: "벽돌",
  swipe: "넘겨 보기",
  filmstrip: "필름",
} as const;
export type GalleryLayout = keyof typeof galleryLayouts;

export const gallery = defineSection({
  name: "gallery",
  label: "사진첩",
  content: z.object({
    title: z.string().max(40, "제목은 40자까지 쓸 수 있습니다."),
    layout: oneOf(galleryLayouts),
    photos: z
      .array(photoSchema)
      .max(GALLERY_MAX_PHOTOS, `사진은 ${GALLERY_MAX_PHOTOS}장까지 담을 수 있습니다.`),
  }),
  empty: { title: "우리의 순간", layout: "grid", photos: [] },
  isVisible: ({ photos }) => photos.length > 0,
  // Its drawings stand in for photos until there are some; what is said of them is nobody's.
  fromSample: (content) => ({
    ...content,
    photos: content.photos.map((photo) => ({ ...photo, caption: "" })),
  }),
  summary: ({ photos }) => howMany("사진", photos, "장"),
  upgrades: [],
});
