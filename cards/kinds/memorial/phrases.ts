import { type CardContent, part } from "#cards/engine/card.ts";
import { type Phrase, type PhraseBook, readPhrases, written } from "#cards/engine/phrase.ts";
import drafts from "#content/phrases/memorial.json" with { type: "json" };
import { obituary } from "./obituary/section.ts";
import type { FuneralReligion } from "./passing.ts";
import { memorialWords } from "./words/section.ts";

/** What a family wants to say at which time. */
const occasions = {
  notice: "알릴 때",
  quiet: "조용히 모실 때",
  child: "먼저 보낸 이를 위해",
  thanks: "장례를 마치고",
} as const;
type Occasion = keyof typeof occasions;

export const phrases = readPhrases<Occasion>(drafts);

/** What the notice calls a belief. */
const religionOf: Record<Phrase["religion"], FuneralReligion> = {
  none: "none",
  protestant: "protestant",
  catholic: "catholic",
  buddhist: "buddhist",
  "won-buddhist": "won",
};

export const book: PhraseBook<Occasion> = {
  occasions,
  occasionOf: (content: CardContent) => (part(content, obituary).relation === "child" ? "child" : "notice"),
  write(content, { text, religion }) {
    const card = written({ content, section: memorialWords, fields: { body: text } });
    if (religion === "none") return card;
    return written({ content: card, section: obituary, fields: { religion: religionOf[religion] } });
  },
  phrases,
};
