import { newIdempotencyKey } from "#domain/idempotency-key.ts";

/** Of its own for every question or session, so that answers stay with it however it is moved or reworded. */
export function newQuestionId(): string {
  return newIdempotencyKey().slice(0, 8);
}
