import type { CardContent } from "./card.ts";

/** A file that was made of a card, and where it lies for some minutes. */
export type PrintedFile = { address: string };

/** What the frame gives a kind that is made on a surface of its own. It stands inside a `PhotoWaysContext`. */
export type SurfaceProps = {
  content: CardContent;
  /** Replaces fields of a section. What follows at the same `where` without a pause is one step back; null begins a step. */
  change(changed: { section: string; fields: object; where: string | null }): void;
  /** What to mend, a sentence by the path `section.field`. */
  problems: Readonly<Record<string, string>>;
  /** Saves what is there, and has a file made of it in one of the forms its kind knows. Rejects with a sentence to show. */
  print(form: string): Promise<PrintedFile>;
};
