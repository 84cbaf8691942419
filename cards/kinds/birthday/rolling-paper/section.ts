import { z } from "zod";
import { type CardContent, part } from "#cards/engine/card.ts";
import { defineSection } from "#cards/engine/section.ts";
import { sideBySide, takenUntil } from "#cards/engine/summary-words.ts";
import { revealAt } from "#cards/kinds/birthday/waiting/reveal.ts";
import { waiting } from "#cards/kinds/birthday/waiting/section.ts";
import { dayOrNone, timeOrNone } from "#cards/parts/day-and-time.ts";
import { entrySchema } from "#cards/parts/guest-entry/entry-schema.ts";
import { textOf } from "#cards/parts/guest-entry/text-of.ts";
import { monthAndDay } from "#domain/day-words.ts";
import { noteFields } from "./entry-fields.ts";

const content = z.object({
  /** A card takes notes only when its maker wants them. */
  taking: z.boolean(),
  title: z.string().max(40, "제목은 40자까지 쓸 수 있습니다."),
  prompt: z.string().max(200, "안내 글은 200자까지 쓸 수 있습니다."),
  /** Friends may write while the rest of the card still waits. */
  early: z.boolean(),
  /** Nobody reads a note before `opensDate`. */
  sealed: z.boolean(),
  /** The moment of the card itself where it is empty. */
  opensDate: dayOrNone,
  opensTime: timeOrNone,
});
type Content = z.infer<typeof content>;

/** Notes of many hands on one board. */
export const rollingPaper = defineSection({
  name: "rolling-paper",
  label: "롤링페이퍼",
  content,
  empty: {
    taking: false,
    title: "롤링페이퍼",
    prompt: "",
    early: false,
    sealed: false,
    opensDate: "",
    opensTime: "",
  },
  isVisible: ({ taking }) => taking,
  shown: (given) => (given.sealed ? given : { ...given, opensDate: "", opensTime: "" }),
  hangsOnDay: [{ date: "opensDate", time: "opensTime", label: "여는 날" }],
  summary: ({ taking, sealed, opensDate }) =>
    taking ? sideBySide(takenUntil(""), sealed && opensDate ? `${monthAndDay(opensDate)}에 열려요` : "") : "",
  upgrades: [],
  entries: {
    fields: () => noteFields,
    entry: () => entrySchema(noteFields, { message: "쪽지", paper: "종이 색", sticker: "스티커" }),
    perVisitor: "many",
    closed: ({ taking }) => (taking ? null : "롤링페이퍼를 받지 않는 카드입니다."),
    hasPassword: true,
    approveFirst: () => false,
    shown: (entry) => ({
      name: textOf(entry, "name"),
      message: textOf(entry, "message"),
      paper: textOf(entry, "paper"),
      sticker: textOf(entry, "sticker"),
    }),
    sealedUntil,
    columns: () => [
      { label: "이름", value: (entry) => textOf(entry, "name") },
      { label: "쪽지", value: (entry) => textOf(entry, "message") },
    ],
    figureFields: [],
    figures: (_, entries) => [{ label: "쪽지", value: entries.length, unit: "장" }],
  },
});

/** A day that never comes: what is to be sealed without a day stays so rather than being read by mistake. */
const NEVER = new Date(8.64e15);

/** Not before the card itself opens, and where the maker sealed them not before the day chosen for that. */
function sealedUntil({ sealed, opensDate, opensTime }: Content, card: CardContent): Date | null {
  const opens = card.hidden.includes(waiting.name) ? null : revealAt(part(card, waiting));
  if (!sealed) return opens;
  const chosen = revealAt({ date: opensDate, time: opensTime }) ?? opens ?? NEVER;
  return opens && opens > chosen ? opens : chosen;
}
