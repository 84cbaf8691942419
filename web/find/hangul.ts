import { disassemble, getChoseong } from "#cards/korean/hangul.ts";

/** What a text is found by; made once, asked at every key. */
export type Findable = {
  /** Its letters taken apart, without what stands between them. */
  letters: string;
  /** The first letters of its syllables, words apart. */
  initials: string;
};

export function findable(text: string): Findable {
  const words = wordsOf(text);
  return { letters: disassemble(words.join("")), initials: words.map((word) => getChoseong(word)).join(" ") };
}

/**
 * Whether a text has all that somebody typed: half a syllable finds the whole one, and first letters alone (ㄱㅎ) find
 * words that begin with them (결혼).
 */
export function finder(query: string): (text: Findable) => boolean {
  const tests = wordsOf(query).map((word) => {
    const letters = disassemble(word);
    if (!/^[ㄱ-ㅎ]+$/.test(letters)) return ({ letters: all }: Findable) => all.includes(letters);
    const begins = new RegExp(`(?:^| )${[...letters].join(" ?")}`);
    return ({ initials }: Findable) => begins.test(initials);
  });
  return (text) => tests.every((isIn) => isIn(text));
}

function wordsOf(text: string): string[] {
  return text
    .normalize("NFC")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}
