import { koreanTime } from "#domain/korean-day.ts";

/** `19:02`, as somebody at an entrance says it. */
export function clock(at: string | null): string {
  return at ? koreanTime(new Date(at)) : "";
}
