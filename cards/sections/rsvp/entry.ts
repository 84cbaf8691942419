import { z } from "zod";
import { guestName } from "#cards/parts/guest-words.ts";
import { telephone } from "#cards/parts/telephone.ts";
import { peopleCount } from "#domain/people-count.ts";
import { choicesOf, isAsked } from "./asked.ts";
import { ANSWER_MAX, COMPANIONS_MAX, MESSAGE_MAX, PARTY_MAX } from "./limits.ts";
import type { RsvpContent, RsvpQuestion } from "./section.ts";

/** What a guest must tell this card. Who does not come is asked nothing about the day itself. */
export function answerTo(content: RsvpContent): z.ZodType<Record<string, unknown>> {
  const { asks } = content;
  const everybody = {
    name: guestName,
    ...(asks.side && { side: z.enum(["groom", "bride"], "신랑 측과 신부 측 가운데 골라 주세요.") }),
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

export const phone = telephone
  .trim()
  // Nine digits is the shortest Korean number with its area code.
  .refine((typed) => typed.replace(/\D/g, "").length >= 9, "전화번호를 끝까지 적어 주세요.");
export const rsvpMessage = z
  .string()
  .trim()
  .max(MESSAGE_MAX, `전하실 말씀은 ${MESSAGE_MAX}자까지 쓸 수 있습니다.`)
  .default("");
const adults = z
  .int("어른은 몇 분인지 숫자로 적어 주세요.")
  .min(1, "어른은 한 분부터 적을 수 있습니다.")
  .max(
    PARTY_MAX,
    `어른은 ${peopleCount(PARTY_MAX)}까지 적을 수 있습니다. 더 오시면 초대한 분께 알려 주세요.`,
  );
const children = z
  .int("아이는 몇 명인지 숫자로 적어 주세요.")
  .min(0, "아이는 0명부터 적을 수 있습니다.")
  .max(PARTY_MAX, `아이는 ${PARTY_MAX}명까지 적을 수 있습니다. 더 오면 초대한 분께 알려 주세요.`)
  .default(0);
const companions = z
  .array(z.string().trim().max(20, "이름은 20자까지 쓸 수 있습니다."))
  .max(COMPANIONS_MAX, `동행하시는 분은 ${COMPANIONS_MAX}명까지 적을 수 있습니다.`)
  .transform((names) => names.filter(Boolean))
  .default([]);
const meal = z.enum(["yes", "no", "undecided"], "식사를 하실지 골라 주세요.");
const shuttle = z.enum(["yes", "no"], "버스를 타실지 골라 주세요.");

function ofTheDay({ asks, questions }: RsvpContent) {
  return {
    ...(asks.count && { adults, children }),
    ...(asks.companions && { companions }),
    ...(asks.meal && { meal }),
    ...(asks.shuttle && { shuttle }),
    ...(questions.some(isAsked) && { answers: answersTo(questions.filter(isAsked)) }),
  };
}

export function answersTo(questions: readonly RsvpQuestion[]) {
  return z.object(
    Object.fromEntries(questions.map((asked) => [asked.id, answer(asked)])),
    "질문에 답해 주세요.",
  );
}

function answer({ kind, choices, required }: RsvpQuestion) {
  if (kind === "choice") {
    const chosen = z.enum(choicesOf({ choices }), "보기 가운데 하나를 골라 주세요.");
    return required ? chosen : z.union([z.literal(""), chosen]).default("");
  }
  const words = z
    .string("답을 적어 주세요.")
    .trim()
    .max(ANSWER_MAX, `답은 ${ANSWER_MAX}자까지 쓸 수 있습니다.`);
  return required ? words.min(1, "답을 적어 주세요.") : words.default("");
}

/** The guest stands in the number too, but not among the companions. */
function namesFit(given: Record<string, unknown>): boolean {
  const read = readAnswer(given);
  // An impossible number has its own sentence.
  if (read.adults === undefined || read.adults < 1 || read.children < 0) return true;
  return read.companions.length < rsvpParty(read);
}

/** An answer as it was stored, whatever the card asked at that time. */
const stored = z.object({
  attending: z.enum(["yes", "no", "maybe"]).catch("no"),
  name: z.string().catch(""),
  side: z.enum(["groom", "bride"]).optional().catch(undefined),
  phone: z.string().catch(""),
  message: z.string().catch(""),
  adults: z.number().optional().catch(undefined),
  children: z.number().catch(0),
  companions: z.array(z.string()).catch([]),
  meal: z.enum(["yes", "no", "undecided"]).optional().catch(undefined),
  shuttle: z.enum(["yes", "no"]).optional().catch(undefined),
  answers: z.record(z.string(), z.string()).catch({}),
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
