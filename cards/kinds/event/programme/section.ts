import { z } from "zod";
import { defineSection } from "#cards/engine/section.ts";
import { howMany } from "#cards/engine/summary-words.ts";
import { timeOrNone } from "#cards/parts/day-and-time.ts";
import { isListed } from "./is-listed.ts";

/** A day from morning to night; a longer list belongs to the venue's own page. */
export const PROGRAMME_MAX_ROWS = 24;

const row = z.object({
  time: timeOrNone,
  title: z.string().max(60, "내용은 60자까지 쓸 수 있습니다."),
  who: z.string().max(40, "맡은 분은 40자까지 쓸 수 있습니다."),
});
export type ProgrammeRow = z.infer<typeof row>;

export const programme = defineSection({
  name: "programme",
  label: "순서",
  content: z.object({
    title: z.string().max(40, "제목은 40자까지 쓸 수 있습니다."),
    rows: z.array(row).max(PROGRAMME_MAX_ROWS, `순서는 ${PROGRAMME_MAX_ROWS}개까지 넣을 수 있습니다.`),
  }),
  empty: { title: "", rows: [] },
  isVisible: ({ rows }) => rows.some(isListed),
  shown: (content) => ({ ...content, rows: content.rows.filter(isListed) }),
  fromSample: (content) => ({ ...content, rows: [] }),
  suggests: "몇 시에 무엇을 하는지, 누가 맡는지 차례로 적어 주세요.",
  summary: ({ rows }) => howMany("순서", rows.filter(isListed)),
  upgrades: [],
});
