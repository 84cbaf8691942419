/**
 * The rules for everything guests write, whichever section they write it on. What a section asks beyond them (which
 * fields, how long) stands in its own schema.
 */

/** Not to be seen, or turning round what follows. Joiners stay: families and flags are made with them. */
const UNSEEN = /(?!\n)\p{Cc}|[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu;
/** Letters that look like a blank: with them an empty name would not be empty. */
const BLANKS = /[\t\u115f\u1160\u3164\uffa0]/g;
const LINE_ENDS = /\r\n?|[\u2028\u2029]/g;
/** A name in any writing has fewer on one letter; hundreds cover the lines above and below. */
const PILED_MARKS = /(\p{M}{4})\p{M}+/gu;
const EMPTY_LINES = /\n{3,}/g;

/** What a guest typed, without what only disturbs. */
export function cleanText(typed: string): string {
  return typed
    .replace(LINE_ENDS, "\n")
    .replace(BLANKS, " ")
    .replace(UNSEEN, "")
    .normalize("NFC")
    .replace(PILED_MARKS, "$1")
    .replace(EMPTY_LINES, "\n\n")
    .trim();
}

/** The same for every text in an entry. */
export function cleanEntry(value: unknown): unknown {
  if (typeof value === "string") return cleanText(value);
  if (Array.isArray(value)) return value.map(cleanEntry);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, cleanEntry(inner)]));
}

const letters = new Intl.Segmenter("ko", { granularity: "grapheme" });

/** Letters as people count them: a family of emoji is one. */
export function lengthOf(text: string): number {
  return [...letters.segment(text)].length;
}

const EMAIL = /[\w.+-]+@[\w-]+(\.[\w-]+)+/g;
/** Endings under which spam is sent, and those people would name; words that end English sentences are left out. */
const ENDINGS =
  "com|net|org|kr|co|io|me|ly|gg|gl|cc|tv|biz|info|xyz|top|shop|site|store|online|link|click|club|vip|bet|app|dev|ai|uk|jp|cn|ru|tk";
const LINK = new RegExp(
  `h\\s*t\\s*t\\s*p\\s*s?\\s*:|www\\s*\\.|(?<![a-z0-9.-])[a-z0-9-]+(\\.[a-z0-9-]+)*\\.(${ENDINGS})(?![a-z0-9-])`,
);

/** Whether somebody is meant to go elsewhere. An e-mail address is an answer, not a link. */
export function hasLink(text: string): boolean {
  return LINK.test(text.normalize("NFKC").toLowerCase().replace(EMAIL, " "));
}

/** Where in an entry a link stands. */
export function linkIn(value: unknown, path: string[] = []): string[] | undefined {
  if (typeof value === "string") return hasLink(value) ? path : undefined;
  if (typeof value !== "object" || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const found = linkIn(inner, [...path, key]);
    if (found) return found;
  }
  return undefined;
}
