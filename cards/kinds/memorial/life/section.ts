import { z } from "zod";
import { photoSchema } from "#cards/engine/photo-schema.ts";
import { defineSection } from "#cards/engine/section.ts";
import { firstWords, howMany } from "#cards/engine/summary-words.ts";
import { isWrittenLife } from "./is-written.ts";

/** The stations of a long life; more is a book. */
const STATIONS = 30;

const station = z.object({
  /** 1948, 1972년 봄: as the family remembers it. */
  when: z.string().max(20, "때는 20자까지 쓸 수 있습니다."),
  text: z.string().max(100, "한 줄은 100자까지 쓸 수 있습니다."),
});
export type Station = z.infer<typeof station>;

export const life = defineSection({
  name: "life",
  label: "고인의 삶",
  content: z.object({
    title: z.string().max(40, "제목은 40자까지 쓸 수 있습니다."),
    text: z.string().max(1_000, "글은 1,000자까지 쓸 수 있습니다."),
    photo: photoSchema.nullable(),
    stations: z.array(station).max(STATIONS, `약력은 ${STATIONS}줄까지 적을 수 있습니다.`),
  }),
  empty: { title: "", text: "", photo: null, stations: [] },
  isVisible: ({ text, photo: shown, stations }) =>
    text.trim() !== "" || shown !== null || stations.some(isWrittenLife),
  shown: (content) => ({ ...content, stations: content.stations.filter(isWrittenLife) }),
  fromSample: () => ({ title: "", text: "", photo: null, stations: [] }),
  suggests: "고인이 걸어오신 길을 짧은 글과 약력으로 남길 수 있습니다.",
  summary: ({ text, stations }) => firstWords(text, howMany("약력", stations.filter(isWrittenLife), "줄")),
  upgrades: [],
});
