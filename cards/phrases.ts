import type { KindName } from "./kinds.ts";
import type { PhraseBook } from "./phrase.ts";

/** The phrases of every kind, fetched when somebody wants to read them; a gap is a type error. */
const books: Record<KindName, () => Promise<PhraseBook>> = {
  greeting: () => import("./greeting/phrases.ts").then(({ book }) => book),
  birthday: () => import("./birthday/phrases.ts").then(({ book }) => book),
  thanks: () => import("./thanks/phrases.ts").then(({ book }) => book),
  "baby-birthday": () => import("./baby-birthday/phrases.ts").then(({ book }) => book),
  event: () => import("./event/phrases.ts").then(({ book }) => book),
  photo: () => import("./photo/phrases.ts").then(({ book }) => book),
  memorial: () => import("./memorial/phrases.ts").then(({ book }) => book),
};

export function phrasesOf(kind: KindName): Promise<PhraseBook> {
  return books[kind]();
}
