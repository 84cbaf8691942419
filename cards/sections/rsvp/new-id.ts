import { newKey } from "#domain/new-key.ts";

/** Of its own for every question or session, so that answers stay with it however it is moved or reworded. */
export function newId(): string {
  return newKey().slice(0, 8);
}
