import { FULL_NAME } from "./names.ts";
import { groupAt, lineAt, type PastedText, type ReadValue, type Stretch } from "./stretch.ts";

/** A letter in its parts: to whom, what, from whom with which last word. */
export type ReadLetter = {
  to: ReadValue<string> | null;
  body: ReadValue<string> | null;
  from: ReadValue<string> | null;
  closing: ReadValue<string> | null;
};

const TO = /(?:^|\n)[^\S\n]*((?:[^\n,!.]{1,24}?)(?:께|에게|한테))[,.!~♡♥ ]*(?:\n|$)/d;
const FROM = /(?:^|\n)[^\S\n]*([^\n.!?]{2,40}?)[^\S\n]*(올림|드림|배상|拜上|씀)[.\s]*(?=\n|$)/d;
const FROM_WORD = /(?:^|\n)[^\S\n]*(?:from|보내는 (?:이|사람|분))[.:\s]+([^\n]{2,40})/di;
const NAMES_ALONE = new RegExp(`(?:${FULL_NAME})`);

/** To whom and from whom are sure where their line says nothing else; the body never is. */
export function readLetter({ text, left }: PastedText): ReadLetter {
  const toMatch = TO.exec(left);
  const toAt = toMatch && groupAt(toMatch, 1);
  const fromMatch = FROM.exec(left) ?? FROM_WORD.exec(left);
  const fromAt = fromMatch && groupAt(fromMatch, 1);
  const closingAt = fromMatch && groupAt(fromMatch, 2);
  const start = toAt ? lineAt(text, toAt.to).to : 0;
  const end = fromAt ? lineAt(text, fromAt.from).from : text.length;
  const sender = (fromMatch?.[1] ?? "").trim();
  return {
    to: toMatch && toAt ? { value: (toMatch[1] ?? "").trim(), sure: true, at: [toAt] } : null,
    body: bodyIn(text, { from: start, to: Math.max(start, end) }),
    from: fromAt
      ? { value: sender, sure: sender.length <= 16 || NAMES_ALONE.test(sender), at: [fromAt] }
      : null,
    closing: closingAt ? { value: fromMatch?.[2] ?? "", sure: true, at: [closingAt] } : null,
  };
}

/** Fewer syllables are a title. */
const FEWEST = 15;

function bodyIn(text: string, { from, to }: Stretch): ReadValue<string> | null {
  const value = text.slice(from, to).trim();
  const isSaid = (value.match(/[가-힣]/g) ?? []).length >= FEWEST;
  return isSaid ? { value, sure: false, at: [{ from, to }] } : null;
}
