import { z } from "zod";
import { photoSchema } from "#cards/engine/photo-schema.ts";
import { defineSection } from "#cards/engine/section.ts";
import { firstWords } from "#cards/engine/summary-words.ts";

/** About two screens of a phone; longer letters are not read. */
const LETTER_MAX_LENGTH = 1_000;

export const birthdayLetter = defineSection({
  name: "letter",
  label: "편지",
  content: z.object({
    /** 사랑하는 할머니께. */
    to: z.string().max(40, "받는 분은 40자까지 쓸 수 있습니다."),
    body: z
      .string()
      .max(LETTER_MAX_LENGTH, `편지는 ${LETTER_MAX_LENGTH.toLocaleString("ko")}자까지 쓸 수 있습니다.`),
    photo: photoSchema.nullable(),
    from: z.string().max(60, "보내는 분은 60자까지 쓸 수 있습니다."),
  }),
  empty: { to: "", body: "", photo: null, from: "" },
  isVisible: ({ body, photo: shown }) => body.trim() !== "" || shown !== null,
  fromSample: (content) => ({ ...content, photo: null, from: "" }),
  summary: ({ body, from }) => firstWords(body, from),
  upgrades: [],
});
