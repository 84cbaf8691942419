/** `2026. 11. 15. 오후 3:04`, on the clock in Korea. */
const inKorea = new Intl.DateTimeFormat("ko-KR", {
  timeZone: "Asia/Seoul",
  dateStyle: "medium",
  timeStyle: "short",
});

export function leftAt(moment: string): string {
  return inKorea.format(new Date(moment));
}
