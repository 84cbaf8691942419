import { type CardContent, part } from "#cards/engine/card.ts";
import type { Facts, When } from "#cards/engine/kind.ts";
import { date, whenOf } from "#cards/sections/date/section.ts";
import { venuePlaceOf } from "#cards/sections/venue/place-of.ts";
import { dateInFigures, sentence } from "#domain/day-words.ts";
import { honoured } from "#domain/honorific.ts";
import { readDay } from "#domain/korean-day.ts";
import { englishWords, occasionWords } from "./cake/milestones.ts";
import { cake } from "./cake/section.ts";
import { waiting } from "./waiting/section.ts";

export function facts(content: CardContent): Facts {
  const { name, nickname, ...day } = part(content, cake);
  const ko = content.language === "ko";
  const called = nickname.trim() || (name.trim() && ko ? honoured(name.trim()) : name.trim());
  const occasion = ko ? occasionWords(day) : englishWords(day);
  return {
    title: called
      ? ko
        ? `${called}의 ${occasion}`
        : `${called} · ${occasion}`
      : ko
        ? "생일 카드"
        : occasion,
    description: ko ? "촛불을 끄고 편지를 열어 보세요." : "Blow out the candles, then open the letter.",
    eyebrow: "Happy birthday",
    when: whenOf(part(content, date)) ?? openingOf(content),
    place: venuePlaceOf(content),
  };
}

/** Neither whose card it is nor what for: only when it can be opened. */
export function veiled(content: CardContent): Facts {
  const opens = openingOf(content);
  const ko = content.language === "ko";
  const day = opens && (ko ? sentence(opens) : dateInFigures(opens));
  return {
    title: part(content, waiting).title.trim() || (ko ? "아직 열 수 없는 카드" : "A card that waits"),
    description: day ? (ko ? `${day}에 열립니다.` : `Opens ${day}.`) : "",
    when: null,
    place: null,
  };
}

function openingOf(content: CardContent): When | null {
  const { date: opens, time } = part(content, waiting);
  return readDay(opens) && !content.hidden.includes(waiting.name)
    ? { date: opens, time: time || null }
    : null;
}
