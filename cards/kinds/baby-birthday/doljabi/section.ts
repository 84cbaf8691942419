import { z } from "zod";
import { oneOf } from "#cards/engine/one-of.ts";
import { photoSchema } from "#cards/engine/photo-schema.ts";
import { unsaid } from "#cards/engine/said-as.ts";
import { defineSection } from "#cards/engine/section.ts";
import { howMany } from "#cards/engine/summary-words.ts";
import { dayOrNone, timeOrNone } from "#cards/parts/day-and-time.ts";
import { entrySchema } from "#cards/parts/guest-entry/entry-schema.ts";
import { textOf } from "#cards/parts/guest-entry/text-of.ts";
import { sentence } from "#domain/day-words.ts";
import { maskedWinnerName } from "#domain/draw.ts";
import { closesAt } from "./closing.ts";
import { guessFields } from "./entry-fields.ts";
import { firstThings, laidOut, tokenLabels } from "./things.ts";

/** More than a child sees from where it sits. */
export const THINGS_MAX = 12;

const thing = z.object({
  /** Guesses are kept under it: a thing may be moved and called otherwise. */
  id: unsaid(z.string().regex(/^[a-z0-9]{1,12}$/)),
  token: oneOf(tokenLabels),
  name: z.string().max(12, "물건 이름은 12자까지 쓸 수 있습니다."),
  meaning: z.string().max(40, "뜻은 40자까지 쓸 수 있습니다."),
  /** Instead of the drawing. */
  photo: photoSchema.nullable(),
});
export type Thing = z.infer<typeof thing>;

const content = z.object({
  taking: z.boolean(),
  title: z.string().max(40, "제목은 40자까지 쓸 수 있습니다."),
  text: z.string().max(200, "안내 글은 200자까지 쓸 수 있습니다."),
  things: z.array(thing).max(THINGS_MAX, `물건은 ${THINGS_MAX}개까지 올릴 수 있습니다.`),
  closesDate: dayOrNone,
  closesTime: timeOrNone,
  /** What those who win get, in a line. */
  prize: z.string().max(60, "선물 안내는 60자까지 쓸 수 있습니다."),
});
export type DoljabiContent = z.infer<typeof content>;

const NO_DIGITS = "전화번호 뒤 네 자리를 숫자로 적어 주세요.";

export const doljabi = defineSection({
  name: "doljabi",
  label: "돌잡이 맞히기",
  content,
  empty: {
    taking: true,
    title: "무엇을 잡을까요?",
    text: "",
    things: firstThings,
    closesDate: "",
    closesTime: "",
    prize: "",
  },
  isVisible: ({ taking, things }) => taking && laidOut(things).length > 1,
  // A thing is called by its name, whatever was said of its photo.
  shown: (content) => ({
    ...content,
    things: laidOut(content.things).map((one) => ({
      ...one,
      photo: one.photo && { ...one.photo, caption: "" },
    })),
  }),
  hangsOnDay: [{ date: "closesDate", time: "closesTime", label: "맞히기 끝" }],
  // A prize is a promise: nobody makes one by choosing a design.
  fromSample: (content) => ({ ...content, prize: "" }),
  summary: ({ taking, things }) => (taking ? howMany("물건", laidOut(things)) : ""),
  upgrades: [],
  entries: {
    fields: guessFields,
    entry: (given) =>
      entrySchema(guessFields(given), {
        thing: "하나",
        digits: { called: "전화번호 뒤 네 자리", long: NO_DIGITS, wrong: NO_DIGITS },
      }),
    perVisitor: "one",
    closed(given, now) {
      if (!given.taking) return "돌잡이를 맞히지 않는 카드입니다.";
      const end = closesAt(given);
      if (!end || now < end) return null;
      const until = sentence({ date: given.closesDate, time: given.closesTime || null });
      return `돌잡이 맞히기는 ${until}까지였습니다. 이제 결과를 기다려 주세요.`;
    },
    hasPassword: false,
    approveFirst: () => false,
    shown: () => null,
    tally: (entry) => textOf(entry, "thing") || null,
    guessing: {
      answers: ({ things }) => laidOut(things).map(({ id }) => id),
      told: "이미 결과가 나와 더 맞힐 수 없습니다.",
      by: (entry) => textOf(entry, "name"),
      called: (entry) => maskedWinnerName(textOf(entry, "name")),
    },
    columns: ({ things }) => [
      { label: "이름", value: (entry) => textOf(entry, "name") },
      {
        label: "고른 것",
        value: (entry) => things.find(({ id }) => id === entry.thing)?.name || "치운 물건",
      },
      { label: "전화 뒤 네 자리", value: (entry) => textOf(entry, "digits") },
    ],
    figures: ({ things }, entries) =>
      laidOut(things).map(({ id, name }) => ({
        label: name,
        value: entries.filter((entry) => entry.thing === id).length,
        unit: "명",
      })),
  },
});
