import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** The e-mails that an app without a mail server has kept in its outbox, oldest first: headers, and the body decoded. */
export async function emailsIn(outbox: string): Promise<string[]> {
  const files = (await readdir(outbox).catch(() => []))
    // One that is still being written has a dot before its name.
    .filter((name) => /^[^.].*\.eml$/.test(name))
    .sort();
  const emails = await Promise.all(files.map((name) => readFile(join(outbox, name), "utf8")));
  return emails.map(decoded);
}

function decoded(email: string): string {
  const [headers = "", body = ""] = email.split(/\r?\n\r?\n/, 2);
  return `${headers}\n\n${Buffer.from(body, "base64").toString("utf8")}`;
}

/** The six digits with which somebody proves that an address is theirs. */
export function codeIn(email: string): string | undefined {
  const body = email.slice(email.indexOf("\n\n"));
  return /(?<!\d)\d{6}(?!\d)/.exec(body)?.[0];
}
