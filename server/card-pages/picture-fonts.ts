import { type FontName, standInsFor } from "#cards/themes/fonts.ts";
import { type FontFile, fontFilesFor } from "#server/fonts/fonts.ts";

/** A file of a font under a name of its own: the drawer takes a glyph from the first in a line that has it. */
export type Font = FontFile & { weight: 400; style: "normal" };

/** Files with a glyph for every character of a text that any font of ours has, the wished font's own first. */
export async function pictureFontsFor(
  name: FontName,
  { text, weight }: { text: string; weight: number },
): Promise<Font[]> {
  const found: FontFile[] = [];
  for (const font of [name, ...standInsFor(name)]) {
    const missing = [...`${inFontsWords(text)} `].filter((character) => !hasGlyph(found, character)).join("");
    if (missing) found.push(...(await fontFilesFor(font, { text: missing, weight })));
  }
  return found.map((file) => ({ ...file, weight: 400, style: "normal" }));
}

/** A line of fonts as a style names it. */
export function familyOf(fonts: readonly Font[]): string {
  return fonts.map(({ name }) => `"${name}"`).join(", ");
}

/** Fonts of several lines, each once: the drawer mixes up two files of one name. */
export function eachOnce(...lines: Font[][]): Font[] {
  return [...new Map(lines.flat().map((font) => [font.name, font])).values()];
}

function hasGlyph(fonts: readonly FontFile[], character: string): boolean {
  return fonts.some(({ glyphs }) => glyphs.has(character.codePointAt(0) ?? 0));
}

/** As fonts know it: syllables in one piece, and a telephone's red heart as the sign that is older than emoji. */
function inFontsWords(text: string): string {
  return text.normalize("NFC").replace(/\u2764/g, "\u2665");
}

const graphemes = new Intl.Segmenter("ko", { granularity: "grapheme" });
/** What says how a character before it looks, and is not seen itself. */
const UNSEEN = /\p{Cf}|\p{Variation_Selector}/gu;

/** A text without what no font of ours has, as emoji: a space is not noticed, an empty box is. */
export function drawable(text: string, fonts: readonly Font[]): string {
  const known = inFontsWords(text);
  const drawn = [...graphemes.segment(known)].map(({ segment }) => {
    const seen = segment.replace(UNSEEN, "");
    const isHeld = [...seen].every((one) => /\s/.test(one) || hasGlyph(fonts, one));
    return isHeld ? seen : " ";
  });
  const left = drawn.join("");
  if (left === known) return known;
  return left
    .replace(/ {2,}/g, " ")
    .replace(/ (?=[\n.,!?])/g, "")
    .trim();
}
