import type { Printing } from "./canvas-editor.ts";
import type { CardContent } from "./card.ts";

/** One of the owner's cards as a list screen shows it. */
export type ListScreenCard = {
  id: string;
  title: string;
  /** Null until it has come. */
  content: CardContent | null;
  isBusy: boolean;
  /** Where it is changed. */
  edit: string;
  /** Where guests see it; null as long as they do not. */
  view: string | null;
  /** Where it is ordered. */
  order: string;
};

/** Props of a kind's own list screen. One without cards marks what it shows by `data-empty`. */
export type ListScreenProps = {
  cards: readonly ListScreenCard[];
  /** Where a new one is begun. */
  create: string;
  duplicate(id: string): void;
  /** Can be undone by the toast that follows. */
  remove(id: string): void;
  /** Changes a section of a card that is not open: saved at once. */
  change(id: string, changed: { section: string; fields: object }): void;
  /** The way of a card to paper. */
  printing(id: string): Printing;
};
