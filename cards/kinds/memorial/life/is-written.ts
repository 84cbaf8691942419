import type { Station } from "./section.ts";

/** A line with only a year is still being written. */
export function isWrittenLife({ text }: Station): boolean {
  return text.trim() !== "";
}
