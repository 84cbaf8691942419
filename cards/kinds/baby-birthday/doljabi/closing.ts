import { instant } from "#domain/korean-day.ts";
import type { DoljabiContent } from "./section.ts";

/** When guesses are no longer taken; a day without a time goes to its end. Null where only the answer ends it. */
export function closesAt({
  closesDate,
  closesTime,
}: Pick<DoljabiContent, "closesDate" | "closesTime">): Date | null {
  return closesDate ? instant({ date: closesDate, time: closesTime || "24:00" }) : null;
}
