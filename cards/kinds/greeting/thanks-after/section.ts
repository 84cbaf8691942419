import { z } from "zod";
import { photoSchema } from "#cards/engine/photo-schema.ts";
import { defineSection } from "#cards/engine/section.ts";
import { firstWords } from "#cards/engine/summary-words.ts";
import { daysBetween } from "#domain/korean-day.ts";

/** Words that wait: a guest reads them from the day after. */
export const thanksAfter = defineSection({
  name: "thanks-after",
  label: "예식 후 감사 인사",
  content: z.object({
    title: z.string().max(40, "제목은 40자까지 쓸 수 있습니다."),
    /** A letter is not longer than the invitation it follows. */
    body: z.string().max(1_000, "감사 인사는 1,000자까지 쓸 수 있습니다."),
    photo: photoSchema.nullable(),
    signature: z.string().max(60, "이름 줄은 60자까지 쓸 수 있습니다."),
  }),
  empty: { title: "고맙습니다", body: "", photo: null, signature: "" },
  isVisible: ({ body, photo: shown }) => body.trim() !== "" || shown !== null,
  isActive: ({ today, when }) => when !== null && daysBetween(when.date, today) > 0,
  waits: "다음 날부터",
  fromSample: (content) => ({ ...content, body: "", photo: null, signature: "" }),
  suggests: "예식 다음 날부터 카드 맨 위에 보일 감사 인사를 미리 적어 둘 수 있습니다.",
  summary: ({ body }) => firstWords(body),
  upgrades: [],
});
