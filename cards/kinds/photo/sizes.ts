/** A card of the size that sleeves and binders are made for, in millimetres: all of a design is. */
export const CARD_WIDTH = 54;
export const CARD_HEIGHT = 86;

/** What is printed beyond the cut on every side, since a blade is never quite where it should be. */
export const BLEED = 3;

/** What lies nearer to the cut than this may be lost with it. */
export const SAFE = 3;

/** More could be drawn, but nobody finds anything among them; up to here dragging stays smooth on a phone. */
export const FACE_MAX_ELEMENTS = 200;

/** As much as can be read on such a card. */
export const TEXT_MAX_LENGTH = 300;

/** As long as an address a QR code of 15 mm can still carry legibly. */
export const QR_MAX_LENGTH = 200;

export const DESIGN_NAME_MAX_LENGTH = 30;
export const SET_MAX_LENGTH = 20;

/** A series of more is not made by hand; three digits still stand well on the card. */
export const NUMBER_MAX = 999;

export const cardSides = ["front", "back"] as const;
export type CardSide = (typeof cardSides)[number];

export const finishes = ["matte", "gloss", "hologram", "glitter"] as const;
export type Finish = (typeof finishes)[number];

export const shapeNames = ["rectangle", "circle", "heart", "star", "line"] as const;
export type ShapeName = (typeof shapeNames)[number];
