import type { Station } from "./section.ts";

/** A line with only a year is still being written. */
export function isWritten({ text }: Station): boolean {
  return text.trim() !== "";
}
