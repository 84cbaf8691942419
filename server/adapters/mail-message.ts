import type { Email } from "#server/ports.ts";

/** What both ways of sending give to nodemailer. */
export function mailMessageOf(email: Email, from: string) {
  const { to, subject, text } = email;
  return { from, to: { name: "", address: to }, subject, text, textEncoding: "base64" as const };
}
