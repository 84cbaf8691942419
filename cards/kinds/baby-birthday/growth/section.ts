import { z } from "zod";
import { oneOf } from "#cards/engine/one-of.ts";
import { photoSchema } from "#cards/engine/photo-schema.ts";
import { defineSection } from "#cards/engine/section.ts";
import { howMany } from "#cards/engine/summary-words.ts";
import { heightOrNone, weightOrNone } from "#cards/kinds/baby-birthday/measures.ts";
import { moments } from "./moments.ts";
import { isGrowthTold } from "./told.ts";

/** One for each of the days that families keep. */
export const GROWTH_MAX_ENTRIES = Object.keys(moments).length;

const entry = z.object({
  at: oneOf(moments),
  photo: photoSchema.nullable(),
  text: z.string().max(120, "이야기는 120자까지 쓸 수 있습니다."),
  height: heightOrNone,
  weight: weightOrNone,
});
export type GrowthEntry = z.infer<typeof entry>;

const content = z.object({
  title: z.string().max(40, "제목은 40자까지 쓸 수 있습니다."),
  entries: z
    .array(entry)
    .max(GROWTH_MAX_ENTRIES, `자라온 날은 ${GROWTH_MAX_ENTRIES}개까지 넣을 수 있습니다.`),
  /** Heights and weights as a line. */
  chart: z.boolean(),
});
export type GrowthContent = z.infer<typeof content>;

export const growth = defineSection({
  name: "growth",
  label: "자라온 날들",
  content,
  empty: { title: "자라온 날들", entries: [], chart: true },
  isVisible: ({ entries }) => entries.some(isGrowthTold),
  shown: (content) => ({ ...content, entries: content.entries.filter(isGrowthTold) }),
  fromSample: (content) => ({ ...content, title: "자라온 날들", entries: [] }),
  suggests: "태어난 날과 백일, 달마다의 키와 몸무게를 사진과 함께 남길 수 있습니다.",
  summary: ({ entries }) => howMany("자라온 날", entries.filter(isGrowthTold)),
  upgrades: [],
});
