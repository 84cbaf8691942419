/** A sentence or a line of a text, and where it begins. */
export type TextSentence = { text: string; from: number };

/** The dot of a date ends none. */
const end = /\n|(?<!\d)[.!?](?=\s|$)/g;

export function sentencesOf(text: string): TextSentence[] {
  const ends = [...text.matchAll(end)].map(({ index }) => index + 1);
  return [0, ...ends]
    .map((from, at) => ({ text: text.slice(from, ends[at] ?? text.length), from }))
    .filter((one) => one.text.trim() !== "");
}
