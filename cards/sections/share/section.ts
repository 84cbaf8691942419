import { z } from "zod";
import { photoSchema } from "#cards/engine/photo-schema.ts";
import { defineSection } from "#cards/engine/section.ts";
import { firstWords } from "#cards/engine/summary-words.ts";

/** KakaoTalk shows two lines of a preview's description, about this long. */
export const SHARE_DESCRIPTION_MAX_LENGTH = 80;

export const share = defineSection({
  name: "share",
  label: "공유",
  content: z.object({
    /** Empty: the names and the line that the card itself gives. */
    title: z.string().max(40, "제목은 40자까지 쓸 수 있습니다."),
    description: z
      .string()
      .max(SHARE_DESCRIPTION_MAX_LENGTH, `설명은 ${SHARE_DESCRIPTION_MAX_LENGTH}자까지 쓸 수 있습니다.`),
    /** The picture of the preview, cut around its focus; without one the server draws it. */
    thumbnail: photoSchema.nullable(),
  }),
  empty: { title: "", description: "", thumbnail: null },
  isVisible: () => true,
  summary: ({ title, description }) => firstWords(title, description),
  upgrades: [],
});
