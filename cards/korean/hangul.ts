import { josa as esJosa } from "es-hangul";

export { disassemble, getChoseong, romanize } from "es-hangul";

export type Particle = Parameters<typeof esJosa.pick>[1];

/** A word with the particle that its sound asks for: 고이하우스를, ‘봄밤’을, 서울로, 3이, Goi가. */
export function josa(word: string, particle: Particle): string {
  return word + esJosa.pick(lastSound(word), particle);
}

/** How signs that are no Hangul end when they are read aloud; 0 is 십, 백, 천 or 만 as often as 영, all closed. */
const DIGITS = ["영", "일", "이", "삼", "사", "오", "육", "칠", "팔", "구"];
const LETTERS: Readonly<Record<string, string>> = { L: "엘", M: "엠", N: "엔", R: "알" };

/** One syllable that ends as the word does. What cannot be read aloud counts as open. */
function lastSound(word: string): string {
  const said = spoken(word);
  const last = said.at(-1) ?? "";
  if (/[가-힣]/u.test(last)) return last;
  if (/\d/.test(last)) return DIGITS[Number(last)] ?? "이";
  if (/[a-z]/i.test(last)) return latinSound(/[a-z]+$/i.exec(said)?.[0] ?? last);
  return "이";
}

/** Without quotes, brackets and pictures at its end: a particle follows the word before a bracket, 고이(Goi)가. */
function spoken(word: string): string {
  const written = word.normalize("NFC");
  const bare = written.replace(/(?:[([{][^()[\]{}]*[)\]}]|[^\p{L}\p{N}])+$/u, "");
  return bare || written.replaceAll(/[^\p{L}\p{N}]/gu, "");
}

/** Capitals are spelled (KBS는, SM이), words are read (Seoul로, Minjun이, Jack이). */
function latinSound(word: string): string {
  if (word === word.toUpperCase()) return LETTERS[word.at(-1) ?? ""] ?? "이";
  if (/l$/i.test(word)) return "알";
  return /(?:[mn]|ng|[aeiou](?:ck|[ckpt]))$/i.test(word) ? "안" : "이";
}
