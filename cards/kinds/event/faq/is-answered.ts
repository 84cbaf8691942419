import type { FaqRow } from "./section.ts";

export function isAnsweredQuestion({ question, answer }: FaqRow): boolean {
  return question.trim() !== "" && answer.trim() !== "";
}
