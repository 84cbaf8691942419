import type { Email } from "#server/ports.ts";

/** An e-mail of ours, from its greeting to its end. */
export function composeEmail(envelope: Omit<Email, "text">, paragraphs: readonly string[]): Email {
  return { ...envelope, text: ["안녕하세요, 고이입니다.", ...paragraphs, "고이 드림"].join("\n\n") };
}
