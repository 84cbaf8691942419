/** Days and times as people in Korea say them. Pure: `YYYY-MM-DD` and `HH:MM` in, words out; no time zone involved. */

export const WEEKDAYS_KO = ["일", "월", "화", "수", "목", "금", "토"] as const;
export const WEEKDAYS_EN = ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"] as const;

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
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}

export function nextDay(date: string): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}

/** `2027. 05. 22 · SAT 1:00 PM` */
export function dateInFigures({ date, time }: { date: string; time: string | null }): string {
  const day = readDay(date);
  if (!day) return "";
  const [year, month, dayOfMonth] = date.split("-");
  const line = `${year}. ${month}. ${dayOfMonth} · ${WEEKDAYS_EN[day.weekday]}`;
  return time ? `${line} ${clockEn(time)}` : line;
}

/** `2027년 5월 22일 토요일 오후 1시 30분` */
export function sentence({ date, time }: { date: string; time: string | null }): string {
  const day = readDay(date);
  if (!day) return "";
  const words = `${day.year}년 ${day.month}월 ${day.day}일 ${WEEKDAYS_KO[day.weekday]}요일`;
  return time ? `${words} ${clockKo(time)}` : words;
}

/** `2027년 5월 22일`, of whatever calendar it is. */
export function plainDay(date: string): string {
  const [year, month, day] = date.split("-").map(Number);
  return year && month && day ? `${year}년 ${month}월 ${day}일` : "";
}

export function clockKo(time: string): string {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const half = hours < 12 ? "오전" : "오후";
  const hour = hours === 0 ? 12 : hours > 12 ? hours - 12 : hours;
  if (hours === 12 && minutes === 0) return "낮 12시";
  return minutes ? `${half} ${hour}시 ${minutes}분` : `${half} ${hour}시`;
}

export function clockEn(time: string): string {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const hour = hours % 12 === 0 ? 12 : hours % 12;
  return `${hour}:${String(minutes).padStart(2, "0")} ${hours < 12 ? "AM" : "PM"}`;
}

/** Weeks of a month, Sunday first; null where the week belongs to another month. */
export function weeksOf({ year, month }: Pick<CalendarDay, "year" | "month">): (number | null)[][] {
  const first = new Date(Date.UTC(year, month - 1, 1)).getUTCDay();
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const cells = [...Array<null>(first).fill(null), ...Array.from({ length }, (_, index) => index + 1)];
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => cells[week * 7 + weekday] ?? null),
  );
}

/** The instant a Korean day and time name; Korea has had no other offset since 1988. */
export function instant({ date, time }: { date: string; time: string | null }): Date {
  return new Date(`${date}T${time ?? "00:00"}:00+09:00`);
}

/** Today in Korea. */
export function todayInKorea(now: Date): string {
  return new Date(now.getTime() + 9 * 3_600_000).toISOString().slice(0, 10);
}
