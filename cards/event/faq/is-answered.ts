import type { FaqRow } from "./section.ts";

export function isAnswered({ question, answer }: FaqRow): boolean {
  return question.trim() !== "" && answer.trim() !== "";
}
