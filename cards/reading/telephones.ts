import { formatPhone } from "#cards/fields/phone-number.ts";
import { isDiallable } from "#domain/telephone.ts";
import { lineAt, type PastedText, READ_SIGN, type ReadValue } from "./stretch.ts";

const NUMBER =
  /(?<![\d-])(?:\+82[-. ]?(?:\(0\)|0)?(?:10|2|[3-6]\d)|01[016789]|02|0[3-6]\d|070|050\d|1[5-9]\d{2})[-. )]{0,2}\d{3,4}(?:[-. ]?\d{4})?(?![\d-])/g;
const WORDS_OF_NUMBERS =
  /(?:연락처|전화(?:번호)?|휴대폰|핸드폰|H\.?P\.?|Tel\.?|T\.|M\.|☎️?|📞|📱|문의)\s*[:.)]?\s*$/i;

/** A number, and what stands before it in its line: whose it is. */
export type ReadNumber = ReadValue<string> & { before: string };

/** All numbers that can be dialled in what is left of a text. */
export function readTelephones({ text, left }: PastedText): ReadNumber[] {
  let end = 0;
  return [...left.matchAll(NUMBER)].flatMap((match) => {
    const [whole] = match;
    if (!isDiallable(whole)) return [];
    const line = lineAt(text, match.index);
    const inLine = text.slice(Math.max(line.from, end), match.index);
    const label = WORDS_OF_NUMBERS.exec(left.slice(line.from, match.index))?.[0].length ?? 0;
    end = match.index + whole.length;
    const before = inLine.replaceAll(READ_SIGN, "").trim() || lineBefore(text, line.from);
    return [{ value: written(whole), before, sure: true, at: [{ from: match.index - label, to: end }] }];
  });
}

/** A number alone in its line belongs to who stands above it. */
function lineBefore(text: string, from: number): string {
  if (from === 0) return "";
  const above = lineAt(text, from - 1);
  return text.slice(above.from, above.to).trim();
}

function written(number: string): string {
  const atHome = number.replace(/^\+82[-. ]?(?:\(0\)|0)?/, "0");
  return formatPhone(atHome);
}
