import type { CardContent } from "#cards/engine/card.ts";
import { countdownSign } from "#domain/day-words.ts";
import { daysBetween } from "#domain/korean-day.ts";

type Given = { from: string; to: string; today: string; language: CardContent["language"] };

/** How far the day is, as a sign and a sentence; it fits a wedding and a farewell. */
export function countdown({ from, to, today, language }: Given): { sign: string; words: string } {
  const [ahead, since] = [daysBetween(today, from), daysBetween(to, today)];
  const sign = countdownSign(ahead > 0 ? ahead : -Math.max(since, 0));
  const ko = language === "ko";
  if (ahead > 1) return { sign, words: ko ? `그날까지 ${ahead}일 남았습니다` : `${ahead} days to go` };
  if (ahead === 1) return { sign, words: ko ? "바로 내일입니다" : "It is tomorrow" };
  if (since > 0) {
    const days = since === 1 ? "1 day ago" : `${since} days ago`;
    return { sign, words: ko ? `그날로부터 ${since}일이 지났습니다` : days };
  }
  if (ahead === 0) return { sign, words: ko ? "바로 오늘입니다" : "It is today" };
  return { sign, words: ko ? `${1 - ahead}일째 이어지고 있습니다` : `Day ${1 - ahead}` };
}
