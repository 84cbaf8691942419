import { z } from "zod";
import { defineSection } from "#cards/engine/section.ts";
import { dayOrNone, timeOrNone } from "#cards/parts/day-and-time.ts";
import { dayInShort } from "#domain/day-words.ts";
import { revealAt } from "./reveal.ts";

/** What stands in the place of the card until its moment: how long it is to wait, and nothing that could be a spoiler. */
export const waiting = defineSection({
  name: "waiting",
  label: "열리는 때",
  content: z.object({
    /** In Korea; at midnight where no time is given. */
    date: dayOrNone,
    time: timeOrNone,
    title: z.string().max(40, "제목은 40자까지 쓸 수 있습니다."),
    text: z.string().max(200, "안내 글은 200자까지 쓸 수 있습니다."),
  }),
  empty: { date: "", time: "", title: "", text: "" },
  isVisible: (chosen) => revealAt(chosen) !== null,
  isActive({ now }, chosen) {
    const reveal = revealAt(chosen);
    return reveal !== null && new Date(now) < reveal;
  },
  hangsOnDay: [{ date: "date", time: "time" }],
  summary: ({ date, time }) => dayInShort({ date, time: time || null }),
  upgrades: [],
});
