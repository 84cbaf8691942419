import { DAY_MS } from "#domain/duration.ts";
import { believedWords, reservedWords } from "#domain/reserved-words.ts";

/** Product, limits: long enough to be said, short enough for a calling card. */
export const SITENAME_MIN = 3;
export const SITENAME_MAX = 20;

/** A name that was given up leads nobody else's visitors astray for so long. */
const HELD_DAYS = 90;
/** Who tries out names keeps them from others for three months each. */
export const MAX_HELD_NAMES = 5;

/** Pages of one person with a name each; deleted ones count until they are gone for good. Beyond it names are hoarded. */
export const MAX_NAMES = 10;

/** Why words are no name. */
const faults = {
  letters: "영문 소문자, 숫자, 붙임표(-)만 쓸 수 있습니다.",
  length: `주소는 ${SITENAME_MIN}자에서 ${SITENAME_MAX}자까지 쓸 수 있습니다.`,
  hyphens: "붙임표(-)는 글자 사이에 하나씩만 쓸 수 있습니다.",
  digits: "숫자만으로는 주소를 만들 수 없습니다. 영문을 한 글자 이상 넣어 주세요.",
} as const;

/** What somebody typed or read off a card, as names are written. */
export function asSitename(typed: string): string {
  return typed.normalize("NFKC").trim().toLowerCase();
}

/** Whether only such letters stand in it as a name may have; it may still be too short. */
export function hasSitenameCharacters(name: string): boolean {
  return /^[a-z0-9-]*$/.test(name);
}

/** Why this is no name, as a sentence; null where it is one. Whether somebody has it is another question. */
export function sitenameFault(name: string): string | null {
  if (!hasSitenameCharacters(name)) return faults.letters;
  if (name.length < SITENAME_MIN || name.length > SITENAME_MAX) return faults.length;
  if (/^-|-$|--/.test(name)) return faults.hyphens;
  return /[a-z]/.test(name) ? null : faults.digits;
}

/** What the eye keeps of a name: 0 and o, 1, l and i, rn and m, vv and w are the same. One of each is given away. */
export function skeletonOf(name: string): string {
  return asSitename(name)
    .replaceAll("0", "o")
    .replaceAll(/[1i]/g, "l")
    .replaceAll("rn", "m")
    .replaceAll("vv", "w");
}

/** Words that nobody may have, by what the eye keeps of them: those that are addresses of ours, or may become some. */
export function reservedSkeletons(addresses: Iterable<string>): ReadonlySet<string> {
  return new Set([...addresses, ...reservedWords].map(skeletonOf));
}

/** What was given up at this moment or earlier may be taken by anybody. */
export function holdEndedFor(now: Date): Date {
  return new Date(now.getTime() - HELD_DAYS * DAY_MS);
}

/** What keeps the rule of a text that somebody wrote as a name; it may still be too short or too long. */
function stemOf(written: string): string {
  return asSitename(written)
    .replaceAll(/[^a-z0-9-]/g, "")
    .replaceAll(/-+/g, "-")
    .replaceAll(/^-|-$/g, "");
}

const endings = ["-note", "-site", "-home", "-studio", "-day", "-kr", "-page", "-room"];

/** Names like this one that keep the rule, the likeliest first. */
function namesLike(stem: string): string[] {
  const tried = [
    ...endings.map((ending) => `${stem.slice(0, SITENAME_MAX - ending.length).replace(/-$/, "")}${ending}`),
    `hello-${stem}`.slice(0, SITENAME_MAX),
    `by-${stem}`.slice(0, SITENAME_MAX),
    ...Array.from({ length: 8 }, (_, at) => `${stem.slice(0, SITENAME_MAX - 1)}${at + 2}`),
  ];
  return tried.filter((name) => sitenameFault(name) === null);
}

type Wanted = {
  /** What was typed, and cannot be had. */
  wanted: string;
  /** How the one whose page it is could be written in letters of an address. */
  owner: readonly string[];
  reserved: ReadonlySet<string>;
};

/** Where nothing is known of anybody. */
const ANYBODY = "my";

/**
 * Names to choose instead, from what was wanted and from whose page it is by turns. Nothing grows out of a word that
 * nobody may have: admin-home would be believed like admin. Which of them are free only the server knows.
 */
export function suggestedNames({ wanted, owner, reserved }: Wanted): string[] {
  const stems = owner.map(stemOf).filter((stem) => mayGrow(stem, reserved));
  const typed = stemOf(wanted);
  const sources = [
    mayGrow(typed, reserved) ? namesLike(typed) : [],
    ...stems.map((stem) => [...(sitenameFault(stem) === null ? [stem] : []), ...namesLike(stem)]),
  ].filter((names) => names.length > 0);
  const most = Math.max(0, ...sources.map(({ length }) => length));
  const byTurns = Array.from({ length: most }, (_, at) => sources.flatMap((names) => names[at] ?? []));
  const all = [...byTurns.flat(), ...namesLike(ANYBODY)];
  return [...new Set(all)].filter((name) => name !== typed && !reserved.has(skeletonOf(name)));
}

/** Whether a name may begin with this: it is no word of ours, with figures or without, and holds none that is believed. */
function mayGrow(stem: string, reserved: ReadonlySet<string>): boolean {
  const parts = [stem, ...stem.split("-")].map((part) => skeletonOf(part.replace(/\d+$/, "")));
  const [whole = "", ...others] = parts;
  return (
    stem.length > 1 && !reserved.has(skeletonOf(stem)) && !reserved.has(whole) && !others.some(isBelieved)
  );
}

const believed = new Set(believedWords.map(skeletonOf));

function isBelieved(skeleton: string): boolean {
  return believed.has(skeleton);
}
