import type { TypedEntry } from "#cards/parts/guest-entry/kept.ts";
import { COMPANIONS_MAX } from "./limits.ts";
import type { RsvpContent } from "./section.ts";

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
