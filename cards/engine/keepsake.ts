import type { Photo } from "./photo.ts";

/** A part of a picture that the server draws: a box in flex layout, with words, a photo, lines or more boxes in it. */
export type KeepsakeBox = {
  /** As in CSS, in pixels; `fontFamily` is `heading`, `body` or `figures` of the card's look. */
  style: Readonly<Record<string, string | number>>;
  children?: readonly KeepsakeBox[] | string;
  /** Cut to the style's width and height around its focus. */
  photo?: Photo;
  /** An SVG of shapes, without words: fonts do not reach into it. */
  svg?: string;
};

/** A whole picture; it is as high as what is in it. */
export type Keepsake = {
  width: number;
  box: KeepsakeBox;
  /** What tells it from another picture of the same card: the name it was made for. */
  personal: string;
};
