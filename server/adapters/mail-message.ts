import type { Email } from "#server/ports.ts";

/** What both ways of sending give to nodemailer. */
export function mailMessageOf(letter: Email, from: string) {
  const { to, subject, text } = letter;
  return { from, to: { name: "", address: to }, subject, text, textEncoding: "base64" as const };
}
