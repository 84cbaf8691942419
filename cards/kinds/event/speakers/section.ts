import { z } from "zod";
import { photoSchema } from "#cards/engine/photo-schema.ts";
import { defineSection } from "#cards/engine/section.ts";
import { firstWords, sideBySide } from "#cards/engine/summary-words.ts";
import { isNamedSpeaker } from "./is-named.ts";

/** Three screens of faces; more are a programme book. */
export const SPEAKERS_MAX = 16;

const speaker = z.object({
  name: z.string().max(20, "이름은 20자까지 쓸 수 있습니다."),
  role: z.string().max(40, "하는 일은 40자까지 쓸 수 있습니다."),
  line: z.string().max(120, "소개는 120자까지 쓸 수 있습니다."),
  photo: photoSchema.nullable(),
});
export type Speaker = z.infer<typeof speaker>;

export const speakers = defineSection({
  name: "speakers",
  label: "함께하는 사람",
  content: z.object({
    title: z.string().max(40, "제목은 40자까지 쓸 수 있습니다."),
    speakers: z.array(speaker).max(SPEAKERS_MAX, `사람은 ${SPEAKERS_MAX}명까지 넣을 수 있습니다.`),
  }),
  empty: { title: "", speakers: [] },
  isVisible: ({ speakers: all }) => all.some(isNamedSpeaker),
  shown: (content) => ({ ...content, speakers: content.speakers.filter(isNamedSpeaker) }),
  fromSample: (content) => ({ ...content, speakers: [] }),
  suggests: "발표하거나 연주하는 분들을 사진과 함께 소개할 수 있습니다.",
  summary: ({ speakers: all }) => firstWords(sideBySide(...all.map(({ name }) => name))),
  upgrades: [],
});
