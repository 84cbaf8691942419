/** Family names of two syllables; of all others the first one is the family name. */
export const LONG_FAMILY_NAMES: readonly string[] = [
  "남궁",
  "독고",
  "동방",
  "망절",
  "사공",
  "서문",
  "선우",
  "어금",
  "제갈",
  "황보",
];

export type SplitName = { familyName: string; givenName: string };

/** A name as it is typed in one field, in its two parts: 김민준, 남궁 민수, Emma Brown. One that cannot be told is a given name. */
export function splitName(typed: string): SplitName {
  const name = typed.normalize("NFC").trim().replaceAll(/\s+/g, " ");
  const words = name.split(" ");
  if (!/^\p{Script=Hangul}+$/u.test(words.join(""))) {
    return { familyName: words.length > 1 ? (words.at(-1) ?? "") : "", givenName: leading(words) };
  }
  if (words.length > 1) return { familyName: words[0] ?? "", givenName: words.slice(1).join("") };
  const family = name.length > 2 && LONG_FAMILY_NAMES.includes(name.slice(0, 2)) ? 2 : 1;
  return name.length < 2
    ? { familyName: "", givenName: name }
    : { familyName: name.slice(0, family), givenName: name.slice(family) };
}

function leading(words: readonly string[]): string {
  return words.length > 1 ? words.slice(0, -1).join(" ") : (words[0] ?? "");
}
