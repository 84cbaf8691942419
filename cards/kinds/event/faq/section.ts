import { z } from "zod";
import { defineSection } from "#cards/engine/section.ts";
import { howMany } from "#cards/engine/summary-words.ts";
import { isAnsweredQuestion } from "./is-answered.ts";

/** Who has more questions than this calls. */
export const FAQ_MAX = 15;

const row = z.object({
  question: z.string().max(80, "질문은 80자까지 쓸 수 있습니다."),
  answer: z.string().max(500, "답은 500자까지 쓸 수 있습니다."),
});
export type FaqRow = z.infer<typeof row>;

export const faq = defineSection({
  name: "faq",
  label: "자주 묻는 질문",
  content: z.object({
    title: z.string().max(40, "제목은 40자까지 쓸 수 있습니다."),
    rows: z.array(row).max(FAQ_MAX, `질문은 ${FAQ_MAX}개까지 넣을 수 있습니다.`),
  }),
  empty: { title: "", rows: [] },
  isVisible: ({ rows }) => rows.some(isAnsweredQuestion),
  shown: (content) => ({ ...content, rows: content.rows.filter(isAnsweredQuestion) }),
  fromSample: (content) => ({ ...content, rows: [] }),
  suggests: "주차, 아이 동반, 취소 방법처럼 자주 받는 질문에 미리 답해 두세요.",
  summary: ({ rows }) => howMany("질문", rows.filter(isAnsweredQuestion)),
  upgrades: [],
});
