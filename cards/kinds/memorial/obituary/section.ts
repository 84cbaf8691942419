import { z } from "zod";
import { oneOf } from "#cards/engine/one-of.ts";
import { photoSchema } from "#cards/engine/photo-schema.ts";
import { defineSection } from "#cards/engine/section.ts";
import { sideBySide } from "#cards/engine/summary-words.ts";
import { funeralReligions, mournerRelations, sexes } from "#cards/kinds/memorial/passing.ts";
import { dayOrNone, timeOrNone } from "#cards/parts/day-and-time.ts";
import { monthAndDay } from "#domain/day-words.ts";

export const obituary = defineSection({
  name: "obituary",
  label: "고인",
  content: z.object({
    name: z.string().max(20, "이름은 20자까지 쓸 수 있습니다."),
    /** What the deceased was to the one who tells it: it decides what the notice is called. */
    relation: oneOf(mournerRelations),
    /** Where it is not the chief mourner: 사위가 알리는 빙부상. */
    teller: z.string().max(20, "이름은 20자까지 쓸 수 있습니다."),
    sex: oneOf(sexes),
    age: z.string().regex(/^\d{0,3}$/, "나이는 숫자로만 적어 주세요."),
    /** 직함. */
    title: z.string().max(30, "직함은 30자까지 쓸 수 있습니다."),
    /** 세례명, 법명, 한자. */
    otherName: z.string().max(20, "세례명·법명은 20자까지 쓸 수 있습니다."),
    religion: oneOf(funeralReligions),
    date: dayOrNone,
    time: timeOrNone,
    photo: photoSchema.nullable(),
  }),
  empty: {
    name: "",
    relation: "unsaid",
    teller: "",
    sex: "unsaid",
    age: "",
    title: "",
    otherName: "",
    religion: "none",
    date: "",
    time: "",
    photo: null,
  },
  // It is the face of the notice: the word itself stands here while nothing is typed yet.
  isVisible: () => true,
  // Who tells it stands in the card's title, where anybody does.
  shown: (content) => ({ ...content, teller: "", date: content.name.trim() ? content.date : "" }),
  // All of it is somebody's, their faith above all: a notice must not say 선종 of whom nobody said it.
  fromSample: (content) => ({
    ...content,
    name: "",
    relation: "unsaid" as const,
    teller: "",
    sex: "unsaid" as const,
    age: "",
    title: "",
    otherName: "",
    religion: "none" as const,
    date: "",
    time: "",
    photo: null,
  }),
  summary: ({ name, date }) => sideBySide(name, date ? `${monthAndDay(date)} 별세` : ""),
  upgrades: [],
});
