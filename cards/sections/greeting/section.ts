import { z } from "zod";
import { photoSchema } from "#cards/engine/photo-schema.ts";
import { defineSection } from "#cards/engine/section.ts";
import { firstWords } from "#cards/engine/summary-words.ts";

/** About two screens of a phone; longer letters are not read. */
export const GREETING_MAX_LENGTH = 1_000;

export const greetingSection = defineSection({
  name: "greeting",
  label: "인사말",
  content: z.object({
    title: z.string().max(40, "제목은 40자까지 쓸 수 있습니다."),
    body: z
      .string()
      .max(GREETING_MAX_LENGTH, `인사말은 ${GREETING_MAX_LENGTH.toLocaleString("ko")}자까지 쓸 수 있습니다.`),
    photo: photoSchema.nullable(),
    /** Who says it, under the words. */
    signature: z.string().max(60, "이름 줄은 60자까지 쓸 수 있습니다."),
  }),
  empty: { title: "초대합니다", body: "", photo: null, signature: "" },
  isVisible: ({ body, photo: shown }) => body.trim() !== "" || shown !== null,
  fromSample: (content) => ({ ...content, signature: "" }),
  summary: ({ body, title }) => (body.trim() ? firstWords(body) : title),
  upgrades: [],
});
