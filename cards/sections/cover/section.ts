import { z } from "zod";
import { oneOf } from "#cards/engine/one-of.ts";
import { photoSchema } from "#cards/engine/photo-schema.ts";
import { defineSection } from "#cards/engine/section.ts";
import { firstWords } from "#cards/engine/summary-words.ts";
import type { Effect } from "#cards/themes/theme.ts";

/** More would be a gallery, and every one is fetched before the guest has read a word. */
export const COVER_PHOTOS = 5;

/** `theme`: the shape that the theme suggests. */
export const coverFrames = {
  theme: "테마대로",
  "full-bleed": "가득 채움",
  arch: "아치",
  oval: "타원",
  rectangle: "사각",
  polaroid: "폴라로이드",
} as const;
export type CoverFrameName = keyof typeof coverFrames;

export const coverOpenings = {
  none: "바로 열림",
  envelope: "봉투",
  curtain: "커튼",
  ink: "먹 번짐",
  letters: "한 글자씩",
} as const;
export type CoverOpening = keyof typeof coverOpenings;

export const coverEffects = {
  none: "없음",
  petals: "꽃잎",
  snow: "눈",
  fireflies: "반딧불",
  confetti: "색종이",
} as const satisfies Record<Effect, string>;
export type CoverEffect = keyof typeof coverEffects;

const title = z.string().max(40, "제목은 40자까지 쓸 수 있습니다.");
const line = z.string().max(60, "한 줄은 60자까지 쓸 수 있습니다.");

export const cover = defineSection({
  name: "cover",
  label: "표지",
  content: z.object({
    photos: z.array(photoSchema).max(COVER_PHOTOS, `표지 사진은 ${COVER_PHOTOS}장까지 올릴 수 있습니다.`),
    frame: oneOf(coverFrames),
    /** One title, or the first of two names; the card's own title where it is empty. */
    title,
    /** Between two names: 그리고, &. */
    joining: z.string().max(10, "잇는 말은 10자까지 쓸 수 있습니다."),
    secondTitle: title,
    /** The small English line over the title. */
    subtitle: line,
    /** The card's own day and place where these are empty. */
    dateLine: line,
    placeLine: line,
    opening: oneOf(coverOpenings),
    effect: oneOf(coverEffects),
  }),
  empty: {
    photos: [],
    frame: "theme",
    title: "",
    joining: "그리고",
    secondTitle: "",
    subtitle: "",
    dateLine: "",
    placeLine: "",
    opening: "none",
    effect: "none",
  },
  // It is the face of the card: the theme's drawing and the card's own facts stand here even when nothing is typed.
  isVisible: () => true,
  shown: (content) => ({
    ...content,
    joining: content.title && content.secondTitle ? content.joining : "",
  }),
  fromSample: (content) => ({
    ...content,
    photos: content.photos.map((photo) => ({ ...photo, caption: "" })),
    dateLine: "",
    placeLine: "",
  }),
  summary: ({ title: first, joining, secondTitle, subtitle }) =>
    first && secondTitle ? `${first} ${joining || "·"} ${secondTitle}` : firstWords(first, subtitle),
  upgrades: [],
});
