/** By the number and the day of its event together somebody who was sent a card finds out whether it is one of ours. */
export const CHECK_DIGITS = 6;
/** How many there are. */
export const CHECK_NUMBERS = 10 ** CHECK_DIGITS;

/** As people read it aloud: `482 913`. */
export function writtenCheckNumber(number: number): string {
  const digits = String(number).padStart(CHECK_DIGITS, "0");
  return `${digits.slice(0, 3)} ${digits.slice(3)}`;
}

/** What stands in a text where the number is looked for; `length`: figures that are too few or too many. */
export type NumberInText = { number: number } | { length: number } | null;

const LABELLED =
  /(?:확인\s*번호|check\s*(?:no\b\.?|number))[^\d\n]{0,8}(?<figures>\d(?:[ \t\-·]?\d)*(?:[ \t\-·]+\d+)*)/iu;
/** Three and three, apart or not; not what goes on behind it. */
const WRITTEN = /^(?<first>\d{3})[ \t\-·]*(?<second>\d{3})(?!\d)/;
/** Nothing else: somebody typed the number alone. */
const ALONE = /^[\s\d\-·]+$/;
/** Among few words, by itself. */
const AMONG = /(?<![\w.\-/])\d{3}[ \t\-·]?\d{3}(?![\d.\-/])/g;
/** Whoever types a number and a day writes no more. */
const FEW = 48;

/** The check number in what somebody pasted: behind its name, or where next to nothing else stands. */
export function checkNumberIn(text: string): NumberInText {
  const figures = LABELLED.exec(text)?.groups?.figures;
  if (figures) return writtenAs(figures);
  const short = text.trim();
  if (short.length > FEW) return null;
  const alone = short.replaceAll(/\D/g, "");
  // Eight figures are a day: 20270522.
  if (ALONE.test(short) && alone.length !== 8 && alone.length > 2) {
    return alone.length === CHECK_DIGITS ? { number: Number(alone) } : { length: alone.length };
  }
  const among = short.match(AMONG) ?? [];
  return among.length === 1 ? { number: Number(among[0].replaceAll(/\D/g, "")) } : null;
}

function writtenAs(figures: string): NumberInText {
  const { first, second } = WRITTEN.exec(figures)?.groups ?? {};
  if (first && second) return { number: Number(first + second) };
  return { length: figures.replaceAll(/\D/g, "").length };
}
