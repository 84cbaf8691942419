import type { CardContent } from "#cards/card.ts";
import { figures, sentence, todayInKorea } from "#cards/when.ts";

/** A moment as it is said on the card, on the clock in Korea. */
export function momentWords(moment: Date, language: CardContent["language"]): string {
  const date = todayInKorea(moment);
  const time = new Date(moment.getTime() + 9 * 3_600_000).toISOString().slice(11, 16);
  return (language === "ko" ? sentence : figures)({ date, time: time === "00:00" ? null : time });
}
