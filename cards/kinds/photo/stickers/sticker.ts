/** One of a sticker's own colours, which a maker may change, or one that always stays. */
export type StickerTone = 0 | 1 | 2 | `#${string}`;

/** One shape. Lines always have round ends and corners. */
export type Stroke<Colour = string> = { d: string; fill?: Colour; stroke?: Colour; strokeWidth?: number };

/** A drawing of paths alone: canvas, SVG and PDF draw it alike. */
export type PhotoSticker = {
  name: string;
  label: string;
  width: number;
  height: number;
  /** As we painted it. */
  colours: readonly string[];
  /** Back to front. */
  strokes: readonly Stroke<StickerTone>[];
};

/** White around a sticker that was cut out of its sheet, in hundredths of its side. */
const BORDER = 9;
/** On white paper only this line shows where the sheet was cut. */
const EDGE = 0.9;
const WHITE = "#fffefb";
const SHADE = "#e4dcd2";

type Choice = { colours?: readonly string[]; border?: boolean };

/** A sticker's shapes in the colours that a maker chose; the sticker's own where there is no choice. */
export function stickerStrokes(
  sticker: PhotoSticker,
  { colours = [], border = false }: Choice = {},
): Stroke[] {
  const painted = sticker.strokes.map(({ d, fill, stroke, strokeWidth }) => ({
    d,
    ...(fill !== undefined && { fill: colourOf(fill, { sticker, colours }) }),
    ...(stroke !== undefined && { stroke: colourOf(stroke, { sticker, colours }), strokeWidth }),
  }));
  return border ? [...around(sticker, { by: EDGE, colour: SHADE }), ...around(sticker), ...painted] : painted;
}

function colourOf(
  tone: StickerTone,
  { sticker, colours }: { sticker: PhotoSticker; colours: readonly string[] },
): string {
  return typeof tone === "string" ? tone : (colours[tone] ?? sticker.colours[tone] ?? SHADE);
}

/** Everything once more, wider and in one colour. */
function around({ strokes }: PhotoSticker, { by = 0, colour = WHITE } = {}): Stroke[] {
  return strokes.map(({ d, fill, strokeWidth = 0 }) => ({
    d,
    ...(fill !== undefined && { fill: colour }),
    stroke: colour,
    strokeWidth: strokeWidth + BORDER + by * 2,
  }));
}
