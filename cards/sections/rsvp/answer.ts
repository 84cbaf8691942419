import type { TypedEntry } from "#cards/parts/guest-entry/kept.ts";
import { isAsked } from "./asked.ts";
import { COMPANIONS_MAX } from "./limits.ts";
import type { RsvpContent } from "./section.ts";

/** What was typed, as the entry it becomes; the section's schema has the last word. */
export function answerFrom({ questions }: RsvpContent, typed: TypedEntry): Record<string, unknown> {
  const { attending, name, side, phone, message, meal, shuttle } = typed;
  return {
    attending,
    name,
    side,
    phone,
    message,
    meal,
    shuttle,
    ...(typed.adults && { adults: Number(typed.adults), children: Number(typed.children) }),
    companions: companionsIn(typed).filter(Boolean),
    answers: Object.fromEntries(
      questions.filter(isAsked).map(({ id }) => [id, typed[`answers.${id}`] ?? ""]),
    ),
  };
}

/** An entry as it stands in the fields of its form. */
export function typedFrom(entry: Record<string, unknown>): TypedEntry {
  return Object.fromEntries(
    Object.entries(entry).flatMap(([name, value]) =>
      typeof value === "object" && value !== null
        ? Object.entries(value).map(([key, part]) => [`${name}.${key}`, String(part)])
        : [[name, String(value)]],
    ),
  );
}

/** Names as they stand, empty ones too. */
export function companionsIn(typed: TypedEntry): string[] {
  return Array.from({ length: COMPANIONS_MAX }, (_, at) => typed[`companions.${at}`] ?? "");
}

/** How many seats what stands in the fields asks for. */
export function rsvpSeats({ asks }: Pick<RsvpContent, "asks">, typed: TypedEntry): number {
  if (typed.attending !== "yes") return 0;
  if (asks.count) return (Number(typed.adults) || 1) + (Number(typed.children) || 0);
  return asks.companions ? 1 + companionsIn(typed).filter((name) => name.trim()).length : 1;
}

/** How many fields for names: everybody but the guest, or one more than are named. */
export function companionFields({ asks }: RsvpContent, typed: TypedEntry): number {
  const most = asks.count
    ? (Number(typed.adults) || 1) + (Number(typed.children) || 0) - 1
    : companionsIn(typed).findLastIndex(Boolean) + 2;
  return Math.min(most, COMPANIONS_MAX);
}
