import { josa } from "./hangul.ts";

/** Words as they are quoted: ‘칠순’이라고, ‘말띠’라고. */
export function quotedWords(words: string): string {
  return josa(`‘${words}’`, "이라/라").concat("고");
}
