import type { FontName } from "#cards/themes/fonts.ts";
import type { Photo } from "./photo.ts";

/** As canvas, SVG and PDF all write it: x′ = ax + cy + e, y′ = bx + dy + f. */
type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];
type Blend = { from: string; to: string; x1: number; y1: number; x2: number; y2: number };
/** In millimetres, whatever the matrix. */
type Line = { colour: string; width: number };

export type PrintedPath = {
  type: "path";
  d: string;
  matrix: Matrix;
  fill: string | Blend | null;
  line: Line | null;
};

/** One letter, whose baseline begins where the matrix puts 0, 0. */
export type PrintedCharacter = {
  type: "letter";
  text: string;
  font: FontName;
  weight: number;
  size: number;
  matrix: Matrix;
  fill: string | null;
  line: Line | null;
};

/** Red, green and blue, each made of the three and a constant, from 0 to 1. */
export type Toning = readonly (readonly [red: number, green: number, blue: number, constant: number])[];

/** A photo, as a square of side 1 put in place by `image`, cut by a path that `window` puts in place. */
export type PrintedPhoto = {
  type: "photo";
  photo: Photo;
  toning: Toning | null;
  image: Matrix;
  clip: string;
  window: Matrix;
};

export type PrintedMark = PrintedPath | PrintedCharacter | PrintedPhoto;

/** Marks around a middle, put in place, turned and seen through together. */
export type PrintedLayer = {
  /** Of the element it shows; null where it shows none. */
  id: string | null;
  place: { x: number; y: number; rotation: number };
  opacity: number;
  /** Of what it takes up, before it is turned. */
  width: number;
  height: number;
  marks: readonly PrintedMark[];
};

/** The lowest first, in millimetres from the top left of the cut card. */
export type PrintedFace = readonly PrintedLayer[];

export type PrintedCard = {
  front: PrintedFace;
  back: PrintedFace;
  /** All that its maker put on both sides: what tells it from another card. */
  look: string;
};

/** What a kind prints: cards of one size, each with two sides. */
export type Print = {
  /** What its file is called, without an ending. */
  name: string;
  width: number;
  height: number;
  /** Printed beyond the cut on every side. */
  bleed: number;
  cards: readonly PrintedCard[];
};
