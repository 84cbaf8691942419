import type { StickerTone, Stroke } from "#cards/kinds/photo/stickers/sticker.ts";

export type Size = { width: number; height: number };
export type FrameOpening = Size & { x: number; y: number };

/** A frame around something of a certain size: nothing of it is stretched. In millimetres from the top left. */
export type FrameShape<Colour = StickerTone> = {
  /** What the photo covers. */
  opening: FrameOpening;
  /** What is seen of it. */
  clip: string;
  /** Paper under the photo. */
  under: readonly Stroke<Colour>[];
  /** Ornament over it. */
  over: readonly Stroke<Colour>[];
};

export type Framed = FrameShape<string>;

export type PhotoFrame = {
  name: string;
  label: string;
  /** Around one photo, or along the edge of the whole card, bleed included. */
  for: "photo" | "card";
  /** As we painted it. */
  colours: readonly string[];
  shape(size: Size): FrameShape;
};

/** A frame of this size in the colours that a maker chose; its own where there is no choice. */
export function framed(
  frame: PhotoFrame,
  { colours, ...size }: Size & { colours: readonly string[] },
): Framed {
  const { under, over, ...rest } = frame.shape(size);
  const painted = (strokes: readonly Stroke<StickerTone>[]): Stroke[] =>
    strokes.map(({ d, fill, stroke, strokeWidth }) => ({
      d,
      ...(fill !== undefined && { fill: colourOf(fill) }),
      ...(stroke !== undefined && { stroke: colourOf(stroke), strokeWidth }),
    }));
  const colourOf = (tone: StickerTone) =>
    typeof tone === "string" ? tone : (colours[tone] ?? frame.colours[tone] ?? "#ffffff");
  return { ...rest, under: painted(under), over: painted(over) };
}
