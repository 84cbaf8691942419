import { date, whenOf } from "#cards/sections/date/section.ts";
import { sentence } from "#domain/day-words.ts";
import { daysAfter, daysBetween, readDay } from "#domain/korean-day.ts";
import type { CardContent } from "./card.ts";
import type { Kind, When } from "./kind.ts";
import { at, eachPath, put } from "./paths.ts";

/**
 * Days that hang on the day of a card: when answers end, when the album opens. They are kept as so many days from it
 * and written into their fields; moving the day moves them, unless their maker wants one to stay.
 */

/** Nobody moves a day more often, and remembers. */
export const FORMER_DAYS = 5;

/** So many days after the card's day; `atStart`: at the hour at which it begins. */
export type DayOffset = { days: number; atStart?: true | undefined };

/** A field with a day, and where there is one, that with its time. */
type DayField = { date: string; time: string | null; label: string };

/** The card's own day, as its maker gave it. */
function dayOf(content: CardContent): When | null {
  const given = content.sections[date.name];
  const when = given ? whenOf(given as Parameters<typeof whenOf>[0]) : null;
  return when && readDay(when.date) ? when : null;
}

/** Every field of a card whose day hangs on its own, by whole paths: `rsvp.deadline`. */
export function hangingDays(kind: Kind, content: CardContent): DayField[] {
  return kind.sections.flatMap(({ name, label, hangsOnDay = [] }) =>
    hangsOnDay.flatMap((field) =>
      eachPath(content.sections[name], field.date).map((path, row) => ({
        date: `${name}.${path}`,
        time: field.time ? `${name}.${eachPath(content.sections[name], field.time)[row]}` : null,
        label: [label, field.label].filter(Boolean).join(" "),
      })),
    ),
  );
}

function textAt(content: CardContent, path: string | null): string {
  const value = path && at(content.sections, path);
  return typeof value === "string" ? value : "";
}

/** How far a day is from the card's; null where one of them is not said. */
function offsetOf(content: CardContent, day: When | null, field: DayField): DayOffset | null {
  const given = textAt(content, field.date);
  if (!day || !readDay(given)) return null;
  const atStart = day.time !== null && textAt(content, field.time) === day.time;
  return { days: daysBetween(day.date, given), ...(atStart && { atStart }) };
}

/** Rows come, go and change places: what is kept of one under its number would be another's. */
function isInRow(path: string): boolean {
  return /\.\d+\./.test(path);
}

/** How many days the field at a path is from the card's own day; null where it does not hang on it, or one is not said. */
export function dayDistance(kind: Kind, content: CardContent, path: string): number | null {
  const field = hangingDays(kind, content).find(({ date: one }) => one === path);
  return (field && offsetOf(content, dayOf(content), field)?.days) ?? null;
}

/** ` 3주 전`, ` 당일`, ` 다음 날`: what follows 카드에 적은 날. */
export function distanceWords(days: number): string {
  if (days === 0) return " 당일";
  if (days === 1) return " 다음 날";
  if (days === -1) return " 전날";
  const far = Math.abs(days);
  return ` ${far % 7 === 0 ? `${far / 7}주` : `${far}일`} ${days < 0 ? "전" : "뒤"}`;
}

type Change = { before: CardContent; after: CardContent };

/** What hangs on the card's day is where it belongs after a change of its maker's. */
export function withMovedDays(kind: Kind, { before, after }: Change): CardContent {
  const [from, to] = [dayOf(before), dayOf(after)];
  const hasMoved = from?.date !== to?.date || from?.time !== to?.time;
  const known = new Map(Object.entries(after.offsets ?? {}));
  let sections = after.sections;
  for (const field of hangingDays(kind, after)) {
    const path = field.date;
    const isTheirs =
      textAt(before, path) !== textAt(after, path) ||
      textAt(before, field.time) !== textAt(after, field.time);
    if (after.fixed?.includes(path)) known.delete(path);
    else if (isTheirs) {
      const offset = offsetOf(after, to, field);
      if (offset && !isInRow(path)) known.set(path, offset);
      else known.delete(path);
    } else if (hasMoved && to) {
      const offset = known.get(path) ?? offsetOf(after, from, field);
      if (!offset) continue;
      if (!isInRow(path)) known.set(path, offset);
      sections = put(sections, path, daysAfter(to.date, offset.days));
      if (field.time && offset.atStart) sections = put(sections, field.time, to.time ?? "");
    }
  }
  const offsets = Object.fromEntries(known);
  const moved =
    from && to && from.date !== to.date ? formerDays(after, { from: from.date, to: to.date }) : {};
  if (sections === after.sections && known.size === 0 && !after.offsets) return { ...after, ...moved };
  return { ...after, ...moved, sections, offsets };
}

/** With the day it was for until now. */
function formerDays({ formerDays: known = [] }: CardContent, { from, to }: { from: string; to: string }) {
  const days = [...new Set([from, ...known])].filter((day) => day !== to);
  return { formerDays: days.slice(0, FORMER_DAYS) };
}

/** Days of a card that a new one from it keeps as so many days from a day that nobody has chosen yet. */
export function pendingDays(kind: Kind, content: CardContent): CardContent["offsets"] {
  const day = dayOf(content);
  const known = hangingDays(kind, content)
    .filter(({ date: path }) => !isInRow(path))
    .flatMap((field) => {
      const offset = offsetOf(content, day, field);
      return offset ? [[field.date, offset] as const] : [];
    });
  return Object.fromEntries(known);
}

/** A day stays where it is when the card's own moves, or moves with it again. */
export function fixDay(content: CardContent, path: string, isFixed: boolean): CardContent {
  const others = (content.fixed ?? []).filter((one) => one !== path);
  const { [path]: _offset, ...offsets } = content.offsets ?? {};
  return { ...content, fixed: isFixed ? [...others, path] : others, offsets };
}

/** A day that moved with the card's own, in words. */
export type MovedDay = { label: string; from: string; to: string };

/** What else moved when the card's day did. */
export function movedDays(kind: Kind, { before, after }: Change): MovedDay[] {
  if (dayOf(before)?.date === dayOf(after)?.date) return [];
  const words = (given: string) => sentence({ date: given, time: null });
  return hangingDays(kind, after)
    .map(({ date: path, label }) => ({
      label,
      from: words(textAt(before, path)),
      to: words(textAt(after, path)),
    }))
    .filter(({ from, to }) => from !== to && to !== "");
}
