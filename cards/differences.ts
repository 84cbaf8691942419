import type { CardContent } from "./card.ts";
import type { Kind } from "./kind.ts";
import { themeNamed } from "./themes/themes.ts";

/** One thing in which two contents of a card differ; `from` and `to` are empty where no short words tell it. */
export type Difference = {
  /** Null where it is about the whole card. */
  section: string | null;
  label: string;
  from: string;
  to: string;
};

/** Whether two contents say the same. A database gives the fields of an object back in an order of its own. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isComposed(one) || !isComposed(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const fields = fieldsOf(one, other);
  return fields.every((field) => isSame(one[field], other[field]));
}

/** What differs between two contents, part by part, in words that the editor uses. */
export function differences(kind: Kind, { from, to }: { from: CardContent; to: CardContent }): Difference[] {
  return [...wholeCard(from, to), ...eachSection(kind, { from, to })];
}

function wholeCard(from: CardContent, to: CardContent): Difference[] {
  const found: Difference[] = [];
  const whole = (label: string, words = { from: "", to: "" }) =>
    found.push({ section: null, label, ...words });
  if (from.theme.name !== to.theme.name) {
    whole("디자인", { from: themeNamed(from.theme.name).label, to: themeNamed(to.theme.name).label });
  } else if (!isSame(from.theme.choice, to.theme.choice)) whole("디자인의 색과 글꼴");
  if (!isSame(from.order, to.order)) whole("순서");
  if (from.language !== to.language) whole("언어");
  return found;
}

function eachSection(kind: Kind, { from, to }: { from: CardContent; to: CardContent }): Difference[] {
  return kind.sections.flatMap(({ name, label }) => {
    const [before, after] = [from.hidden.includes(name), to.hidden.includes(name)];
    const shown = (hidden: boolean) => (hidden ? "숨김" : "보임");
    return [
      ...(before === after ? [] : [{ section: name, label, from: shown(before), to: shown(after) }]),
      ...(isSame(from.sections[name], to.sections[name])
        ? []
        : [{ section: name, label, ...firstWords(from.sections[name], to.sections[name]) }]),
    ];
  });
}

/** As much as is read at a glance. */
const LONGEST = 24;

/** The first words in which two values part, or how many there are of each. */
function firstWords(from: unknown, to: unknown): { from: string; to: string } {
  const words = { from: "", to: "" };
  if (typeof from === "string" && typeof to === "string") {
    const [one, other] = [onOneLine(from), onOneLine(to)];
    const start = partingOf(one, other);
    return { from: excerpt(one, start), to: excerpt(other, start) };
  }
  if (Array.isArray(from) && Array.isArray(to) && from.length !== to.length) {
    return { from: `${from.length}개`, to: `${to.length}개` };
  }
  if (!isComposed(from) || !isComposed(to)) return words;
  const field = fieldsOf(from, to).find((name) => !isSame(from[name], to[name]));
  return field === undefined ? words : firstWords(from[field], to[field]);
}

/** Where two texts part; a few letters earlier, so that the words around are read too. */
function partingOf(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return Math.max(0, at - LONGEST / 3);
}

function onOneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

function excerpt(text: string, start: number): string {
  const words = text.slice(start);
  if (words === "") return "(비어 있음)";
  return `${start > 0 ? "…" : ""}${words.slice(0, LONGEST)}${words.length > LONGEST ? "…" : ""}`;
}

type Composed = Record<string, unknown>;

function isComposed(value: unknown): value is Composed {
  return typeof value === "object" && value !== null;
}

/** A field that is missing and one that is undefined are the same: JSON knows no difference. */
function fieldsOf(one: Composed, other: Composed): string[] {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])];
}
