import { z } from "zod";
import type { EntryRules } from "#cards/engine/section.ts";
import { textOf } from "#cards/parts/guest-entry/text-of.ts";
import { guestName } from "#cards/parts/guest-words.ts";
import { GUESTBOOK_MESSAGE_MAX } from "./limits.ts";

/** A name and a few lines, as many as somebody likes: what every section has in common where guests write. */
export const writing = {
  entry: () =>
    z.object({
      name: guestName,
      message: z
        .string("글을 적어 주세요.")
        .trim()
        .min(1, "글을 적어 주세요.")
        .max(GUESTBOOK_MESSAGE_MAX, `글은 ${GUESTBOOK_MESSAGE_MAX}자까지 쓸 수 있습니다.`),
    }),
  perVisitor: "many",
  hasPassword: true,
  shown: (entry) => ({ name: textOf(entry, "name"), message: textOf(entry, "message") }),
  columns: () => [
    { label: "이름", value: (entry) => textOf(entry, "name") },
    { label: "글", value: (entry) => textOf(entry, "message") },
  ],
} satisfies Pick<EntryRules<unknown>, "entry" | "perVisitor" | "hasPassword" | "shown" | "columns">;
