import { type PhraseBook, readPhrases, written } from "#cards/engine/phrase.ts";
import { greetingSection } from "#cards/sections/greeting/section.ts";
import drafts from "#content/phrases/baby-birthday.json" with { type: "json" };

const occasions = { party: "첫돌 잔치", family: "가족끼리" } as const;
type Occasion = keyof typeof occasions;

export const phrases = readPhrases<Occasion>(drafts);

export const book: PhraseBook<Occasion> = {
  occasions,
  occasionOf: () => "party",
  write: (content, { text }) => written({ content, section: greetingSection, fields: { body: text } }),
  phrases,
};
