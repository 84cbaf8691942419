import { createHash } from "node:crypto";
import { cleanEntry, linkIn } from "#domain/guest-text.ts";
import { Refusal } from "#domain/refusal.ts";
import type { EntrySection } from "#server/cards/guest-card.ts";
import { invalid, invalidBy } from "#server/graphql/invalid.ts";

/** Five own questions and ten companions take a tenth. */
const MAX_ENTRY_BYTES = 20 * 1_024;

/** What a guest sent, as it is kept; refuses what it cannot be, field by field. */
export function readEntry({ rules, content }: EntrySection, sent: unknown): Record<string, unknown> {
  if (Buffer.byteLength(JSON.stringify(sent) ?? "") > MAX_ENTRY_BYTES) throw new Refusal("BODY_TOO_LARGE");
  const parsed = rules.entry(content).safeParse(cleanEntry(sent));
  if (!parsed.success) throw invalidBy(parsed.error);
  const link = linkIn(parsed.data);
  if (link) throw invalid([[link, "링크는 남길 수 없습니다. 주소를 지우고 다시 보내 주세요."]]);
  return parsed.data;
}

/** What of an entry's columns follows from what it says. */
export function followingContent({ rules, content }: EntrySection, entry: Record<string, unknown>) {
  return {
    seats: rules.seats?.taken(entry) ?? 0,
    seatsOf: rules.seats?.of?.(entry) ?? "",
    email: rules.email?.(entry) ?? null,
    tallied: rules.tally?.(entry) ?? null,
    isShown: rules.shown(entry) !== null,
    approved: !rules.approveFirst(content),
  };
}

/** The same for the same words, in whatever order their fields were sent. */
export function fingerprintOf(section: string, entry: Record<string, unknown>): string {
  return createHash("sha256")
    .update(JSON.stringify([section, inOrder(entry)]))
    .digest("base64url");
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return fields.map(([key, inner]) => [key, inOrder(inner)]);
}
