import { z } from "zod";
import { defineSection } from "#cards/engine/section.ts";
import { writing } from "#cards/sections/guestbook/writing.ts";

/** Words for the bereaved: a guestbook in its quiet form. */
export const condolences = defineSection({
  name: "condolences",
  label: "추모의 글",
  content: z.object({
    taking: z.boolean(),
    prompt: z.string().max(200, "안내 글은 200자까지 쓸 수 있습니다."),
    /** Words are seen by others once the family let them through. */
    approveFirst: z.boolean(),
  }),
  empty: { taking: true, prompt: "", approveFirst: false },
  isVisible: ({ taking }) => taking,
  summary: ({ taking }) => (taking ? "받고 있습니다" : ""),
  upgrades: [],
  entries: {
    ...writing,
    closed: ({ taking }) => (taking ? null : "지금은 추모의 글을 받지 않습니다."),
    approveFirst: ({ approveFirst }) => approveFirst,
    figureFields: [],
    figures: (_, entries) => [{ label: "추모의 글", value: entries.length, unit: "개" }],
  },
});
