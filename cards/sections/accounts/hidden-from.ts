import type { Facts } from "#cards/engine/kind.ts";
import { CONTACT_DAYS } from "#cards/engine/links.ts";
import { daysAfter, readDay } from "#domain/korean-day.ts";

/** The first day, `YYYY-MM-DD`, on which a card no longer shows accounts; null while its event has no day. */
export function hiddenFrom({ when }: Pick<Facts, "when">): string | null {
  return when && readDay(when.date) ? daysAfter(when.date, CONTACT_DAYS + 1) : null;
}
