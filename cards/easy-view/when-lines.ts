import type { When } from "#cards/engine/kind.ts";
import type { CardPage } from "#cards/engine/page.ts";
import { countdown } from "#cards/sections/date/countdown.ts";
import type { date } from "#cards/sections/date/section.ts";
import { untilOf } from "#cards/sections/date/until.ts";
import { clockEn, clockKo, sentence, WEEKDAYS_EN } from "#domain/day-words.ts";
import { readDay } from "#domain/korean-day.ts";
import { type EasyLine, easyLine, shownPart } from "./easy-view.ts";

const weekdays: Record<(typeof WEEKDAYS_EN)[number], string> = {
  SUN: "Sunday",
  MON: "Monday",
  TUE: "Tuesday",
  WED: "Wednesday",
  THU: "Thursday",
  FRI: "Friday",
  SAT: "Saturday",
};

/** The card's day, its hour, when it ends and how far it is. */
export function whenLines(page: CardPage): EasyLine[] {
  const { when, language, today } = page.card;
  if (!when) return [];
  const own = shownPart<typeof date>(page, "date");
  const until = (own && untilOf(own, when)) || page.card.until || null;
  const [, month, day] = own?.lunar ? own.date.split("-").map(Number) : [];
  const lunar = language === "ko" ? "음력" : "Lunar";
  const leap = own?.leapMonth && (language === "ko" ? "윤달" : "leap month");
  const lunarDay = language === "ko" ? `${month}월 ${day}일` : `${month}/${day}`;
  const count =
    own?.countdown && countdown({ from: when.date, to: until?.date ?? when.date, today, language });
  return [
    ...dayLines(when, language),
    ...(until ? [easyLine("fact", untilWords({ until, when, language }))] : []),
    ...(month ? [easyLine("fact", lunar, leap, lunarDay)] : []),
    ...(count ? [easyLine("fact", language === "ko" ? `${count.words}.` : count.words)] : []),
  ];
}

/** The day and the hour stand apart: both are looked for. */
export function dayLines({ date: day, time }: When, language: "ko" | "en"): EasyLine[] {
  const words = dayWords(day, language);
  if (!words) return [];
  return [easyLine("name", words), ...(time ? [easyLine("name", clockWords(time, language))] : [])];
}

/** `2027년 5월 22일 토요일`, `Saturday, 22 May 2027`. */
export function dayWords(day: string, language: "ko" | "en"): string {
  const known = readDay(day);
  if (!known) return "";
  if (language === "ko") return sentence({ date: day, time: null });
  const month = new Date(Date.UTC(2000, known.month - 1)).toLocaleString("en", {
    month: "long",
    timeZone: "UTC",
  });
  return `${weekdays[WEEKDAYS_EN[known.weekday] ?? "SUN"]}, ${known.day} ${month} ${known.year}`;
}

export function clockWords(time: string, language: "ko" | "en"): string {
  return language === "ko" ? clockKo(time) : clockEn(time);
}

function untilWords({ until, when, language }: { until: When; when: When; language: "ko" | "en" }): string {
  const day = until.date === when.date ? "" : dayWords(until.date, language);
  const said = [day, until.time && clockWords(until.time, language)].filter(Boolean).join(" ");
  return language === "ko" ? `${said}까지` : `until ${said}`;
}
