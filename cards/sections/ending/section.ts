import { z } from "zod";
import { photoSchema } from "#cards/engine/photo-schema.ts";
import { defineSection } from "#cards/engine/section.ts";
import { firstWords } from "#cards/engine/summary-words.ts";

/** A farewell, not a second greeting. */
export const ENDING_MAX_LENGTH = 300;

export const ending = defineSection({
  name: "ending",
  label: "맺음말",
  content: z.object({
    photo: photoSchema.nullable(),
    text: z.string().max(ENDING_MAX_LENGTH, `맺음말은 ${ENDING_MAX_LENGTH}자까지 쓸 수 있습니다.`),
  }),
  empty: { photo: null, text: "" },
  isVisible: ({ photo: shown, text }) => shown !== null || text.trim() !== "",
  summary: ({ text }) => firstWords(text),
  upgrades: [],
});
