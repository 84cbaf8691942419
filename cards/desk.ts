import type { CardContent } from "./card.ts";

/** What the frame gives a kind's desk: a screen of the owner's own for one of their cards. */
export type DeskProps = {
  title: string;
  content: CardContent;
  /** Where guests open the card, and where its owner changes it. */
  address: string;
  edit: string;
  /** Whether guests can open it at this moment. */
  isOpen: boolean;
  /** Hands a text to the owner as a file. */
  saveFile(file: { name: string; type: string; text: string }): void;
};
