import { reservedWords } from "#domain/reserved-words.ts";

/** Product, limits: long enough to be said, short enough for a calling card. */
export const SITENAME_MIN = 3;
export const SITENAME_MAX = 20;

/** A name that was given up leads nobody else's visitors astray for so long. */
const HELD_DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1_000;
/** Who tries out names keeps them from others for three months each. */
export const MAX_HELD_NAMES = 5;

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
export function hasSitenameLetters(name: string): boolean {
  return /^[a-z0-9-]*$/.test(name);
}

/** Why this is no name, as a sentence; null where it is one. Whether somebody has it is another question. */
export function sitenameFault(name: string): string | null {
  if (!hasSitenameLetters(name)) return faults.letters;
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

const endings = ["-note", "-site", "-home", "-studio", "-day", "-kr", "-page", "-room"];

/** Names like this one that keep the rule, the likeliest first. Which of them are free only the server knows. */
export function namesLike(wanted: string): string[] {
  const stem = asSitename(wanted)
    .replaceAll(/[^a-z0-9-]/g, "")
    .replaceAll(/-+/g, "-")
    .replaceAll(/^-|-$/g, "");
  const base = stem || "my";
  const tried = [
    ...endings.map((ending) => `${base.slice(0, SITENAME_MAX - ending.length).replace(/-$/, "")}${ending}`),
    `hello-${base}`.slice(0, SITENAME_MAX),
    `by-${base}`.slice(0, SITENAME_MAX),
    ...Array.from({ length: 8 }, (_, at) => `${base.slice(0, SITENAME_MAX - 1)}${at + 2}`),
  ];
  return [...new Set(tried)].filter((name) => sitenameFault(name) === null);
}
