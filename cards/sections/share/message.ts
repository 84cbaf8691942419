import type { CardFacts } from "#cards/engine/viewer.ts";
import { CHECK } from "#domain/addresses.ts";
import { dateInFigures, sentence } from "#domain/day-words.ts";

type Told = Pick<CardFacts, "title" | "when" | "place" | "language" | "address" | "message" | "checkNumber">;

/** A card told in a text message, so that even a telephone without a browser knows who, when and where. */
export function shareMessageOf(card: Told, title: string): string {
  if (card.message) return withCheckLines(`${card.message}\n\n${card.address}`, card);
  const day = card.when && (card.language === "en" ? dateInFigures(card.when) : sentence(card.when));
  const lines = [title, card.title, day, card.place?.name, card.place?.address, card.address];
  return withCheckLines([...new Set(lines.map((line) => line?.trim()).filter(Boolean))].join("\n"), card);
}

export type CheckedAs = {
  /** 482 913; null or absent where guests see no card yet: then nothing is promised. */
  checkNumber?: string | null;
  language: CardFacts["language"];
};

/** By what those who get it may find out that it is real. */
export function checkLine({ checkNumber, language }: CheckedAs): string {
  if (!checkNumber) return "";
  return language === "en"
    ? `Type goi in your address bar and check no. ${checkNumber}`
    : `goi 주소창에서 확인번호 ${checkNumber}`;
}

/** Whatever is sent of a card ends with where and by what it can be checked; nobody has to touch its link for that. */
export function withCheckLines(message: string, card: CheckedAs & { address: string }): string {
  const line = checkLine(card);
  if (!line) return message;
  const place = new URL(card.address).host + CHECK;
  const where = card.language === "en" ? `Is it real? ${place}` : `안심 확인 ${place}`;
  return [message, [where, line].join("\n")].filter(Boolean).join("\n\n");
}

/** `sms:` to nobody yet: the guest chooses. `?&body=` is read by iOS and by Android. */
export function smsLink(words: string): string {
  // Half an emoji, cut off by a length limit somewhere, cannot be encoded.
  return `sms:?&body=${encodeURIComponent(words.toWellFormed())}`;
}
