/** Signs that people use for what they are: a cross, a telephone, an envelope. */
const PLAIN = "(?![✝☦☸☎☏✆✉©®™])";
/** One that draws out a word. A wave between two times, days or places is none: 9시~18시, 월~금. */
const WAVE = "(?<=[가-힣])(?<![시분일월년층])~+(?![가-힣\\d]|\\s+[\\d오])";
const PICTURE = `${PLAIN}\\p{Extended_Pictographic}[\\u{fe0f}\\u{200d}\\u{1f3fb}-\\u{1f3ff}]*|[♥♡]`;

const CHEER = `[!！]+|${WAVE}|\\^+(?:_\\^)?|[ㅎㅋ]{2,}|${PICTURE}`;

/** What raises the voice or smiles in writing. */
export const cheerful = new RegExp(CHEER, "u");
const signs = new RegExp(`(?:[^\\S\\n]*(?:${CHEER}))+`, "gu");

/** The same words said quietly. */
export function withoutCheer(text: string): string {
  return text
    .replaceAll(signs, (found: string, at: number) => {
      const before = text.charAt(at - 1);
      return /[!！]/.test(found) && /[가-힣a-z]/i.test(before) ? "." : "";
    })
    .replaceAll(/^[^\S\n]+/gmu, "")
    .trimEnd();
}
