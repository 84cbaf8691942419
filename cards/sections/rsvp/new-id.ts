import { newUuid } from "#domain/uuid.ts";

/** Of its own for every question or session, so that answers stay with it however it is moved or reworded. */
export function newQuestionId(): string {
  return newUuid().slice(0, 8);
}
