import type { PhraseBook } from "#cards/engine/phrase.ts";
import { type KindName, kindNamed } from "./kinds.ts";

/** The phrases of a kind, loaded when somebody wants to read them. */
export function phrasesOf(kind: KindName): Promise<PhraseBook> {
  return kindNamed(kind).phrases();
}
