import type { TypedEntry } from "#cards/parts/guest-entry/kept.ts";
import { isAsked } from "#cards/sections/rsvp/asked.ts";
import type { AttendanceContent } from "./section.ts";

/** What was typed, as the entry it becomes; the section's schema has the last word. */
export function applicationFrom(
  { asks, questions }: AttendanceContent,
  typed: TypedEntry,
): Record<string, unknown> {
  const { name, email, phone, message, session } = typed;
  return {
    attending: asks.absence ? typed.attending : "yes",
    name,
    email,
    phone,
    message,
    session,
    ...(typed.party && { party: Number(typed.party) }),
    answers: Object.fromEntries(
      questions.filter(isAsked).map(({ id }) => [id, typed[`answers.${id}`] ?? ""]),
    ),
  };
}

/** How many seats what stands in the fields asks for. */
export function attendanceSeats({ asks }: Pick<AttendanceContent, "asks">, typed: TypedEntry): number {
  if (asks.absence && typed.attending !== "yes") return 0;
  return asks.count ? Number(typed.party) || 1 : 1;
}
