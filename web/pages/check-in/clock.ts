const inKorea = new Intl.DateTimeFormat("ko", {
  timeZone: "Asia/Seoul",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/** `19:02`, as somebody at an entrance says it. */
export function clock(at: string | null): string {
  return at ? inKorea.format(new Date(at)) : "";
}
