import { z } from "zod";
import { defineSection } from "#cards/engine/section.ts";
import { takenUntil } from "#cards/engine/summary-words.ts";
import { entrySchema } from "#cards/parts/guest-entry/entry-schema.ts";
import { textOf } from "#cards/parts/guest-entry/text-of.ts";
import { replyFields } from "./entry-fields.ts";

/** What a recipient writes back; for the sender's eyes only. */
export const reply = defineSection({
  name: "reply",
  label: "답장",
  content: z.object({
    taking: z.boolean(),
    title: z.string().max(40, "제목은 40자까지 쓸 수 있습니다."),
    prompt: z.string().max(200, "안내 글은 200자까지 쓸 수 있습니다."),
  }),
  // A letter asks for an answer: its maker turns this off, not on.
  empty: { taking: true, title: "답장", prompt: "" },
  isVisible: ({ taking }) => taking,
  summary: ({ taking }) => (taking ? takenUntil("") : ""),
  upgrades: [],
  entries: {
    fields: () => replyFields,
    entry: () => entrySchema(replyFields, { message: "답장" }),
    // A letter has one answer, which may be written anew.
    perVisitor: "one",
    closed: ({ taking }) => (taking ? null : "답장을 받지 않는 편지입니다."),
    hasPassword: false,
    approveFirst: () => false,
    shown: () => null,
    columns: () => [
      { label: "이름", value: (entry) => textOf(entry, "name") },
      { label: "답장", value: (entry) => textOf(entry, "message") },
    ],
    figureFields: [],
    figures: (_, entries) => [{ label: "답장", value: entries.length, unit: "통" }],
  },
});
