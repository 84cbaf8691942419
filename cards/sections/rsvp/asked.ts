import type { Question, RsvpContent } from "./section.ts";

/** Whether a guest could answer it; a question without words, or a choice without choices, is still being written. */
export function isAsked({ label, kind, choices }: Question): boolean {
  return label.trim() !== "" && (kind === "text" || choicesOf({ choices }).length > 0);
}

export function choicesOf({ choices }: Pick<Question, "choices">): string[] {
  return [...new Set(choices.map((choice) => choice.trim()).filter(Boolean))];
}

/** Those that guests are asked, without choices that nobody chooses from. */
export function askedOf(questions: readonly Question[]): Question[] {
  return questions.filter(isAsked).map((one) => (one.kind === "text" ? { ...one, choices: [] } : one));
}

/** Whether the last day for answers is past. */
export function isOver({ deadline }: Pick<RsvpContent, "deadline">, today: string): boolean {
  return deadline !== "" && today > deadline;
}
