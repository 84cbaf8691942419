import { z } from "zod";
import { defineSection } from "#cards/engine/section.ts";
import { takenUntil } from "#cards/engine/summary-words.ts";
import { entrySchema } from "#cards/parts/guest-entry/entry-schema.ts";
import { textOf } from "#cards/parts/guest-entry/text-of.ts";
import { signatureFields } from "./entry-fields.ts";

export const signature = defineSection({
  name: "signature",
  label: "축하 서명",
  content: z.object({
    /** A card takes hearts only when its maker wants them. */
    taking: z.boolean(),
    title: z.string().max(40, "제목은 40자까지 쓸 수 있습니다."),
    text: z.string().max(100, "안내 글은 100자까지 쓸 수 있습니다."),
  }),
  empty: { taking: false, title: "축하 서명", text: "" },
  isVisible: ({ taking }) => taking,
  summary: ({ taking }) => (taking ? takenUntil("") : ""),
  upgrades: [],
  entries: {
    fields: () => signatureFields,
    entry: () => entrySchema(signatureFields, {}),
    perVisitor: "one",
    closed: ({ taking }) => (taking ? null : "축하 서명을 받지 않는 카드입니다."),
    hasPassword: false,
    approveFirst: () => false,
    shown: (entry) => ({ name: textOf(entry, "name") }),
    columns: () => [{ label: "이름", value: (entry) => textOf(entry, "name") || "이름 없이" }],
    figureFields: [],
    figures: (_, entries) => [{ label: "축하 서명", value: entries.length, unit: "명" }],
  },
});
