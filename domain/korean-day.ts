import { DAY_MS, HOUR_MS } from "#domain/duration.ts";

/** Days in Korea as `YYYY-MM-DD` and times as `HH:MM`: the one place that computes with them. */

/** Korea has had no other offset since 1988. */
const AHEAD_MS = 9 * HOUR_MS;

export type CalendarDay = { year: number; month: number; day: number; weekday: number };

/** Null for what is not a day of the calendar. */
export function readDay(date: string): CalendarDay | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  if (!match) return null;
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  const at = new Date(Date.UTC(year, month - 1, day));
  if (at.getUTCFullYear() !== year || at.getUTCMonth() !== month - 1 || at.getUTCDate() !== day) return null;
  return { year, month, day, weekday: at.getUTCDay() };
}

/** Whole days from one day to another; negative when the other is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((midnight(to) - midnight(from)) / DAY_MS);
}

/** The day so many days later. */
export function daysAfter(date: string, days: number): string {
  return written(midnight(date) + days * DAY_MS);
}

/** The same day of a later month, or its last where it is shorter. */
export function monthsAfter(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  return written(Date.UTC(year, month - 1 + months, Math.min(day, lastOf(year, month + months))));
}

/** The same day in another year; the last of February where the year has no 29th. */
export function yearsAfter(date: string, years: number): string {
  return monthsAfter(date, 12 * years);
}

/** 0 is Sunday. */
export function weekdayOf(date: string): number {
  return new Date(midnight(date)).getUTCDay();
}

/** Weeks of a month, Sunday first; null where the week belongs to another month. */
export function weeksOf({ year, month }: Pick<CalendarDay, "year" | "month">): (number | null)[][] {
  const first = new Date(Date.UTC(year, month - 1, 1)).getUTCDay();
  const length = lastOf(year, month);
  const cells = [...Array<null>(first).fill(null), ...Array.from({ length }, (_, index) => index + 1)];
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => cells[week * 7 + weekday] ?? null),
  );
}

/** The day that it is in Korea. */
export function koreanDay(moment: Date): string {
  return written(moment.getTime() + AHEAD_MS);
}

/** What a clock in Korea shows, to the second: `19:02:31`. */
export function koreanClock(moment: Date): string {
  return new Date(moment.getTime() + AHEAD_MS).toISOString().slice(11, 19);
}

/** The same as it is told: `19:02`. */
export function koreanTime(moment: Date): string {
  return koreanClock(moment).slice(0, 5);
}

/** The day and the time together: `2026-11-15 19:02`. */
export function koreanMinute(moment: Date): string {
  const there = new Date(moment.getTime() + AHEAD_MS).toISOString();
  return `${there.slice(0, 10)} ${there.slice(11, 16)}`;
}

/** The instant a Korean day and time name. */
export function instant({ date, time }: { date: string; time: string | null }): Date {
  return new Date(`${date}T${time ?? "00:00"}:00+09:00`);
}

/** Midnight in Korea after this day. */
export function endOfDay(date: string): Date {
  return instant({ date: daysAfter(date, 1), time: null });
}

/** The last day of what ends at this moment: what is over at midnight was there until the day before. */
export function lastDayBefore(end: Date): string {
  return koreanDay(new Date(end.getTime() - 1));
}

function midnight(date: string): number {
  return Date.parse(`${date}T00:00:00Z`);
}

function written(utc: number): string {
  return new Date(utc).toISOString().slice(0, 10);
}

/** The last day of a month. */
function lastOf(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}
