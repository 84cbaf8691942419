import { z } from "zod";
import { oneOf } from "#cards/engine/one-of.ts";
import { defineSection } from "#cards/engine/section.ts";
import { sideBySide, takenUntil } from "#cards/engine/summary-words.ts";
import { writing } from "./writing.ts";

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
    layout: oneOf(guestbookLayouts),
  }),
  empty: { taking: false, title: "방명록", prompt: "", approveFirst: false, layout: "list" },
  isVisible: ({ taking }) => taking,
  summary: ({ taking, approveFirst }) =>
    taking ? sideBySide(takenUntil(""), approveFirst ? "확인 후 공개" : "") : "",
  upgrades: [],
  entries: {
    ...writing,
    closed: ({ taking }) => (taking ? null : "방명록을 받지 않는 카드입니다."),
    approveFirst: ({ approveFirst }) => approveFirst,
    figureFields: [],
    figures: (_, entries) => [{ label: "방명록", value: entries.length, unit: "개" }],
  },
});
