import { clockKo, monthAndDay } from "#domain/day-words.ts";
import { instant, readDay } from "#domain/korean-day.ts";
import type { PhotoWallContent } from "./section.ts";

type Period = Pick<PhotoWallContent, "fromDate" | "fromTime" | "untilDate" | "untilTime">;
type Opening = { state: "early"; from: When } | { state: "open" } | { state: "over" };
type When = { date: string; time: string | null };

/** Whether guests may add photos at this moment. A last day without a time counts to its end. */
export function photoWallOpening({ fromDate, fromTime, untilDate, untilTime }: Period, now: Date): Opening {
  const from = { date: fromDate, time: fromTime || null };
  if (fromDate && now < instant(from)) return { state: "early", from };
  const end = untilTime ? { date: untilDate, time: untilTime } : { date: untilDate, time: "24:00" };
  if (untilDate && now >= instant(end)) return { state: "over" };
  return { state: "open" };
}

/** `5월 22일 낮 12시` */
export function momentKo({ date, time }: When): string {
  if (!readDay(date)) return "";
  return [monthAndDay(date), time && clockKo(time)].filter(Boolean).join(" ");
}
