import { z } from "zod";
import { photoSchema } from "#cards/engine/photo-schema.ts";
import { saidAs } from "#cards/engine/said-as.ts";
import { defineSection } from "#cards/engine/section.ts";
import { howMany } from "#cards/engine/summary-words.ts";
import { isStoryTold } from "./is-told.ts";

/** A year by the month, or twelve years: longer ways are not walked with the thumb. */
export const STORY_MAX_ENTRIES = 12;

const entry = z.object({
  /** `YYYY-MM`, or nothing. */
  month: saidAs(z.string().regex(/^(\d{4}-(0[1-9]|1[0-2]))?$/, "몇 년 몇 월인지 적어 주세요."), (month) =>
    month.replace(/^(\d+)-0?(\d+)$/, "$1년 $2월"),
  ),
  title: z.string().max(40, "제목은 40자까지 쓸 수 있습니다."),
  text: z.string().max(300, "이야기는 300자까지 쓸 수 있습니다."),
  photo: photoSchema.nullable(),
});
export type StoryEntry = z.infer<typeof entry>;

export const story = defineSection({
  name: "story",
  label: "우리의 이야기",
  content: z.object({
    title: z.string().max(40, "제목은 40자까지 쓸 수 있습니다."),
    entries: z.array(entry).max(STORY_MAX_ENTRIES, `이야기는 ${STORY_MAX_ENTRIES}개까지 넣을 수 있습니다.`),
  }),
  empty: { title: "걸어온 시간", entries: [] },
  isVisible: ({ entries }) => entries.some(isStoryTold),
  shown: (content) => ({ ...content, entries: content.entries.filter(isStoryTold) }),
  fromSample: (content) => ({ ...content, entries: [] }),
  suggests: "처음 만난 달부터 오늘까지, 몇 장면을 짧은 글과 사진으로 남길 수 있습니다.",
  summary: ({ entries }) => howMany("이야기", entries.filter(isStoryTold)),
  upgrades: [],
});
