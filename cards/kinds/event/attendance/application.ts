import type { TypedEntry } from "#cards/parts/guest-entry/kept.ts";
import { textOf } from "#cards/parts/guest-entry/text-of.ts";
import { entryFrom } from "#cards/parts/guest-entry/typed.ts";
import { applicationFields } from "./entry-fields.ts";
import type { AttendanceContent } from "./section.ts";

/** Whoever is not asked whether they come does. */
export function applicationFrom(typed: TypedEntry): Record<string, unknown> {
  return { attending: "yes", ...entryFrom(applicationFields, typed) };
}

/** How many seats what stands in the fields asks for. */
export function attendanceSeats({ asks }: Pick<AttendanceContent, "asks">, typed: TypedEntry): number {
  if (asks.absence && typed.attending !== "yes") return 0;
  return asks.count ? Number(typed.party) || 1 : 1;
}

/** How many an application holds that was left before. */
export function seatsOfApplication(entry: Record<string, unknown>): number {
  return textOf(entry, "attending") === "yes" ? Number(entry.party) || 1 : 0;
}
