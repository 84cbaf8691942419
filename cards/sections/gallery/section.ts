import { z } from "zod";
import { photo } from "#cards/photo.ts";
import { defineSection } from "#cards/section.ts";

/** The limit of a whole card (product, limits): no gallery can hold more. */
export const GALLERY_MAX_PHOTOS = 60;

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
    layout: z.enum(Object.keys(galleryLayouts) as [GalleryLayout, ...GalleryLayout[]]),
    photos: z.array(photo).max(GALLERY_MAX_PHOTOS, `사진은 ${GALLERY_MAX_PHOTOS}장까지 담을 수 있습니다.`),
  }),
  empty: { title: "우리의 순간", layout: "grid", photos: [] },
  says: ({ photos }) => photos.length > 0,
  upgrades: [],
});
