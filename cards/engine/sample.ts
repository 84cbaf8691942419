import type { Air } from "#cards/themes/airs.ts";
import { daysBetween } from "#domain/korean-day.ts";
import type { CardContent } from "./card.ts";
import { moveDays } from "./move-days.ts";

/** A finished card to look at and to begin from. Its people, places and numbers are invented. */
export type Sample = {
  name: string;
  label: string;
  mood: string;
  content: CardContent;
  /** That of its theme where nothing else is said. */
  air?: Air;
  /** Its words suit everybody such a card may be for: all looks are shown with them, and begun with them. */
  forAnybody?: boolean | undefined;
  /** The day on which it would have been sent, where it is no news on any other: nobody tells of a death to come. */
  sentOn?: string | undefined;
};

/** What it says, as if it were sent today. */
export function contentToday(
  { content, sentOn }: Pick<Sample, "content" | "sentOn">,
  today: string,
): CardContent {
  return sentOn ? moveDays(content, daysBetween(sentOn, today)) : content;
}
