import type { CardContent } from "./card.ts";

/** A file that was made of a card, and where it lies for some minutes. */
export type PrintedFile = { address: string };

/** What was bought to be printed without our mark; each look of a card counts once. */
export type Prints = {
  all: number;
  left: number;
  /** How many a file of the card as it is now would take, and one of its whole series. */
  one: number;
  series: number;
};

/** The way of one card to paper. */
export type Printing = {
  /** Where more is bought. */
  order: string;
  /** Null where nothing is sold by the print. Rejects with a sentence to show, like `print`. */
  prints(): Promise<Prints | null>;
  /** Has a file made of what is there, saved before, in one of the forms its kind knows; `plain` without our mark. */
  print(form: string, sort: "marked" | "plain"): Promise<PrintedFile>;
};

/** What the frame gives a kind that is made on a surface of its own. It stands inside a `PhotoWaysContext`. */
export type CanvasEditorProps = {
  content: CardContent;
  /** Replaces fields of a section. What follows at the same `where` without a pause is one step back; null begins a step. */
  change(changed: { section: string; fields: object; where: string | null }): void;
  /** What to mend, a sentence by the path `section.field`. */
  problems: Readonly<Record<string, string>>;
  /** The same one as long as the card is open. */
  printing: Printing;
};
