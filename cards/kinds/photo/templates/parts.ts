import type {
  CardBackground,
  Design,
  DesignColour,
  DesignFace,
  Element,
  NumberElement,
  PhotoElement,
  QrElement,
  ShapeElement,
  StickerElement,
  TextElement,
} from "#cards/kinds/photo/document.ts";
import { BLEED, CARD_HEIGHT, CARD_WIDTH } from "#cards/kinds/photo/sizes.ts";
import { stickerNamed } from "#cards/kinds/photo/stickers/stickers.ts";

/** A design to begin with. */
export type Template = {
  name: string;
  label: string;
  /** One line about what it feels like. */
  mood: string;
  design: Design;
};

/** An element before it has its place among others. */
type Part<One extends Element = Element> = Omit<One, "id">;
type Spot = { x: number; y: number; rotation?: number; opacity?: number };

function placed({ x, y, rotation = 0, opacity = 1 }: Spot) {
  return { x, y, rotation, opacity, locked: false, hidden: false, group: null };
}

/** The whole sheet, with what is cut off. */
export const wholeSheet = {
  x: CARD_WIDTH / 2,
  y: CARD_HEIGHT / 2,
  width: CARD_WIDTH + 2 * BLEED,
  height: CARD_HEIGHT + 2 * BLEED,
};

type PhotoSpot = Spot & {
  width: number;
  height: number;
  frame?: string;
  frameColours?: DesignColour[];
} & Partial<Pick<PhotoElement, "filter">>;

/** A place for a photo of any shape. */
export function photoElement({
  width,
  height,
  frame,
  frameColours = [],
  filter = "none",
  ...spot
}: PhotoSpot): Part<PhotoElement> {
  return {
    type: "photo",
    ...placed(spot),
    width,
    height,
    photo: null,
    cut: { x: 0.5, y: 0.5, zoom: 1, turn: 0, mirrored: false },
    filter,
    frame: frame ? { name: frame, colours: frameColours } : null,
  };
}

type StickerSpot = Spot & { width: number } & Partial<
    Pick<StickerElement, "colours" | "mirrored" | "dieCut">
  >;

/** As high as the sticker is. */
export function sticker(
  name: string,
  { width, colours = [], mirrored = false, dieCut = false, ...spot }: StickerSpot,
): Part<StickerElement> {
  const drawn = stickerNamed(name);
  const height = drawn ? (width * drawn.height) / drawn.width : width;
  return { type: "sticker", ...placed(spot), width, height, name, colours, mirrored, dieCut };
}

type Lettering = Omit<NumberElement, "type" | keyof ReturnType<typeof placed> | "id">;
type TextSpot = Spot & Pick<Lettering, "font" | "size" | "colour"> & Partial<Lettering>;

function lettered({ x, y, rotation, opacity, ...look }: TextSpot) {
  return {
    ...placed({ x, y, rotation, opacity }),
    weight: 400,
    outline: null,
    curve: 0,
    spacing: 0,
    leading: 1.4,
    align: "center" as const,
    width: 46,
    ...look,
  };
}

export function text(words: string, spot: TextSpot): Part<TextElement> {
  return { type: "text", ...lettered(spot), words };
}

export function number(spot: TextSpot): Part<NumberElement> {
  return { type: "number", ...lettered(spot) };
}

type ShapeSpot = Spot &
  Pick<ShapeElement, "shape" | "width" | "height"> &
  Partial<Pick<ShapeElement, "fill" | "line" | "radius">>;

export function shape({
  shape: kind,
  width,
  height,
  fill = null,
  line = null,
  radius = 0,
  ...spot
}: ShapeSpot): Part<ShapeElement> {
  return { type: "shape", ...placed(spot), shape: kind, width, height, fill, line, radius };
}

/** For an address that the maker fills in. */
export function qr({
  width,
  colour,
  paper,
  ...spot
}: Spot & Pick<QrElement, "width" | "colour" | "paper">): Part<QrElement> {
  return { type: "qr", ...placed(spot), width, address: "", colour, paper };
}

type Ground = { background: CardBackground; frame?: string; frameColours?: DesignColour[] };

/** A face with its parts, the lowest first. */
export function face({ background, frame, frameColours = [] }: Ground, parts: readonly Part[]): DesignFace {
  return {
    background,
    elements: parts.map((part, at) => ({ ...part, id: `part-${at + 1}` }) as Element),
    frame: frame ? { name: frame, colours: frameColours } : null,
  };
}

export function plain(colour: DesignColour): CardBackground {
  return { type: "plain", colour };
}

export function pattern(name: string, ...colours: DesignColour[]): CardBackground {
  return { type: "pattern", name, colours };
}

export function gradient(from: DesignColour, to: DesignColour, angle = 180): CardBackground {
  return { type: "gradient", from, to, angle };
}

export function designed(design: Pick<Design, "finish" | "front" | "back"> & Partial<Design>): Design {
  return { name: "", set: "", number: null, ...design };
}
