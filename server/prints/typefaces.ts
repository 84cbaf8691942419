import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { create, type Font } from "fontkit";
import subsetFont from "subset-font";
import type { PrintedCharacter } from "#cards/engine/print.ts";
import { type FontName, nearestWeight, standInsFor } from "#cards/themes/fonts.ts";
import { fontFilesFor, wholeFile } from "#server/fonts/fonts.ts";

/** A font with the letters that are wanted, as a PDF can hold it. */
export type Typeface = { name: string; file: Buffer; font: Font };

export type Typefaces = {
  /** The first file that has a letter; null where none of ours has it, as for emoji. */
  faceOf(letter: Pick<PrintedCharacter, "text" | "font" | "weight">): Typeface | null;
};

/** Its web files are one variable font, which a PDF cannot hold: here are the same weights one by one. */
const pretendard: Readonly<Record<number, string>> = { 300: "Light", 400: "Regular", 700: "Bold" };

/** Opens what these letters need and nothing else. */
export async function openTypefaces(letters: readonly PrintedCharacter[]): Promise<Typefaces> {
  const texts = new Map<string, { font: FontName; weight: number; text: string }>();
  for (const { font, weight, text } of letters) {
    const nearest = nearestWeight(font, weight);
    const known = texts.get(`${font} ${nearest}`);
    texts.set(`${font} ${nearest}`, { font, weight: nearest, text: (known?.text ?? "") + text });
  }
  const opened = new Map<string, Typeface[]>();
  for (const [key, wanted] of texts) opened.set(key, await facesFor(wanted));
  return {
    faceOf({ text, font, weight }) {
      const faces = opened.get(`${font} ${nearestWeight(font, weight)}`) ?? [];
      return faces.find((face) => holds(face, text)) ?? null;
    },
  };
}

/** Marks that only change how a letter before them looks; no font needs to have them. */
const INVISIBLE = /\u200b|\u200c|\u200d|\p{Variation_Selector}/gu;

function holds({ font }: Typeface, text: string): boolean {
  const seen = text.replace(INVISIBLE, "");
  return seen !== "" && [...seen].every((sign) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0));
}

type Wanted = { font: FontName; weight: number; text: string };

/** The font itself, then what stands in for it, until every letter is found. */
async function facesFor({ font, weight, text }: Wanted): Promise<Typeface[]> {
  const faces: Typeface[] = [];
  const missing = () =>
    [...new Set(text)].filter((sign) => !faces.some((face) => holds(face, sign))).join("");
  for (const name of [font, ...standInsFor(font)]) {
    const own = nearestWeight(name, weight);
    for (const files of [
      () => wholeOf(name, own),
      () => fontFilesFor(name, { text: missing(), weight: own }).then((some) => some.map(({ data }) => data)),
    ]) {
      if (missing().trim() === "") return faces;
      for (const file of await files()) {
        const face = await cutFace(file, { text: missing(), name: `${name} ${own} ${faces.length}` });
        if (face) faces.push(face);
      }
    }
  }
  return faces;
}

/** Cut first and read then: a whole Korean font takes seconds to be read. Null where it has none of the letters. */
async function cutFace(
  whole: Buffer,
  { text, name }: { text: string; name: string },
): Promise<Typeface | null> {
  const file = await subsetFont(whole, text, { targetFormat: "sfnt", noHinting: true });
  const face = { name, file, font: create(file) };
  try {
    return [...text].some((sign) => holds(face, sign)) ? face : null;
  } catch {
    // What is left of a font without any letter has no table of them either.
    return null;
  }
}

async function wholeOf(name: FontName, weight: number): Promise<Buffer[]> {
  const file = name === "pretendard" ? pretendardFile(weight) : wholeFile(name, weight);
  return file ? [await readFile(file)] : [];
}

function pretendardFile(weight: number): string {
  const style = pretendard[weight] ?? "Regular";
  return fileURLToPath(import.meta.resolve(`pretendard/dist/web/static/woff2/Pretendard-${style}.woff2`));
}

/** A letter's outline in a square of one em, y downwards, as one path. */
export function outlineOf({ font }: Typeface, text: string): { d: string; unitsPerEm: number } {
  const { glyphs, positions } = font.layout(text);
  let x = 0;
  const paths = glyphs.map(({ path }, index) => {
    const place = positions[index];
    const d = moved(path.toSVG(), { x: x + (place?.xOffset ?? 0), y: place?.yOffset ?? 0 });
    x += place?.xAdvance ?? 0;
    return d;
  });
  return { d: paths.join(""), unitsPerEm: font.unitsPerEm };
}

/** All of fontkit's commands are absolute, and their numbers come in pairs. */
function moved(d: string, by: { x: number; y: number }): string {
  let at = 0;
  return d.replace(/-?\d+(?:\.\d+)?(?:e-?\d+)?/g, (number) => {
    at += 1;
    return String(Number(number) + (at % 2 === 1 ? by.x : by.y));
  });
}
