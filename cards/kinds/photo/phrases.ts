import { part } from "#cards/engine/card.ts";
import { type PhraseBook, readPhrases, written } from "#cards/engine/phrase.ts";
import drafts from "#content/phrases/photo.json" with { type: "json" };
import type { Design } from "./document.ts";
import { withElements } from "./edit/elements.ts";
import { newText } from "./edit/new-element.ts";
import { designSection } from "./section.ts";

const occasions = { birthday: "생일", together: "우리", cheer: "응원", baby: "아기" } as const;
type Occasion = keyof typeof occasions;

/** Short enough for a card of the size of a hand. */
const phrases = readPhrases<Occasion>(drafts);

export const book: PhraseBook<Occasion> = {
  occasions,
  occasionOf: () => "birthday",
  write: (content, { text }) =>
    written({ content, section: designSection, fields: withMessage(part(content, designSection), text) }),
  phrases,
};

/** The longest words of the back are the message; a back without any gets one. */
function withMessage(given: Design, words: string): Design {
  const texts = given.back.elements.filter((element) => element.type === "text");
  const [message] = texts.sort((one, other) => other.words.length - one.words.length);
  return withElements(given, {
    side: "back",
    change: (elements) =>
      message
        ? elements.map((element) => (element.id === message.id ? { ...message, words } : element))
        : [...elements, newText(words)],
  });
}
