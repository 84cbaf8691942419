import type { CardFacts } from "#cards/engine/viewer.ts";
import { dateInFigures, sentence } from "#domain/day-words.ts";

type Told = Pick<CardFacts, "title" | "when" | "place" | "language" | "address" | "message">;

/** A card told in a text message, so that even a telephone without a browser knows who, when and where. */
export function shareMessageOf(card: Told, title: string): string {
  if (card.message) return `${card.message}\n\n${card.address}`;
  const day = card.when && (card.language === "en" ? dateInFigures(card.when) : sentence(card.when));
  const lines = [title, card.title, day, card.place?.name, card.place?.address, card.address];
  return [...new Set(lines.map((line) => line?.trim()).filter(Boolean))].join("\n");
}

/** `sms:` to nobody yet: the guest chooses. `?&body=` is read by iOS and by Android. */
export function smsLink(words: string): string {
  // Half an emoji, cut off by a length limit somewhere, cannot be encoded.
  return `sms:?&body=${encodeURIComponent(words.toWellFormed())}`;
}
