import { readDay } from "#domain/korean-day.ts";

/**
 * Days and times as people in Korea say them. Written by hand, without `Intl`: the server and an old WebView must draw
 * the same words, and not every one of them has the same tables.
 */

export const WEEKDAYS_KO = ["일", "월", "화", "수", "목", "금", "토"] as const;
export const WEEKDAYS_EN = ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"] as const;

type When = { date: string; time: string | null };

/** `2027. 05. 22 · SAT 1:00 PM` */
export function dateInFigures({ date, time }: When): string {
  const day = readDay(date);
  if (!day) return "";
  const line = `${date.replaceAll("-", ". ")} · ${WEEKDAYS_EN[day.weekday]}`;
  return time ? `${line} ${clockEn(time)}` : line;
}

/** `2027년 5월 22일 토요일 오후 1시 30분` */
export function sentence({ date, time }: When): string {
  const words = sentenceWithoutYear({ date, time });
  return words && `${Number(date.slice(0, 4))}년 ${words}`;
}

/** `5월 22일 토요일 오후 1시 30분` */
export function sentenceWithoutYear({ date, time }: When): string {
  const day = readDay(date);
  if (!day) return "";
  const words = `${monthAndDay(date)} ${WEEKDAYS_KO[day.weekday]}요일`;
  return time ? `${words} ${clockKo(time)}` : words;
}

/** `5월 22일 토 13:30`, where there is little room. */
export function dayInShort({ date, time }: When): string {
  const day = readDay(date);
  if (!day) return "";
  return [monthAndDay(date), WEEKDAYS_KO[day.weekday], time].filter(Boolean).join(" ");
}

/** `2027년 5월 22일`, of whatever calendar it is. */
export function plainDay(date: string): string {
  const [year, month, day] = date.split("-").map(Number);
  return year && month && day ? `${year}년 ${month}월 ${day}일` : "";
}

/** `5월 22일` */
export function monthAndDay(date: string): string {
  const [, month, day] = date.split("-").map(Number);
  return `${month}월 ${day}일`;
}

/** `5월 22일`, with its year where it is another than today's. */
export function dayOfThisYear(date: string, today: string): string {
  return date.slice(0, 4) === today.slice(0, 4) ? monthAndDay(date) : plainDay(date);
}

/** How many days are ahead: `D-188`, on the day `D-DAY`, after it `D+3`. */
export function countdownSign(days: number): string {
  if (days === 0) return "D-DAY";
  return days > 0 ? `D-${days}` : `D+${-days}`;
}

/** `오후 1시 30분` */
export function clockKo(time: string): string {
  const [hours, minutes, hour, half] = readTime(time);
  if (hours === 12 && minutes === 0) return "낮 12시";
  return minutes ? `${half} ${hour}시 ${minutes}분` : `${half} ${hour}시`;
}

/** `오후 1:30` */
export function shortClock(time: string): string {
  const [, minutes, hour, half] = readTime(time);
  return `${half} ${hour}:${String(minutes).padStart(2, "0")}`;
}

/** `1:30 PM` */
export function clockEn(time: string): string {
  const [hours, minutes, hour] = readTime(time);
  return `${hour}:${String(minutes).padStart(2, "0")} ${hours < 12 ? "AM" : "PM"}`;
}

function readTime(time: string) {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return [hours, minutes, hours % 12 || 12, hours < 12 ? "오전" : "오후"] as const;
}
