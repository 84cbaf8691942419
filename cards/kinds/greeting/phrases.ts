import { part } from "#cards/engine/card.ts";
import { type PhraseBook, readPhrases, written } from "#cards/engine/phrase.ts";
import { greetingSection as words } from "#cards/sections/greeting/section.ts";
import drafts from "#content/phrases/greeting.json" with { type: "json" };
import { couple, type GreetingOccasion, greetingOccasions } from "./couple/section.ts";

export const phrases = readPhrases<GreetingOccasion>(drafts);

export const book: PhraseBook<GreetingOccasion> = {
  occasions: greetingOccasions,
  occasionOf: (content) => part(content, couple).occasion,
  write: (content, { text, occasion }) =>
    written({
      content: written({ content, section: couple, fields: { occasion } }),
      section: words,
      fields: { body: text },
    }),
  phrases,
};
