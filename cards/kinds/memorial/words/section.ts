import { z } from "zod";
import { defineSection } from "#cards/engine/section.ts";
import { firstWords } from "#cards/engine/summary-words.ts";

/** What the family adds to the notice in its own words. */
export const memorialWords = defineSection({
  name: "words",
  label: "전하는 글",
  content: z.object({
    /** As long as any other card's greeting. */
    body: z.string().max(1_000, "전하는 글은 1,000자까지 쓸 수 있습니다."),
    signature: z.string().max(60, "이름 줄은 60자까지 쓸 수 있습니다."),
  }),
  empty: { body: "", signature: "" },
  isVisible: ({ body }) => body.trim() !== "",
  fromSample: (content) => ({ ...content, body: "", signature: "" }),
  summary: ({ body }) => firstWords(body),
  upgrades: [],
});
