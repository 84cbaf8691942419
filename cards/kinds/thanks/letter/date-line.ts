import type { CardContent } from "#cards/engine/card.ts";
import { plainDay } from "#domain/day-words.ts";
import { readDay } from "#domain/korean-day.ts";

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
  return language === "en" ? `${MONTHS[day.month - 1]} ${day.day}, ${day.year}` : plainDay(date);
}
