import type { Facts } from "#cards/engine/kind.ts";
import { CONTACT_DAYS } from "#cards/engine/links.ts";
import { readDay } from "#cards/engine/when.ts";

/** The first day, `YYYY-MM-DD`, on which a card no longer shows accounts; null while its event has no day. */
export function hiddenFrom({ when }: Pick<Facts, "when">): string | null {
  const day = when && readDay(when.date);
  if (!day) return null;
  return new Date(Date.UTC(day.year, day.month - 1, day.day + CONTACT_DAYS + 1)).toISOString().slice(0, 10);
}
