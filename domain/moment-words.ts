import { dateInFigures, dayOfThisYear, plainDay, sentence, shortClock } from "#domain/day-words.ts";
import { koreanDay, koreanMinute, koreanTime, lastDayBefore } from "#domain/korean-day.ts";

/** Instants as people in Korea say them. */

type Moment = string | number | Date;

/** A moment as one says it: 오늘 오후 3:12, 11월 3일 오전 9:05. */
export function momentWords(moment: Moment, now: Date = new Date()): string {
  const at = new Date(moment);
  const [day, today] = [koreanDay(at), koreanDay(now)];
  return `${day === today ? "오늘" : dayOfThisYear(day, today)} ${shortClock(koreanTime(at))}`;
}

/** A moment for paper that is kept: a receipt is read when today is long past. 2026년 11월 16일 오후 3:12 */
export function datedMomentWords(moment: Moment): string {
  const at = new Date(moment);
  return `${plainDay(koreanDay(at))} ${shortClock(koreanTime(at))}`;
}

/** A moment in a table: 2026. 11. 15. 오후 3:04 */
export function listedMomentWords(moment: Moment): string {
  const at = new Date(moment);
  const [year, month, day] = koreanDay(at).split("-").map(Number);
  return `${year}. ${month}. ${day}. ${shortClock(koreanTime(at))}`;
}

/** A moment in a file that a spreadsheet reads: 2026-11-15 15:04 */
export function momentInFigures(moment: Date): string {
  return koreanMinute(moment);
}

/** A moment as it is said on a card; midnight is the day itself. */
export function cardMomentWords(moment: Date, language: "ko" | "en"): string {
  const time = koreanTime(moment);
  const when = { date: koreanDay(moment), time: time === "00:00" ? null : time };
  return (language === "ko" ? sentence : dateInFigures)(when);
}

/** The day up to which something holds, when it ends at this moment: the midnight after it. */
export function lastDayWords(end: string | Date): string {
  return plainDay(lastDayBefore(new Date(end)));
}
