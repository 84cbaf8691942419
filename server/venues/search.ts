import type { VenueBlock } from "#cards/sections/venue/block.ts";

/** More words than these narrow nothing down. */
const MOST_WORDS = 6;
/** No word of a name or an address is longer. */
const LONGEST_WORD = 40;

/** What is looked for: lower case, each word by itself. */
export function searchWordsOf(text: string): string[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  return words.slice(0, MOST_WORDS).map((word) => word.slice(0, LONGEST_WORD));
}

/** By what a hall is found. Spaces are how people type, not what they look for. */
export function searchOf({ name, hall, address }: Pick<VenueBlock, "name" | "hall" | "address">): string {
  return [name, hall, address].map((words) => plain(words).replaceAll(/\s/g, "")).join(" ");
}

function plain(text: string): string {
  return text.normalize("NFC").toLowerCase();
}
