import { part } from "#cards/engine/card.ts";
import { type PhraseBook, readPhrases, written } from "#cards/engine/phrase.ts";
import drafts from "#content/phrases/site.json" with { type: "json" };
import { blocks } from "./blocks/section.ts";
import { blankBlock } from "./blocks/sorts.ts";
import { profile } from "./profile/section.ts";

const occasions = {
  person: "나를 말할 때",
  maker: "만드는 사람",
  shop: "가게",
  intro: "소개 글",
} as const;
type Occasion = keyof typeof occasions;

export const phrases = readPhrases<Occasion>(drafts);

export const book: PhraseBook<Occasion> = {
  occasions,
  occasionOf: () => "person",
  write(content, { text, occasion }) {
    if (occasion !== "intro") return written({ content, section: profile, fields: { line: text } });
    const others = part(content, blocks).blocks;
    return written({
      content,
      section: blocks,
      fields: { blocks: [{ ...blankBlock("text"), text }, ...others] },
    });
  },
  phrases,
};
