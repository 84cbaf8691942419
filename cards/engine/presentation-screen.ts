import type { CardContent } from "./card.ts";
import type { Draw } from "./guest.ts";

/** What the owner of a card may ask and do before all who came. Every call rejects with a sentence to show. */
export type Host = {
  /** How many left what is counted under each name; see `entries.tally`. */
  tally(section: string): Promise<Record<string, number>>;
  /** On a section where guests guess; see `entries.guessing`. */
  draw(section: string): Promise<Draw>;
  reveal(told: { section: string; answer: string }): Promise<Draw>;
  drawWinners(wanted: { section: string; count: number }): Promise<Draw>;
  /** What winners left, as the owner reads it: one text for each column of the section. */
  winners(section: string): Promise<{ id: string; values: string[] }[]>;
  watch(section: string, onChange: () => void): () => void;
};

/** Props of a kind's presentation screen: one for a hall, at any width. */
export type PresentationScreenProps = {
  content: CardContent;
  /** Where guests open the card. */
  address: string;
  /** Where the owner came from. */
  back: string;
  host: Host;
};
