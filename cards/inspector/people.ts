import type { CardContent } from "#cards/engine/card.ts";
import type { Found } from "./rule.ts";

/** Somebody whom a card names, and where. */
export type NamedPerson = Pick<Found, "section" | "field"> & {
  /** As it is written in full. */
  name: string;
  /** What it is besides that the person is called by: 민준 for 김민준, a nickname. */
  calledAlso?: readonly string[];
  /** Marked 故. */
  isLate?: boolean;
  phone?: string;
  /** Where that stands. */
  phoneField?: string;
};

/** Everybody whom a card of a kind is about or names in rows of their own, the most important first. */
export type PeopleOn = (content: CardContent) => readonly NamedPerson[];

/** All that people on a card are called by, each once. */
export function namesOnCard(people: readonly NamedPerson[]): string[] {
  return [...new Set(people.flatMap(({ name, calledAlso = [] }) => [name, ...calledAlso]))].filter(Boolean);
}

/** The known name that somebody meant who wrote another one: a single sound of one syllable is different. */
export function nameMeant(written: string, names: readonly string[]): string | null {
  const near = names.filter(
    (name) =>
      name.length === written.length &&
      name.length >= 2 &&
      [...name].reduce((sum, letter, at) => sum + soundsApart(letter, written[at] ?? ""), 0) === 1,
  );
  return near.length === 1 ? (near[0] ?? null) : null;
}

/** In how many of its three sounds a syllable differs from another. */
function soundsApart(one: string, other: string): number {
  if (one === other) return 0;
  const [mine, theirs] = [sounds(one), sounds(other)];
  if (!mine || !theirs) return 3;
  return mine.filter((sound, at) => sound !== theirs[at]).length;
}

/** As Unicode numbers them: 588 syllables begin alike, 28 share their vowel too. */
function sounds(letter: string): number[] | null {
  if (!/^[가-힣]$/.test(letter)) return null;
  const at = letter.charCodeAt(0) - "가".charCodeAt(0);
  return [Math.floor(at / 588), Math.floor((at % 588) / 28), at % 28];
}
