/** A wedding of two large families; beyond it lies a mailing. */
export const RECIPIENTS_MAX = 1_000;

/** One name a line, as they were typed or pasted; each once, in the order they came. */
export function namesIn(lines: string): string[] {
  const names = lines.split(/[\n\r,;\t]+/u).map((name) => name.normalize("NFC").replace(/\s+/gu, " ").trim());
  return [...new Set(names.filter(Boolean))];
}
