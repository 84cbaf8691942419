import { cleanText } from "#domain/guest-text.ts";
import { FAMILY_NAMES } from "./names.ts";
import { READ_SIGN } from "./stretch.ts";

/** Longer than any invitation; what comes after it is not read. */
export const PASTED_MAX = 5_000;

const IS_HTML = /<(?:!doctype|html|body|div|p|br|span|table|td|li|meta|font|b|strong|a)\b[^>]*>/i;
const UNSAID_HTML = /<(style|script|head)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/gi;
const LINE_ENDING_TAG = /<br\s*\/?>|<\/(?:p|div|tr|li|h\d|table|section|article)>/gi;
const ENTITIES: Readonly<Record<string, string>> = {
  nbsp: " ",
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  middot: "·",
  hearts: "♥",
};

/** What was pasted as plain lines: no tags, no marks that turn a line round, no figures as wide as a syllable. */
export function cleanPaste(pasted: string): { text: string; isCut: boolean } {
  const letters = pasted.slice(0, 20 * PASTED_MAX);
  const plain = cleanText(narrow(IS_HTML.test(letters) ? withoutTags(letters) : letters))
    .replaceAll(READ_SIGN, "")
    .replaceAll(/[^\S\n]+/g, " ")
    .replaceAll(/ ?\n ?/g, "\n");
  return {
    text: withoutGaps(plain.slice(0, PASTED_MAX)).replaceAll(NEXT_LABEL, "\n").trim(),
    isCut: plain.length > PASTED_MAX || pasted.length > letters.length,
  };
}

function withoutTags(html: string): string {
  return html
    .replaceAll(UNSAID_HTML, "")
    .replaceAll(/\s*\n\s*/g, " ")
    .replaceAll(LINE_ENDING_TAG, "\n")
    .replaceAll(/<\/t[dh]>/gi, " ")
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll(/&#(\d{1,6});/g, (_, code: string) => String.fromCodePoint(Math.min(Number(code), 0x10ffff)))
    .replaceAll(/&([a-z]+);/gi, (whole, name: string) => ENTITIES[name.toLowerCase()] ?? whole);
}

/** ２０２７ as 2027: of what is as wide as a syllable only what has a narrow form of its own. */
function narrow(text: string): string {
  return text
    .replaceAll(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replaceAll("\u3000", " ")
    .replaceAll(/[\u2010-\u2015\u2212]/g, "-");
}

/** Where all stands in one line, each label begins its own. */
const NEXT_LABEL =
  / *[/|] +(?=(?:빈 ?소|발 ?인|장 ?지|상 ?주|입관|일 ?시|장 ?소|주 ?소|연락처|계좌|문의) ?[:：])/g;

const APART = new RegExp(
  `(?<![가-힣])([${FAMILY_NAMES}]) ([가-힣]) ([가-힣])(?=의|님|씨|군|양|[^가-힣]|$)`,
  "g",
);
const CHILD_APART =
  /((?:[장차삼사][남녀]|아들|딸|막내|신랑|신부) )([가-힣]) ([가-힣])(?= ?[군양]?(?:[^가-힣]|$))/gm;

/** Formal notices are set with gaps: 김 민 준, 5 월 29 일. */
function withoutGaps(text: string): string {
  return text
    .replaceAll(/(\d) (?=[년월일시분층](?![가-힣]))/g, "$1")
    .replaceAll(APART, "$1$2$3")
    .replaceAll(CHILD_APART, "$1$2$3");
}
