import { type FontName, nearestWeight } from "#cards/themes/fonts.ts";
import { advances, type FaceAdvances } from "./advances.ts";

const FIRST_HANGUL = 0xac00;
const LAST_HANGUL = 0xd7a3;
const VOWELS = 21;
const FINALS = 28;

/** What no table knows: signs and marks take half an em, what is as wide as Hangul a whole one. */
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Extended_Pictographic}\u3000-\u303f\uff00-\uffef]/u;

const latin = new Map<string, readonly number[]>();

/** How far a letter moves on, in ems. The same everywhere, whether its font has come yet or not. */
export function advanceOf(letter: string, { font, weight }: { font: FontName; weight: number }): number {
  const name = `${font} ${nearestWeight(font, weight)}`;
  const face = advances[name];
  const point = letter.codePointAt(0) ?? 0;
  if (!face) return 1;
  if (point >= FIRST_HANGUL && point <= LAST_HANGUL) return syllable(face, point - FIRST_HANGUL) / 1_000;
  const known = latin.get(name) ?? face.latin.split(" ").map(Number);
  latin.set(name, known);
  return (known[point - 32] ?? (WIDE.test(letter) ? face.hangul : 500)) / 1_000;
}

function syllable({ hangul, parts }: FaceAdvances, index: number): number {
  if (!parts) return hangul;
  const [initials, vowels, finals] = parts;
  const vowel = Math.floor(index / FINALS) % VOWELS;
  return (
    hangul +
    (initials?.[Math.floor(index / (VOWELS * FINALS))] ?? 0) +
    (vowels?.[vowel] ?? 0) +
    (finals?.[index % FINALS] ?? 0)
  );
}
