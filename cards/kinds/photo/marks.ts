import type { Photo } from "#cards/engine/photo.ts";
import type { PrintedCharacter, PrintedPath } from "#cards/engine/print.ts";
import { drawQrCode } from "#cards/parts/qr-code.ts";
import type {
  CardBackground,
  Design,
  Element,
  LetteredElement,
  PhotoElement,
  QrElement,
  ShapeElement,
  StickerElement,
} from "./document.ts";
import type { FilterName } from "./filters.ts";
import { type Framed, framed } from "./frames/frame.ts";
import { frameNamed } from "./frames/frames.ts";
import { elementWordsOf, setLetters } from "./lettering.ts";
import { asItIs, combined, type Matrix, movedMatrix, scaled, turned } from "./matrix.ts";
import { patternNamed } from "./patterns.ts";
import { photoMatrix } from "./photo-cut.ts";
import { shapePath } from "./shapes.ts";
import { BLEED, CARD_HEIGHT, CARD_WIDTH, type CardSide } from "./sizes.ts";
import { type Stroke, stickerStrokes } from "./stickers/sticker.ts";
import { stickerNamed } from "./stickers/stickers.ts";

/** From one colour to another between two points. */
export type Blend = { from: string; to: string; x1: number; y1: number; x2: number; y2: number };

/** What a pen has to draw: all there is to know for a canvas, for SVG and for paper. Ends and corners are round. */
export type DesignMark =
  | PrintedPath
  | PrintedCharacter
  /** A photo, as a square of side 1 put in place by `image`, cut by a path that `window` puts in place. */
  | { type: "photo"; photo: Photo; filter: FilterName; image: Matrix; clip: string; window: Matrix };

/** In millimetres, whatever the matrix. */
export type MarkLine = { colour: string; width: number };

/** One element, drawn around its own middle and then put in its place. */
export type Layer = {
  /** Null for what is not an element: the ground, and the ornament over all. */
  id: string | null;
  place: { x: number; y: number; rotation: number };
  opacity: number;
  /** Of what it takes up, before it is turned. */
  width: number;
  height: number;
  marks: readonly DesignMark[];
};

/** All of a face, the lowest first. What is hidden, unknown or still without a photo draws nothing. */
export function faceLayers(design: Design, side: CardSide): Layer[] {
  const { background, elements, frame } = design[side];
  const shown = elements.filter(({ hidden }) => !hidden);
  return [
    sheetLayer(groundMarks(background)),
    ...shown.map((element) => layerOf(element, design)),
    ...(frame ? [sheetLayer(edgeMarks(frame))] : []),
  ];
}

/** All that an element may say of the card it is on. */
type Numbered = Pick<Design, "number">;

/** One element as it is drawn, hidden or not. */
export function layerOf(element: Element, design: Numbered): Layer {
  const { id, x, y, rotation, opacity } = element;
  return { id, place: { x, y, rotation }, opacity, ...drawn(element, design) };
}

function drawn(element: Element, design: Numbered): Pick<Layer, "width" | "height" | "marks"> {
  switch (element.type) {
    case "photo":
      return { width: element.width, height: element.height, marks: photoMarks(element) };
    case "sticker":
      return { width: element.width, height: element.height, marks: stickerMarks(element) };
    case "shape":
      return { width: element.width, height: element.height, marks: shapeMarks(element) };
    case "qr":
      return { width: element.width, height: element.width, marks: qrMarks(element) };
    default:
      return letterMarks(element, design);
  }
}

const SHEET = { width: CARD_WIDTH + 2 * BLEED, height: CARD_HEIGHT + 2 * BLEED };
const SHEET_PATH = `M${-BLEED} ${-BLEED}h${SHEET.width}v${SHEET.height}h${-SHEET.width}Z`;

function sheetLayer(marks: readonly DesignMark[]): Layer {
  return { id: null, place: { x: 0, y: 0, rotation: 0 }, opacity: 1, ...SHEET, marks };
}

export function groundMarks(background: CardBackground): DesignMark[] {
  const ground = (fill: string | Blend): DesignMark => ({
    type: "path",
    d: SHEET_PATH,
    matrix: asItIs,
    fill,
    line: null,
  });
  if (background.type === "plain") return [ground(background.colour)];
  if (background.type === "gradient") return [ground(blend(background))];
  const pattern = patternNamed(background.name);
  if (!pattern) return [ground(background.colours[0] ?? "#ffffff")];
  const [paper = "#ffffff", ...inks] = pattern.colours.map((own, at) => background.colours[at] ?? own);
  return [
    ground(paper),
    ...pattern.paths.map(
      (d, at): DesignMark => ({ type: "path", d, matrix: asItIs, fill: inks[at] ?? paper, line: null }),
    ),
  ];
}

/** From corner to corner along its angle, as CSS does. */
function blend({ from, to, angle }: Extract<CardBackground, { type: "gradient" }>): Blend {
  const turn = (angle / 180) * Math.PI;
  const [dx, dy] = [Math.sin(turn), -Math.cos(turn)];
  const reach = (Math.abs(SHEET.width * dx) + Math.abs(SHEET.height * dy)) / 2;
  const [x, y] = [CARD_WIDTH / 2, CARD_HEIGHT / 2];
  return { from, to, x1: x - dx * reach, y1: y - dy * reach, x2: x + dx * reach, y2: y + dy * reach };
}

/** The ornament along the edge of the card. */
export function edgeMarks({ name, colours }: { name: string; colours: readonly string[] }): DesignMark[] {
  const frame = frameNamed(name);
  if (!frame) return [];
  return strokeMarks(framed(frame, { ...SHEET, colours }).over, movedMatrix(-BLEED, -BLEED));
}

function strokeMarks(strokes: readonly Stroke[], matrix: Matrix): DesignMark[] {
  const scale = Math.sqrt(Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]));
  return strokes.map(({ d, fill, stroke, strokeWidth = 0 }) => ({
    type: "path",
    d,
    matrix,
    fill: fill ?? null,
    line: stroke === undefined ? null : { colour: stroke, width: strokeWidth * scale },
  }));
}

/** The edge of a photo and the opening through which it is seen. */
export function framedPhoto({
  frame,
  width,
  height,
}: Pick<PhotoElement, "frame" | "width" | "height">): Framed {
  const known = frame && frameNamed(frame.name);
  if (known) return framed(known, { width, height, colours: frame.colours });
  const opening = { x: 0, y: 0, width, height };
  return { opening, clip: `M0 0H${width}V${height}H0Z`, under: [], over: [] };
}

function photoMarks(element: PhotoElement): DesignMark[] {
  const { photo, width, height, cut, filter } = element;
  const { opening, clip, under, over } = framedPhoto(element);
  const corner = movedMatrix(-width / 2, -height / 2);
  const middle = movedMatrix(
    opening.x + opening.width / 2 - width / 2,
    opening.y + opening.height / 2 - height / 2,
  );
  if (!photo) return [];
  const image = combined(middle, photoMatrix({ photo, window: opening, cut }));
  return [
    ...strokeMarks(under, corner),
    { type: "photo", photo, filter, image, clip, window: corner },
    ...strokeMarks(over, corner),
  ];
}

function stickerMarks({ name, width, height, colours, mirrored, dieCut }: StickerElement): DesignMark[] {
  const sticker = stickerNamed(name);
  if (!sticker) return [];
  const scale = Math.min(width / sticker.width, height / sticker.height);
  const matrix = combined(
    scaled(mirrored ? -scale : scale, scale),
    movedMatrix(-sticker.width / 2, -sticker.height / 2),
  );
  return strokeMarks(stickerStrokes(sticker, { colours, border: dieCut }), matrix);
}

function shapeMarks({ shape, fill, line, ...size }: ShapeElement): DesignMark[] {
  const d = shapePath(shape, size);
  return [{ type: "path", d, matrix: asItIs, fill: shape === "line" ? null : fill, line }];
}

function qrMarks({ address, width, colour, paper }: QrElement): DesignMark[] {
  const half = width / 2;
  const ground = `M${-half} ${-half}h${width}v${width}h${-width}Z`;
  const under: DesignMark[] = paper
    ? [{ type: "path", d: ground, matrix: asItIs, fill: paper, line: null }]
    : [];
  if (address.trim() === "") return under;
  const { side, path } = drawQrCode(address.trim());
  const matrix = combined(movedMatrix(-half, -half), scaled(width / side));
  return [...under, { type: "path", d: path, matrix, fill: colour, line: null }];
}

function letterMarks(element: LetteredElement, design: Numbered) {
  const words = elementWordsOf(element, design);
  const { letters, em, width, height } = setLetters(element, words);
  const { font, weight, colour, outline } = element;
  const put = (look: { fill: string | null; line: MarkLine | null }): DesignMark[] =>
    letters.map(({ text, x, y, turn }) => ({
      type: "letter",
      text,
      font,
      weight,
      size: em,
      matrix: combined(movedMatrix(x, y), turned(turn)),
      ...look,
    }));
  // All outlines lie under all letters: none may cover its neighbour.
  const lines = outline ? put({ fill: null, line: { ...outline, width: outline.width * 2 } }) : [];
  return { width, height, marks: [...lines, ...put({ fill: colour, line: null })] };
}
