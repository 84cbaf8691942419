import { instant } from "#domain/korean-day.ts";
import type { LinkBlock } from "./blocks/section.ts";

type Period = Pick<LinkBlock, "fromDate" | "fromTime" | "untilDate" | "untilTime">;

/** From when, and until when; null where that was not said. A last day without a time counts to its end. */
export function periodOf({ fromDate, fromTime, untilDate, untilTime }: Period) {
  return {
    from: fromDate ? instant({ date: fromDate, time: fromTime || null }) : null,
    until: untilDate ? instant({ date: untilDate, time: untilTime || "24:00" }) : null,
  };
}

/** Whether visitors see a link at a moment: switched on, complete, and within its time. */
export function isOut({ on, title, address, ...period }: LinkBlock, now: Date): boolean {
  const { from, until } = periodOf(period);
  return on && address !== null && title.trim() !== "" && !(from && now < from) && !(until && now >= until);
}
