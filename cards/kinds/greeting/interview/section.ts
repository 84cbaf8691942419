import { z } from "zod";
import { defineSection } from "#cards/engine/section.ts";
import { howMany } from "#cards/engine/summary-words.ts";
import { isAnsweredInterview } from "./is-answered.ts";

/** More than this is read by nobody who came for the date and the place. */
export const INTERVIEW_MAX_ANSWERS = 8;

const answered = z.object({
  question: z.string().max(60, "질문은 60자까지 쓸 수 있습니다."),
  answer: z.string().max(500, "답은 500자까지 쓸 수 있습니다."),
});

export const interview = defineSection({
  name: "interview",
  label: "인터뷰",
  content: z.object({
    title: z.string().max(40, "제목은 40자까지 쓸 수 있습니다."),
    entries: z
      .array(answered)
      .max(INTERVIEW_MAX_ANSWERS, `질문은 ${INTERVIEW_MAX_ANSWERS}개까지 넣을 수 있습니다.`),
  }),
  empty: { title: "묻고 답하다", entries: [] },
  isVisible: ({ entries }) => entries.some(isAnsweredInterview),
  shown: (content) => ({ ...content, entries: content.entries.filter(isAnsweredInterview) }),
  fromSample: (content) => ({ ...content, entries: [] }),
  suggests: "처음 만난 날, 결혼을 결심한 순간을 두 사람의 말로 묻고 답해 보세요.",
  summary: ({ entries }) => howMany("질문", entries.filter(isAnsweredInterview)),
  upgrades: [],
});
