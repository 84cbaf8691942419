import { z } from "zod";
import { oneOf } from "#cards/engine/one-of.ts";
import { unsaid } from "#cards/engine/said-as.ts";
import { defineSection } from "#cards/engine/section.ts";
import { takenUntil } from "#cards/engine/summary-words.ts";
import { dayOrNone } from "#cards/parts/day-and-time.ts";
import { monthAndDay, sentence } from "#domain/day-words.ts";
import { koreanDay } from "#domain/korean-day.ts";
import { askedOf, isRsvpOver } from "./asked.ts";
import { rsvpColumns, rsvpFigureFields, rsvpFigures } from "./columns.ts";
import { answerTo, readAnswer, rsvpParty } from "./entry.ts";
import { rsvpFields } from "./entry-fields.ts";
import { CHOICES_MAX, QUESTIONS_MAX } from "./limits.ts";

/** How a guest answers a question of the maker's own. */
export const questionKinds = { text: "짧은 글", choice: "보기에서 고르기" } as const;

const question = z.object({
  /** Answers are kept under it: a question may be moved and reworded. */
  id: unsaid(z.string().regex(/^[a-z0-9]{1,12}$/)),
  label: z.string().max(60, "질문은 60자까지 쓸 수 있습니다."),
  kind: oneOf(questionKinds),
  choices: z
    .array(z.string().max(30, "보기는 30자까지 쓸 수 있습니다."))
    .max(CHOICES_MAX, `보기는 ${CHOICES_MAX}개까지 만들 수 있습니다.`),
  required: z.boolean(),
});
export type RsvpQuestion = z.infer<typeof question>;

export const capacitySchema = z
  .int("정원은 숫자로 적어 주세요.")
  .min(1, "정원은 1명부터 정할 수 있습니다.")
  .max(10_000, "정원은 10,000명까지 정할 수 있습니다.")
  .nullable();

/** Who comes, until when and how many: what every section says that takes such answers. */
export const attendingContent = {
  /** A card takes answers only when its maker wants them. */
  taking: z.boolean(),
  title: z.string().max(40, "제목은 40자까지 쓸 수 있습니다."),
  text: z.string().max(200, "안내 글은 200자까지 쓸 수 있습니다."),
  questions: z.array(question).max(QUESTIONS_MAX, `질문은 ${QUESTIONS_MAX}개까지 만들 수 있습니다.`),
  /** The last day on which answers are taken, to its end. */
  deadline: dayOrNone,
  /** Null: however many come. */
  capacity: capacitySchema,
  waitingList: z.boolean(),
};

const content = z.object({
  ...attendingContent,
  /** What is asked besides the name and whether the guest comes. */
  asks: z.object({
    side: z.boolean(),
    maybe: z.boolean(),
    count: z.boolean(),
    companions: z.boolean(),
    meal: z.boolean(),
    shuttle: z.boolean(),
    phone: z.boolean(),
    message: z.boolean(),
  }),
});
export type RsvpContent = z.infer<typeof content>;

export const rsvp = defineSection({
  name: "rsvp",
  label: "참석 여부",
  content,
  empty: {
    taking: false,
    title: "참석 여부",
    text: "",
    asks: {
      side: true,
      maybe: false,
      count: true,
      companions: false,
      meal: true,
      shuttle: false,
      phone: false,
      message: true,
    },
    questions: [],
    deadline: "",
    capacity: null,
    waitingList: true,
  },
  isVisible: ({ taking }) => taking,
  // Who answered reads the questions once more when the last day is over.
  shown: (content, { today }) => ({
    ...content,
    text: isRsvpOver(content, today) ? "" : content.text,
    questions: askedOf(content.questions),
  }),
  hangsOnDay: [{ date: "deadline", label: "마감" }],
  // How many seats there are, and whether there is a bus, is known to who has them.
  fromSample: (given) => ({
    ...given,
    capacity: null,
    questions: [],
    asks: { ...given.asks, shuttle: false },
  }),
  summary: ({ taking, deadline }) => (taking ? takenUntil(deadline && monthAndDay(deadline)) : ""),
  upgrades: [],
  entries: {
    fields: rsvpFields,
    entry: answerTo,
    perVisitor: "one",
    closed({ taking, deadline }, now) {
      if (!taking) return "참석 여부를 받지 않는 카드입니다.";
      if (!isRsvpOver({ deadline }, koreanDay(now))) return null;
      return `참석 여부는 ${sentence({ date: deadline, time: null })}까지 받았습니다. 초대한 분께 직접 알려 주세요.`;
    },
    hasPassword: false,
    approveFirst: () => false,
    seats: {
      capacity: ({ capacity }) => capacity,
      taken: (entry) => rsvpParty(readAnswer(entry)),
      waitingList: ({ waitingList }) => waitingList,
    },
    shown: () => null,
    columns: rsvpColumns,
    figureFields: rsvpFigureFields,
    figures: rsvpFigures,
  },
});
