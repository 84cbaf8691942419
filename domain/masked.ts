import { LONG_FAMILY_NAMES } from "./korean-name.ts";

/** So that a mask does not tell how long a name is in the alphabet, where that says more. */
const ALPHABET_MASK = "***";

/** A person's name as a page may show it: 홍*동, 남궁**, J***. */
export function maskedName(name: string): string {
  const letters = [...name.normalize("NFC").trim()];
  const [first = ""] = letters;
  if (letters.length < 2) return "*";
  if (!/^\p{Script=Hangul}/u.test(first)) return `${first}${ALPHABET_MASK}`;
  const family = letters.slice(0, 2).join("");
  if (letters.length > 2 && LONG_FAMILY_NAMES.includes(family)) return family + stars(letters.length - 2);
  return letters.length === 2 ? `${first}*` : `${first}${stars(letters.length - 2)}${letters.at(-1)}`;
}

/** What stands before a name and names nobody. */
const ROLES = ["상주"];

/** Several people as a page may show them, each masked: 김*준 · 이*연. */
export function maskedNames(names: string): string {
  return names
    .normalize("NFC")
    .replaceAll(/[\p{L}\p{M}\p{N}]+/gu, (word) => (ROLES.includes(word) ? word : maskedName(word)));
}

/** An account by its e-mail address: `ho***@example.com`. */
export function maskedAccount(email: string): string {
  const at = email.lastIndexOf("@");
  const local = email.slice(0, at);
  return `${local.slice(0, local.length > 3 ? 2 : 1)}***${email.slice(at)}`;
}

/** What a phone's keyboard pours into a field must not become a line of stars. */
function stars(count: number): string {
  return "*".repeat(Math.min(count, 3));
}
