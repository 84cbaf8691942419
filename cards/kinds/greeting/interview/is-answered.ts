/** A question without an answer waits in the form; a guest does not see it. */
export function isAnsweredInterview({ question, answer }: { question: string; answer: string }): boolean {
  return question.trim() !== "" && answer.trim() !== "";
}
