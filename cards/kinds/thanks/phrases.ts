import { part } from "#cards/engine/card.ts";
import { type PhraseBook, readPhrases, written } from "#cards/engine/phrase.ts";
import drafts from "#content/phrases/thanks.json" with { type: "json" };
import { thanksLetter } from "./letter/section.ts";
import { type ThanksOccasion, thanksOccasions } from "./occasions.ts";

export const phrases = readPhrases<ThanksOccasion>(drafts);

export const book: PhraseBook<ThanksOccasion> = {
  occasions: thanksOccasions,
  occasionOf: (content) => part(content, thanksLetter).occasion,
  write: (content, { text, occasion, religion }) =>
    written({
      content,
      section: thanksLetter,
      fields: { body: text, occasion, religion: occasion === "funeral" ? religion : "none" },
    }),
  phrases,
};
