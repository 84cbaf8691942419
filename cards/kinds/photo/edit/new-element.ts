import type {
  DesignColour,
  NumberElement,
  PhotoElement,
  QrElement,
  ShapeElement,
  StickerElement,
  TextElement,
} from "#cards/kinds/photo/document.ts";
import { BLEED, CARD_HEIGHT, CARD_WIDTH, type ShapeName } from "#cards/kinds/photo/sizes.ts";
import { stickerNamed } from "#cards/kinds/photo/stickers/stickers.ts";
import type { FontName } from "#cards/themes/fonts.ts";
import { newPartId } from "#domain/uuid.ts";

const INK: DesignColour = "#2b2620";
/** What a shape is filled with until somebody chooses. */
export const SHAPE_FILL: DesignColour = "#f2b8b5";
const FONT: FontName = "gowun-batang";

function placed() {
  return {
    id: newPartId(),
    x: CARD_WIDTH / 2,
    y: CARD_HEIGHT / 2,
    rotation: 0,
    opacity: 1,
    locked: false,
    hidden: false,
    group: null,
  };
}

/** The first photo of a face takes all of it, bleed included; another one a part. */
export function newPhoto({ isFirst }: { isFirst: boolean }): PhotoElement {
  const size = isFirst
    ? { width: CARD_WIDTH + 2 * BLEED, height: CARD_HEIGHT + 2 * BLEED }
    : { width: 30, height: 38 };
  return {
    type: "photo",
    ...placed(),
    ...size,
    photo: null,
    cut: { x: 0.5, y: 0.5, zoom: 1, turn: 0, mirrored: false },
    filter: "none",
    frame: null,
  };
}

/** As long as its longer side, in millimetres. */
const STICKER_SIDE = 14;

export function newSticker(name: string): StickerElement {
  const { width, height } = stickerNamed(name) ?? { width: 1, height: 1 };
  const scale = STICKER_SIDE / Math.max(width, height);
  return {
    type: "sticker",
    ...placed(),
    name,
    width: width * scale,
    height: height * scale,
    colours: [],
    mirrored: false,
    dieCut: true,
  };
}

const lettering = {
  font: FONT,
  weight: 400,
  size: 5,
  colour: INK,
  outline: null,
  curve: 0,
  spacing: 0,
  leading: 1.4,
  align: "center",
  width: 44,
} as const;

/** What a new text says until its maker does. */
export const FIRST_WORDS = "여기에 글씨";

export function newText(words: string): TextElement {
  return { type: "text", ...placed(), ...lettering, words };
}

export function newNumber(): NumberElement {
  return { type: "number", ...placed(), ...lettering, y: 79, size: 3.2, spacing: 0.06, width: 30 };
}

export function newQr(address: string): QrElement {
  return { type: "qr", ...placed(), width: 18, address, colour: INK, paper: "#ffffff" };
}

export function newShape(shape: ShapeName): ShapeElement {
  const size = shape === "line" ? { width: 30, height: 1 } : { width: 20, height: 20 };
  return {
    type: "shape",
    ...placed(),
    ...size,
    shape,
    fill: shape === "line" ? null : SHAPE_FILL,
    line: shape === "line" ? { colour: INK, width: 0.4 } : null,
    radius: 0,
  };
}
