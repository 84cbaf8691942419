import { z } from "zod";
import { guestName } from "#cards/parts/guest-words.ts";
import { textOf } from "#cards/parts/leaving/text-of.ts";
import type { Leaving } from "#cards/section.ts";
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
  each: "many",
  hasPassword: true,
  shown: (entry) => ({ name: textOf(entry, "name"), message: textOf(entry, "message") }),
  columns: () => [
    { label: "이름", value: (entry) => textOf(entry, "name") },
    { label: "글", value: (entry) => textOf(entry, "message") },
  ],
} satisfies Pick<Leaving<unknown>, "entry" | "each" | "hasPassword" | "shown" | "columns">;
