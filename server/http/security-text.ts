import { DAY_MS } from "#domain/duration.ts";
import type { Config } from "#server/config.ts";

/** A reader is to ask again within half a year. */
const GOOD_FOR_MS = 180 * DAY_MS;

type Given = { config: Pick<Config, "business" | "publicUrl">; now: Date };

/** Whom to tell of a hole, as RFC 9116 writes it; null where the operator gave no address. */
export function securityText({ config: { business, publicUrl }, now }: Given): string | null {
  if (!business.email) return null;
  const lines = [
    `Contact: mailto:${encodeURI(business.email.trim())}`,
    `Expires: ${new Date(now.getTime() + GOOD_FOR_MS).toISOString()}`,
    "Preferred-Languages: ko, en",
    ...(publicUrl ? [`Canonical: ${publicUrl}/.well-known/security.txt`] : []),
  ];
  return `${lines.join("\n")}\n`;
}
