import { writtenCheckNumber } from "#domain/check-number.ts";
import type { CardRow } from "./store.ts";

/** As messages have it; null before publishing, when nobody could check it. */
export function checkNumberOf({
  checkNumber,
  checkDay,
}: Pick<CardRow, "checkNumber" | "checkDay">): string | null {
  return checkNumber === null || checkDay === null ? null : writtenCheckNumber(checkNumber);
}
