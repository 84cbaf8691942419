import { boundWords } from "#cards/parts/bound-words.ts";

/** Between two words, in letters. */
const BLANK = 0.3;
/** Beyond it a title is read as a sentence, on as many lines as it needs. */
const MOST_OF_A_LINE = 8;

/** A poster's title on two lines, or on more where those would be too long; each as short as the others let it be. */
export function titleLines(title: string): { lines: string[]; letters: number } {
  const words = boundWords(title.trim()).split(/[^\S\u00a0]+/);
  let lines = onLines(words, 2);
  for (let most = 3; most <= words.length && widest(lines) > MOST_OF_A_LINE; most += 1)
    lines = onLines(words, most);
  return { lines, letters: widest(lines) };
}

/** On no more lines than these, the widest of them as narrow as can be. */
function onLines(words: readonly string[], most: number): string[] {
  const widths = words.flatMap((_, from) =>
    words.slice(from).map((_, more) => widthOf(words.slice(from, from + more + 1).join(" "))),
  );
  const fitting = widths
    .toSorted((one, other) => one - other)
    .map((width) => filled(words, width))
    .find((lines) => lines.length <= most);
  return fitting ?? [words.join(" ")];
}

/** Each line takes as many words as it holds. */
function filled(words: readonly string[], width: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = [lines.at(-1), word].filter(Boolean).join(" ");
    if (widthOf(longer) <= width) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}

function widest(lines: readonly string[]): number {
  return Math.max(...lines.map(widthOf));
}

function widthOf(line: string): number {
  return [...line].reduce((sum, letter) => sum + (/\s/.test(letter) ? BLANK : letterWidth(letter)), 0);
}

/** A Latin letter is about half as wide as a Korean one. */
function letterWidth(letter: string): number {
  return /[\p{Script=Latin}\d.,:·!?'’-]/u.test(letter) ? 0.62 : 1;
}
