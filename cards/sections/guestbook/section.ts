import { z } from "zod";
import { guestName } from "#cards/parts/guest-words.ts";
import { textOf } from "#cards/parts/leaving/text-of.ts";
import { defineSection } from "#cards/section.ts";
import { GUESTBOOK_MESSAGE_MAX } from "./limits.ts";

export const guestbookLayouts = { list: "목록", "post-it": "메모지" } as const;
export type GuestbookLayout = keyof typeof guestbookLayouts;

export const guestbook = defineSection({
  name: "guestbook",
  label: "방명록",
  content: z.object({
    /** A card takes entries only when its maker wants them. */
    taking: z.boolean(),
    title: z.string().max(40, "제목은 40자까지 쓸 수 있습니다."),
    prompt: z.string().max(200, "안내 글은 200자까지 쓸 수 있습니다."),
    /** Entries are seen by others once the owner let them through. */
    approveFirst: z.boolean(),
    layout: z.enum(Object.keys(guestbookLayouts) as [GuestbookLayout, ...GuestbookLayout[]]),
  }),
  empty: { taking: false, title: "방명록", prompt: "", approveFirst: false, layout: "list" },
  says: ({ taking }) => taking,
  upgrades: [],
  leaving: {
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
    closed: ({ taking }) => (taking ? null : "방명록을 받지 않는 카드입니다."),
    hasPassword: true,
    approveFirst: ({ approveFirst }) => approveFirst,
    shown: (entry) => ({ name: textOf(entry, "name"), message: textOf(entry, "message") }),
    columns: () => [
      { label: "이름", value: (entry) => textOf(entry, "name") },
      { label: "글", value: (entry) => textOf(entry, "message") },
    ],
    figures: (_, entries) => [{ label: "방명록", value: entries.length, unit: "개" }],
  },
});
