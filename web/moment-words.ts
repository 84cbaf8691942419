const clock = new Intl.DateTimeFormat("ko", {
  hour: "numeric",
  minute: "2-digit",
  timeZone: "Asia/Seoul",
});
const day = new Intl.DateTimeFormat("ko", { month: "long", day: "numeric", timeZone: "Asia/Seoul" });
const dayOfYear = new Intl.DateTimeFormat("ko", { dateStyle: "long", timeZone: "Asia/Seoul" });

/** A moment as one says it: 오늘 오후 3:12, 11월 3일 오전 9:05. */
export function momentWords(moment: string | number | Date, now: Date = new Date()): string {
  const at = new Date(moment);
  const written = dayOfYear.format(at);
  const sameYear = written.slice(0, 4) === dayOfYear.format(now).slice(0, 4);
  const said = written === dayOfYear.format(now) ? "오늘" : sameYear ? day.format(at) : written;
  return `${said} ${clock.format(at)}`;
}

/** A moment for paper that is kept: a receipt is read when today is long past. 2026년 11월 16일 오후 3:12 */
export function datedMomentWords(moment: string | number | Date): string {
  const at = new Date(moment);
  return `${dayOfYear.format(at)} ${clock.format(at)}`;
}

/** The day up to which something holds, when it ends at this moment: the midnight after it. */
export function lastDayWords(end: string | Date): string {
  return dayOfYear.format(new Date(new Date(end).getTime() - 1));
}
