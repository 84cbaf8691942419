import { z } from "zod";
import {
  choiceSchema,
  countSchema,
  listSchema,
  textSchema,
  trimmedText,
} from "#cards/parts/guest-entry/entry-schema.ts";
import { telephone } from "#cards/parts/telephone.ts";
import { peopleCount } from "#domain/people-count.ts";
import { isAsked } from "./asked.ts";
import { answerFields, questionField } from "./entry-fields.ts";
import type { RsvpContent, RsvpQuestion } from "./section.ts";

/** What a guest must tell this card. Who does not come is asked nothing about the day itself. */
export function answerTo(content: RsvpContent): z.ZodType<Record<string, unknown>> {
  const { asks } = content;
  const everybody = {
    name: rsvpName,
    ...(asks.side && { side }),
    ...(asks.phone && { phone }),
    ...(asks.message && { message: rsvpMessage }),
  };
  const staysAway = asks.maybe ? (["no", "maybe"] as const) : (["no"] as const);
  return z
    .discriminatedUnion(
      "attending",
      [
        z.object({ ...everybody, ...ofTheDay(content), attending: z.literal("yes") }),
        z.object({ ...everybody, attending: z.enum(staysAway) }),
      ],
      { error: "참석 여부를 골라 주세요." },
    )
    .refine(namesFit, { path: ["companions"], error: "동행하시는 분의 이름이 인원보다 많습니다." });
}

const { adults: adultsField, children: childrenField, companions: companionsField } = answerFields;
const SHORT = "전화번호를 끝까지 적어 주세요.";

export const rsvpName = textSchema(answerFields.name, "이름");
export const phone = telephone.pipe(
  trimmedText(answerFields.phone, { called: "전화번호", missing: SHORT, wrong: SHORT }),
);
export const rsvpMessage = textSchema(answerFields.message, "전하실 말씀");
const side = choiceSchema(answerFields.side, {
  called: "측",
  missing: "신랑 측과 신부 측 가운데 골라 주세요.",
});
const adults = countSchema(adultsField, {
  none: "어른은 몇 분인지 숫자로 적어 주세요.",
  few: "어른은 한 분부터 적을 수 있습니다.",
  many: `어른은 ${peopleCount(adultsField.most)}까지 적을 수 있습니다. 더 오시면 초대한 분께 알려 주세요.`,
});
const children = countSchema(childrenField, {
  none: "아이는 몇 명인지 숫자로 적어 주세요.",
  few: "아이는 0명부터 적을 수 있습니다.",
  many: `아이는 ${childrenField.most}명까지 적을 수 있습니다. 더 오면 초대한 분께 알려 주세요.`,
}).default(0);
const companions = listSchema(companionsField, {
  each: "이름",
  many: `동행하시는 분은 ${companionsField.times}명까지 적을 수 있습니다.`,
});
const meal = choiceSchema(answerFields.meal, { called: "식사", missing: "식사를 하실지 골라 주세요." });
const shuttle = choiceSchema(answerFields.shuttle, { called: "버스", missing: "버스를 타실지 골라 주세요." });

function ofTheDay({ asks, questions }: RsvpContent) {
  return {
    ...(asks.count && { adults, children }),
    ...(asks.companions && { companions }),
    ...(asks.meal && { meal }),
    ...(asks.shuttle && { shuttle }),
    ...answersTo(questions),
  };
}

/** Nothing where nothing of the maker's own is asked. */
export function answersTo(questions: readonly RsvpQuestion[]) {
  const asked = questions.filter(isAsked);
  if (asked.length === 0) return {};
  const shape = asked.map((question) => {
    const field = questionField(question);
    const schema = "choices" in field ? choiceSchema(field, "보기 가운데 하나") : textSchema(field, "답");
    return [question.id, schema] as const;
  });
  const answers = z.object(Object.fromEntries(shape), "질문에 답해 주세요.");
  // Where all may be left open, a form of choices sends nothing.
  return { answers: asked.some(({ required }) => required) ? answers : answers.prefault({}) };
}

/** The guest stands in the number too, but not among the companions. */
function namesFit(given: Record<string, unknown>): boolean {
  const read = readAnswer(given);
  // An impossible number has its own sentence.
  if (read.adults === undefined || read.adults < 1 || read.children < 0) return true;
  return read.companions.length < rsvpParty(read);
}

/**
 * An answer as it was stored, whatever the card asked at that time. What it was not asked is missing in every one of
 * thousands: a default is found without an error first, which `catch` would begin with.
 */
const stored = z.object({
  attending: z.enum(["yes", "no", "maybe"]).catch("no"),
  name: z.string().catch(""),
  side: z.enum(["groom", "bride"]).optional().catch(undefined),
  phone: z.string().default("").catch(""),
  message: z.string().default("").catch(""),
  adults: z.number().optional().catch(undefined),
  children: z.number().default(0).catch(0),
  companions: z.array(z.string()).default([]).catch([]),
  meal: z.enum(["yes", "no", "undecided"]).optional().catch(undefined),
  shuttle: z.enum(["yes", "no"]).optional().catch(undefined),
  answers: z.record(z.string(), z.string()).default({}).catch({}),
});
export type RsvpAnswer = z.infer<typeof stored>;

export function readAnswer(entry: Record<string, unknown>): RsvpAnswer {
  return stored.parse(entry);
}

/** How many come with this answer: as they were counted, else the guest and who is named. */
export function rsvpParty({ attending, adults, children, companions }: RsvpAnswer): number {
  if (attending !== "yes") return 0;
  return adults === undefined ? 1 + companions.length : adults + children;
}
