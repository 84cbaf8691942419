import { fonts } from "#cards/themes/fonts.ts";
import { advanceOf } from "./advance.ts";
import type { Design, LetteredElement } from "./document.ts";
import { radians } from "./matrix.ts";

/** A letter with where its baseline begins, around the middle of its element. */
export type PlacedCharacter = { text: string; x: number; y: number; turn: number };

export type SetLetters = {
  letters: readonly PlacedCharacter[];
  /** Of one em, in millimetres, as the font's own proportions want it. */
  em: number;
  width: number;
  height: number;
};

/** From the middle of a line down to its baseline, in ems: where the middle of a Hangul letter stands. */
const BASELINE = 0.36;

const graphemes = new Intl.Segmenter("ko", { granularity: "grapheme" });

/** What an element says on this card. */
export function elementWordsOf(element: LetteredElement, { number }: Pick<Design, "number">): string {
  if (element.type === "text") return element.words;
  return number ? `No. ${digits(number.at)}/${digits(number.of)}` : "";
}

function digits(number: number): string {
  return String(number).padStart(2, "0");
}

/** Places every letter, on screen as on paper: whoever draws them only needs to know the font. */
export function setLetters(element: LetteredElement, words: string): SetLetters {
  const { font, weight, size, spacing } = element;
  const em = size * fonts[font].optical;
  const measure = (letter: string) => (advanceOf(letter, { font, weight }) + spacing) * em;
  return element.curve === 0
    ? setStraight(element, { words, em, measure })
    : setCurved(element, { words, em, measure });
}

type Given = { words: string; em: number; measure(letter: string): number };

function setStraight({ width, align, leading }: LetteredElement, { words, em, measure }: Given): SetLetters {
  const lines = words.split("\n").flatMap((line) => broken(line, { width, measure }));
  const height = lines.length * leading * em;
  const letters = lines.flatMap((line, row) => {
    const y = -height / 2 + (row + 0.5) * leading * em + BASELINE * em;
    let x = startOf(align, { width, line: lengthOf(line, measure) });
    return line.flatMap((text) => {
      const letter = { text, x, y, turn: 0 };
      x += measure(text);
      return text.trim() === "" ? [] : [letter];
    });
  });
  return { letters, em, width, height };
}

function startOf(align: LetteredElement["align"], { width, line }: { width: number; line: number }): number {
  if (align === "left") return -width / 2;
  return align === "right" ? width / 2 - line : -line / 2;
}

/** One line on an arc, its middle on top of it, or at the bottom where the arc hangs. */
function setCurved({ curve }: LetteredElement, { words, em, measure }: Given): SetLetters {
  const line = lettersOf(words.replaceAll("\n", " "));
  const length = lengthOf(line, measure);
  const arc = radians(Math.abs(curve));
  const radius = length / arc;
  const up = curve > 0 ? 1 : -1;
  const half = arc / 2;
  const depth = radius * (1 - Math.cos(half));
  const base = radius - up * BASELINE * em;
  let along = -length / 2;
  const letters = line.flatMap((text) => {
    const step = measure(text);
    const angle = (along + step / 2) / radius;
    along += step;
    if (text.trim() === "") return [];
    // The middle of its foot stands on the arc; it begins half a letter before.
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const x = base * sin - (step / 2) * cos;
    const y = up * (radius - base * cos - depth / 2) - ((up * step) / 2) * sin;
    return [{ text, x, y, turn: (up * angle * 180) / Math.PI }];
  });
  const span = half < Math.PI / 2 ? radius * Math.sin(half) : radius;
  return { letters, em, width: 2 * span + em, height: depth + em };
}

function lettersOf(text: string): string[] {
  return [...graphemes.segment(text)].map(({ segment }) => segment);
}

function lengthOf(line: readonly string[], measure: (letter: string) => number): number {
  return line.reduce((sum, letter) => sum + measure(letter), 0);
}

type Breaking = { width: number; measure(letter: string): number };

/** At spaces, and inside a word only where it is longer than a line. */
function broken(line: string, { width, measure }: Breaking): string[][] {
  const lines: string[][] = [[]];
  let length = 0;
  for (const word of line.split(/(?<= )/)) {
    const letters = lettersOf(word);
    const own = lengthOf(lettersOf(word.trimEnd()), measure);
    if (length > 0 && length + own > width) {
      lines.push([]);
      length = 0;
    }
    for (const letter of letters) {
      const step = measure(letter);
      if (letter !== " " && length > 0 && length + step > width) {
        lines.push([]);
        length = 0;
      }
      lines.at(-1)?.push(letter);
      length += step;
    }
  }
  return lines.map(withoutLastSpace);
}

function withoutLastSpace(line: string[]): string[] {
  return line.at(-1) === " " ? line.slice(0, -1) : line;
}
