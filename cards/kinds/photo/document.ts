import { z } from "zod";
import { oneOf } from "#cards/engine/one-of.ts";
import { photoSchema } from "#cards/engine/photo-schema.ts";
import { saidAs, unsaid } from "#cards/engine/said-as.ts";
import { type FontName, fontNames } from "#cards/themes/fonts.ts";
import { filterNames } from "./filters.ts";
import { finishLabels } from "./finish-labels.ts";
import {
  DESIGN_NAME_MAX_LENGTH,
  FACE_MAX_ELEMENTS,
  NUMBER_MAX,
  QR_MAX_LENGTH,
  SET_MAX_LENGTH,
  shapeNames,
  TEXT_MAX_LENGTH,
} from "./sizes.ts";

/** `#` and six digits. */
export type DesignColour = `#${string}`;

const colour = z.templateLiteral(["#", z.string().regex(/^[0-9a-fA-F]{6}$/)]);
const colours = z.array(colour).max(4);
/** A sticker, a frame or a pattern by its name. One that nobody knows any more draws nothing. */
const drawingName = z
  .string()
  .max(40)
  .regex(/^[a-z0-9-]*$/);
const id = z
  .string()
  .min(1)
  .max(24)
  .regex(/^[A-Za-z0-9_-]+$/);

/** What every element has. It turns around its middle. */
const placed = {
  id,
  /** Its middle, from the left and the top edge of the cut card. */
  x: z.number().min(-100).max(160),
  y: z.number().min(-100).max(200),
  /** Clockwise, in degrees. */
  rotation: z.number().min(-360).max(360),
  opacity: z.number().min(0).max(1),
  locked: z.boolean(),
  hidden: z.boolean(),
  /** Elements with the same name are picked and moved together. */
  group: id.nullable(),
};

const size = z.number().min(0.1).max(200);
const box = { width: size, height: size };

const frame = z.object({ name: drawingName, colours });

const photoElement = z.object({
  type: z.literal("photo"),
  ...placed,
  ...box,
  /** Null where the maker has yet to choose one: its place is drawn in the editor and never printed. */
  photo: photoSchema.nullable(),
  /**
   * What is seen of it: at zoom 1 and turn 0 it just covers the box. `x` and `y` are the point of the photo that lies
   * in the middle of the box, from 0 to 1; `turn` is in degrees, clockwise, inside the box.
   */
  cut: z.object({
    x: z.number().min(0).max(1),
    y: z.number().min(0).max(1),
    zoom: z.number().min(1).max(6),
    turn: z.number().min(-180).max(180),
    mirrored: z.boolean(),
  }),
  filter: z.enum(filterNames),
  /** Shape and ornament of its edge. */
  frame: frame.nullable(),
});

const stickerElement = z.object({
  type: z.literal("sticker"),
  ...placed,
  ...box,
  name: drawingName,
  /** In the order of the sticker's own; where one is missing its own is taken. */
  colours,
  mirrored: z.boolean(),
  /** A white edge around it, as if it were cut out of a sheet. */
  dieCut: z.boolean(),
});

/** How letters look, whatever they say. */
const lettering = {
  font: z.enum(fontNames as [FontName, ...FontName[]]),
  weight: z.int().min(100).max(900),
  /** The height of its em, in millimetres. */
  size: z.number().min(1).max(60),
  colour,
  outline: z.object({ colour, width: z.number().min(0.05).max(5) }).nullable(),
  /** Degrees of the arc on which one line lies, its middle on top; below 0 it hangs; 0 is straight. */
  curve: z.number().min(-340).max(340),
  /** Between letters, in ems. */
  spacing: z.number().min(-0.2).max(2),
  /** From line to line, in ems. */
  leading: z.number().min(0.8).max(3),
  align: z.enum(["left", "center", "right"]),
  /** Where lines are broken; a curved line is never. */
  width: size,
};

const textElement = z.object({
  type: z.literal("text"),
  ...placed,
  ...lettering,
  words: z.string().max(TEXT_MAX_LENGTH, `글씨는 ${TEXT_MAX_LENGTH}자까지 쓸 수 있습니다.`),
});

/** Says the design's number, "No. 01/10"; nothing where it has none. */
const numberElement = z.object({ type: z.literal("number"), ...placed, ...lettering });

const qrElement = z.object({
  type: z.literal("qr"),
  ...placed,
  /** It is square. */
  width: size,
  address: z.string().max(QR_MAX_LENGTH, `주소는 ${QR_MAX_LENGTH}자까지 넣을 수 있습니다.`),
  colour,
  /** Behind it, with a quiet edge; null where the card shows through. */
  paper: colour.nullable(),
});

const shapeElement = z.object({
  type: z.literal("shape"),
  ...placed,
  ...box,
  shape: z.enum(shapeNames),
  fill: colour.nullable(),
  line: z.object({ colour, width: z.number().min(0.05).max(10) }).nullable(),
  /** Of a rectangle's corners. */
  radius: z.number().min(0).max(50),
});

export const element = z.discriminatedUnion("type", [
  photoElement,
  stickerElement,
  textElement,
  numberElement,
  qrElement,
  shapeElement,
]);

const background = z.discriminatedUnion("type", [
  z.object({ type: z.literal("plain"), colour }),
  z.object({
    type: z.literal("gradient"),
    from: colour,
    to: colour,
    /** As in CSS: 0 goes upwards, 90 to the right. */
    angle: z.number().min(0).max(360),
  }),
  z.object({ type: z.literal("pattern"), name: drawingName, colours }),
]);

const face = unsaid(
  z
    .object({
      background,
      /** The lowest first. */
      elements: z
        .array(element)
        .max(FACE_MAX_ELEMENTS, `한 면에 ${FACE_MAX_ELEMENTS}개까지 올릴 수 있습니다.`),
      /** An ornament along the edge of the card, over everything. */
      frame: frame.nullable(),
    })
    .refine(({ elements }) => new Set(elements.map((one) => one.id)).size === elements.length, {
      message: "같은 것이 두 번 들어 있습니다.",
      path: ["elements"],
    }),
);

/** All of a photo card: what is kept, undone, printed. */
export const design = z.object({
  /** What its maker calls it; nobody else reads it. */
  name: z.string().max(DESIGN_NAME_MAX_LENGTH, `이름은 ${DESIGN_NAME_MAX_LENGTH}자까지 쓸 수 있습니다.`),
  /** Cards that belong together carry the same; empty for one that belongs to none. */
  set: z.string().max(SET_MAX_LENGTH, `세트 이름은 ${SET_MAX_LENGTH}자까지 쓸 수 있습니다.`),
  number: saidAs(
    z
      .object({ at: z.int().min(1).max(NUMBER_MAX), of: z.int().min(1).max(NUMBER_MAX) })
      .refine(({ at, of }) => at <= of, { message: "번호는 전체 장수보다 클 수 없습니다.", path: ["at"] }),
    ({ at, of }) => `${of}장 가운데 ${at}번`,
  ).nullable(),
  finish: oneOf(finishLabels),
  front: face,
  back: face,
});

export type Design = z.infer<typeof design>;
export type DesignFace = z.infer<typeof face>;
export type CardBackground = z.infer<typeof background>;
export type Element = z.infer<typeof element>;
export type ElementType = Element["type"];
export type PhotoElement = z.infer<typeof photoElement>;
export type StickerElement = z.infer<typeof stickerElement>;
export type TextElement = z.infer<typeof textElement>;
export type NumberElement = z.infer<typeof numberElement>;
export type LetteredElement = TextElement | NumberElement;
export type QrElement = z.infer<typeof qrElement>;
export type ShapeElement = z.infer<typeof shapeElement>;
