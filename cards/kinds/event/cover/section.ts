import { z } from "zod";
import { oneOf } from "#cards/engine/one-of.ts";
import { photoSchema } from "#cards/engine/photo-schema.ts";
import { defineSection } from "#cards/engine/section.ts";
import { firstWords } from "#cards/engine/summary-words.ts";
import { eventTypes } from "#cards/kinds/event/types.ts";

/** A poster instead of a cover: what it is, in type as large as fits, and under it a ticket's stub with the day. */
export const eventCover = defineSection({
  name: "cover",
  label: "포스터",
  content: z.object({
    type: oneOf(eventTypes),
    title: z.string().max(40, "제목은 40자까지 쓸 수 있습니다."),
    tagline: z.string().max(80, "한 줄 소개는 80자까지 쓸 수 있습니다."),
    /** The large English line; that of the type where it is empty. */
    english: z.string().max(24, "영문 한 줄은 24자까지 쓸 수 있습니다."),
    host: z.string().max(30, "주최는 30자까지 쓸 수 있습니다."),
    logo: photoSchema.nullable(),
    photo: photoSchema.nullable(),
  }),
  empty: { type: "other", title: "", tagline: "", english: "", host: "", logo: null, photo: null },
  // It is the face of the card: the theme's drawing and the card's own facts stand here even when nothing is typed.
  isVisible: () => true,
  // A mark beside its owner's name is no picture of anything.
  shown: (content) => ({ ...content, logo: content.logo && { ...content.logo, caption: "" } }),
  fromSample: (content) => ({ ...content, title: "", tagline: "", english: "", host: "", logo: null }),
  summary: ({ title, tagline }) => firstWords(title, tagline),
  upgrades: [],
});
