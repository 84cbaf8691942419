import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type FontName, fontNames, fonts } from "#cards/themes/fonts.ts";

/**
 * Measures the fonts and writes `cards/kinds/photo/advances.ts`: how far each letter moves on, so that lines are broken and
 * letters placed alike on a canvas, in a page without a script and on paper. Run after a font has changed.
 */

type Measured = {
  unitsPerEm: number;
  hasGlyphForCodePoint(point: number): boolean;
  glyphForCodePoint(point: number): { advanceWidth: number };
};

const require = createRequire(import.meta.url);
const { create } = createRequire(require.resolve("pdfkit"))("fontkit") as {
  create(file: Buffer): Measured;
};

const INITIALS = 19;
const VOWELS = 21;
const FINALS = 28;
const [FIRST_HANGUL, LAST_HANGUL] = [0xac00, 0xd7a3];

/** Files with all letters of fonts that are served in many parts. */
const elsewhere: Partial<Record<`${FontName} ${number}`, string>> = {
  "pretendard 300": "pretendard/dist/web/static/woff2/Pretendard-Light.woff2",
  "pretendard 400": "pretendard/dist/web/static/woff2/Pretendard-Regular.woff2",
  "pretendard 700": "pretendard/dist/web/static/woff2/Pretendard-Bold.woff2",
  "cormorant-garamond 400": "@fontsource/cormorant-garamond/files/cormorant-garamond-latin-400-italic.woff2",
  "cormorant-garamond 500": "@fontsource/cormorant-garamond/files/cormorant-garamond-latin-500-normal.woff2",
};

function measured(name: FontName, { weight, whole }: { weight: number; whole?: string }) {
  const file = whole ?? elsewhere[`${name} ${weight}`];
  if (!file) throw new Error(`${name} ${weight} has no file with all its letters`);
  const font = create(readFileSync(require.resolve(file)));
  const thousandths = (point: number) =>
    Math.round((font.glyphForCodePoint(point).advanceWidth / font.unitsPerEm) * 1_000);
  const latin = Array.from({ length: 95 }, (_, at) => thousandths(32 + at));
  const hangul: { point: number; width: number }[] = [];
  for (let point = FIRST_HANGUL; point <= LAST_HANGUL; point++) {
    if (font.hasGlyphForCodePoint(point)) hangul.push({ point, width: thousandths(point) });
  }
  return { latin, hangul: hangul.length > 0 ? parts(hangul) : null };
}

/** What a syllable's three parts add to the mean: exact where the font is regular, close where a hand wrote it. */
function parts(hangul: readonly { point: number; width: number }[]) {
  const mean = average(hangul.map(({ width }) => width));
  const effect = (count: number, partOf: (index: number) => number) =>
    Array.from({ length: count }, (_, part) => {
      const own = hangul.filter(({ point }) => partOf(point - FIRST_HANGUL) === part);
      return own.length === 0 ? 0 : Math.round(average(own.map(({ width }) => width)) - mean);
    });
  const effects = [
    effect(INITIALS, (index) => Math.floor(index / (VOWELS * FINALS))),
    effect(VOWELS, (index) => Math.floor(index / FINALS) % VOWELS),
    effect(FINALS, (index) => index % FINALS),
  ];
  return {
    mean: Math.round(mean),
    effects: effects.flat().some((one) => Math.abs(one) > 2) ? effects : null,
  };
}

function average(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}

const lines = fontNames.flatMap((name) =>
  fonts[name].faces.map((face) => {
    const { latin, hangul } = measured(name, face);
    const effects = hangul?.effects?.map((part) => `[${part.join(",")}]`).join(",");
    return `  "${name} ${face.weight}": { latin: "${latin.join(" ")}", hangul: ${hangul?.mean ?? 1_000}${effects ? `, parts: [${effects}]` : ""} },`;
  }),
);

writeFileSync(
  "cards/kinds/photo/advances.ts",
  `/** How far letters move on, in thousandths of an em; see \`scripts/character-advances.ts\`, which writes this file. */
export type FaceAdvances = {
  /** From the space to the tilde. */
  latin: string;
  /** The mean of all syllables. */
  hangul: number;
  /** What initial, vowel and final add to it, where they do. */
  parts?: readonly (readonly number[])[];
};

export const advances: Readonly<Record<string, FaceAdvances>> = {
${lines.join("\n")}
};
`,
);
