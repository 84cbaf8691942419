import type { RsvpContent, RsvpQuestion } from "./section.ts";

/** Whether a guest could answer it; a question without words, or a choice without choices, is still being written. */
export function isAsked({ label, kind, choices }: RsvpQuestion): boolean {
  return label.trim() !== "" && (kind === "text" || choicesOf({ choices }).length > 0);
}

export function choicesOf({ choices }: Pick<RsvpQuestion, "choices">): string[] {
  return [...new Set(choices.map((choice) => choice.trim()).filter(Boolean))];
}

/** Those that guests are asked, without choices that nobody chooses from. */
export function askedOf(questions: readonly RsvpQuestion[]): RsvpQuestion[] {
  return questions.filter(isAsked).map((one) => (one.kind === "text" ? { ...one, choices: [] } : one));
}

/** Whether the last day for answers is past. */
export function isRsvpOver({ deadline }: Pick<RsvpContent, "deadline">, today: string): boolean {
  return deadline !== "" && today > deadline;
}
