import type { CardContent } from "#cards/engine/card.ts";
import { dateInFigures, sentence, todayInKorea } from "#cards/engine/when.ts";

/** A moment as it is said on the card, on the clock in Korea. */
export function cardMomentWords(moment: Date, language: CardContent["language"]): string {
  const date = todayInKorea(moment);
  const time = new Date(moment.getTime() + 9 * 3_600_000).toISOString().slice(11, 16);
  return (language === "ko" ? sentence : dateInFigures)({ date, time: time === "00:00" ? null : time });
}
