import type { StickerTone, Stroke } from "./stickers/sticker.ts";

export type SvgDrawing = {
  width: number;
  height: number;
  /** As it is painted, of what a maker may change. */
  colours: string[];
  strokes: Stroke<StickerTone>[];
};

/**
 * Reads the paths of a drawing, back to front. What has the class `colour-1` to `colour-3` is painted in a colour that a
 * maker may change. `tests/content.test.ts` refuses a file with anything that is not read here.
 */
export function readSvg(svg: string): SvgDrawing {
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  const colours: string[] = [];
  const strokes = Array.from(svg.matchAll(/<path\s([^>]*)>/g), ([, written = ""]) => {
    const { d = "", class: tone, fill, stroke, "stroke-width": strokeWidth } = attributesIn(written);
    const at = tone ? Number(tone.replace("colour-", "")) - 1 : -1;
    const painted = (colour: string): StickerTone => {
      if (at < 0) return colour as `#${string}`;
      colours[at] = colour;
      return at as 0 | 1 | 2;
    };
    return fill
      ? { d, fill: painted(fill) }
      : { d, stroke: painted(stroke ?? ""), strokeWidth: Number(strokeWidth) };
  });
  return { width: Number(width), height: Number(height), colours, strokes };
}

function attributesIn(written: string): Record<string, string | undefined> {
  return Object.fromEntries(
    Array.from(written.matchAll(/([\w-]+)="([^"]*)"/g), ([, name = "", value = ""]) => [name, value]),
  );
}
