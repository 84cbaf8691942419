import type { CardContent } from "#cards/engine/card.ts";
import { honoured, isCalledClosely } from "#domain/honorific.ts";

/** As long as a name on a card may be (product, limits), counted as a reader counts letters. */
export const ADDRESSEE_MAX = 20;
/** No name that somebody typed is longer before it is cleaned; what is, was not meant as one. */
const RAW_MAX = 200;

/** Nothing that is seen: controls, marks that turn the direction of writing, joiners, private and unassigned signs. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\u115f\u1160\u3164\uffa0]/gu;
/** What stands in markup, in addresses and in telephone numbers, but in nobody's name. */
const NO_NAME = /[<>{}[\]\\|^`"#%=@/:;*_~]|www\.|\d{5}|\p{Extended_Pictographic}/iu;
/** Letters with a tower of marks on them. */
const TOWER = /\p{M}{3}/u;

/** The name that a personal address carries (`?to=`); empty where there is none or it is no name. */
export function addresseeNameIn(search: string): string {
  const given = new URLSearchParams(search).get("to") ?? "";
  if (given.length > RAW_MAX) return "";
  const name = given.normalize("NFC").replace(/\s+/gu, " ").replace(UNSEEN, "").trim();
  if (NO_NAME.test(name) || TOWER.test(name) || !/\p{L}/u.test(name)) return "";
  return lettersOf(name).slice(0, ADDRESSEE_MAX).join("").trim();
}

function lettersOf(text: string): string[] {
  // Some in-app browsers cannot tell letters apart; then a sign counts as one.
  if (!("Segmenter" in Intl)) return [...text];
  return [...new Intl.Segmenter("ko").segment(text)].map(({ segment }) => segment);
}

/** The address of a card for one person. */
export function personalAddress(address: string, name: string): string {
  return `${address}?to=${encodeURIComponent(name)}`;
}

/** `김하늘 님께`, `어머니께`, `서연이에게`, `Dear Haneul,`. */
export function salutation(name: string, language: CardContent["language"]): string {
  const called = name.trim();
  if (language === "en") return `Dear ${called},`;
  if (/(께|에게|앞)$/u.test(called)) return called;
  return isCalledClosely(called) ? `${called}에게` : `${honoured(called)}께`;
}
