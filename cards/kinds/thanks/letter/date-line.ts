import type { CardContent } from "#cards/engine/card.ts";
import { readDay } from "#cards/engine/when.ts";

const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** The day as one writes it under a letter; empty for what is no day. */
export function dateLine(date: string, language: CardContent["language"]): string {
  const day = readDay(date);
  if (!day) return "";
  return language === "en"
    ? `${MONTHS[day.month - 1]} ${day.day}, ${day.year}`
    : `${day.year}년 ${day.month}월 ${day.day}일`;
}
