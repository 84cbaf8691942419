import type { Air } from "#cards/themes/airs.ts";
import type { CardContent } from "./card.ts";

/** A finished card to look at and to begin from. Its people, places and numbers are invented. */
export type Sample = {
  name: string;
  label: string;
  mood: string;
  content: CardContent;
  /** That of its theme where nothing else is said. */
  air?: Air;
};
