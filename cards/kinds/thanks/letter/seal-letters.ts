import type { LetterContent } from "./section.ts";

type Given = Pick<LetterContent, "sender" | "sealLetters" | "company" | "occasion" | "seal">;

/**
 * What is cut into the seal. A wax seal carries one letter, the first of the given name; a stamp the whole name of
 * the first sender, closed with 인 where that makes a square.
 */
export function sealLetters({ sender, sealLetters: own, company, occasion, seal }: Given): string[] {
  const typed = [...own.replace(/\s/gu, "")];
  if (typed.length > 0) return seal === "wax" ? typed.slice(0, 2) : squared(typed);
  const owner = occasion === "business" && company.trim() ? nameOf(company) : nameOf(sender);
  const name = [...owner];
  if (name.length === 0) return seal === "wax" ? ["고"] : ["감", "사"];
  if (seal === "wax") return [(isKoreanName(owner) ? name[1] : name[0]) ?? ""];
  return squared(name.length > 4 ? name.slice(0, 2) : name);
}

function squared(letters: readonly string[]): string[] {
  return letters.length === 3 ? [...letters, "인"] : letters.slice(0, 4);
}

/** The first of several names; without what companies put before theirs. */
function nameOf(words: string): string {
  const [first = ""] = words
    .replace(/주식회사|\(주\)|㈜|유한회사|故/gu, "")
    .split(/[·,&/+]|그리고|\s(?:와|과)\s/u);
  return first.replace(/[^\p{L}\p{N}]/gu, "");
}

function isKoreanName(name: string): boolean {
  return /^[가-힣]{3}$/u.test(name);
}
