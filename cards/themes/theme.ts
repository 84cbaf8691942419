import type { FontName } from "./fonts.ts";

/** `#rrggbb`, nothing else: a colour goes into a style attribute. */
export type Colour = `#${string}`;

/** Five named colours make a world. */
export type Palette = {
  /** The sheet itself. */
  paper: Colour;
  /** Text on the sheet. */
  ink: Colour;
  /** What draws the eye: the numeral of the day, a seal, a link. */
  accent: Colour;
  /** A second surface on the sheet: a box, a calendar's ground. */
  soft: Colour;
  /** The calm around the sheet on a wide screen. */
  ground: Colour;
};

/**
 * A colour that only drawings use, never text. Either fixed (the five colours of a sleeve), or the accent moved to
 * another lightness and chroma, so that a maker's own accent also turns the leaves.
 */
export type Pigment = Colour | { lightness: number; chroma: number };

/** How a section comes in. Nothing moves under reduced motion. */
export type Entrance = "rise" | "fade" | "ink" | "unfold" | "drift";

/** What falls or glows over the cover; a memorial theme offers none. */
export type Effect = "none" | "petals" | "snow" | "fireflies" | "confetti";

/** A theme is a world with a name; its drawings are in `drawings.tsx` of the same folder. */
export type Theme = {
  name: string;
  label: string;
  /** One sentence that a maker reads when choosing. */
  mood: string;
  /** A memorial theme has ink, ivory, one muted tone and no effect. */
  occasion: "celebration" | "memorial";
  palette: Palette;
  pigments: readonly Pigment[];
  /** Other accents a maker may choose; each is readable on `paper` and on `soft`. */
  accents: readonly Colour[];
  /** Other papers a maker may choose; `ink` is readable on each. */
  papers: readonly Colour[];
  /** `figures` sets dates, numerals and the small English line over a heading. */
  fonts: { heading: FontName; body: FontName; figures: FontName };
  type: {
    /** Weight of headings; the nearest that the font has. */
    weight: number;
    /** Letter spacing of headings, in em. */
    tracking: number;
    /** How the small English line is set: spaced capitals, italic, as typed, or not at all. */
    eyebrow: "capitals" | "italic" | "plain" | "none";
  };
  motion: { entrance: Entrance; effect: Effect };
  /** How headings are set: beside the words, above them, large numerals… the viewers' CSS knows these. */
  heading: "centred" | "left" | "stamped";
  cover: {
    align: "centre" | "left";
    /**
     * Where the drawing leaves room for the words, in % of the cover's width from its top and its bottom, as CSS
     * padding counts. A cover is drawn 390 wide and 720 high, and grows with its words.
     */
    room: { top: number; bottom: number };
    /** The shape a cover photo takes. */
    photo: "sheet" | "arch" | "round" | "print";
  };
  /** Corners of boxes and photos, in px. */
  radius: number;
  /** Width of hairlines, in px; the drawings keep the same hand. */
  line: number;
  /** White between two sections, in px. */
  space: number;
};
