import type { ChoiceRule, EntryFields, TextRule } from "#cards/engine/entry-fields.ts";
import { guestName, guestPhone } from "#cards/parts/guest-entry/shared-fields.ts";
import { choicesOf, isAsked } from "./asked.ts";
import { COMPANIONS_MAX, PARTY_MAX } from "./limits.ts";
import type { RsvpContent, RsvpQuestion } from "./section.ts";

/** All that a card may ask. */
export const answerFields = {
  attending: { choices: ["yes", "no"], required: true },
  attendingOrNot: { choices: ["yes", "no", "maybe"], required: true },
  side: { choices: ["groom", "bride"], required: true },
  name: guestName,
  phone: guestPhone,
  adults: { least: 1, most: PARTY_MAX },
  children: { least: 0, most: PARTY_MAX },
  companions: { max: guestName.max, times: COMPANIONS_MAX },
  meal: { choices: ["yes", "no", "undecided"], required: true },
  shuttle: { choices: ["yes", "no"], required: true },
  message: { max: 300 },
} as const satisfies EntryFields;

/** What this card asks. */
export function rsvpFields({ asks, questions }: RsvpContent): EntryFields {
  const { side, name, phone, adults, children, companions, meal, shuttle, message } = answerFields;
  return {
    attending: asks.maybe ? answerFields.attendingOrNot : answerFields.attending,
    ...(asks.side && { side }),
    name,
    ...(asks.phone && { phone }),
    ...(asks.count && { adults, children }),
    ...(asks.companions && { companions }),
    ...(asks.meal && { meal }),
    ...(asks.shuttle && { shuttle }),
    ...questionFields(questions),
    ...(asks.message && { message }),
  };
}

export function questionFields(questions: readonly RsvpQuestion[]): EntryFields {
  return Object.fromEntries(
    questions.filter(isAsked).map((question) => [`answers.${question.id}`, questionField(question)]),
  );
}

/** A short answer, one line, or one of the choices. */
export function questionField(question: RsvpQuestion): TextRule | ChoiceRule {
  const { kind, required } = question;
  return kind === "text" ? { max: 100, required } : { choices: choicesOf(question), required };
}
