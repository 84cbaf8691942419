import { part } from "#cards/engine/card.ts";
import { type PhraseBook, readPhrases, written } from "#cards/engine/phrase.ts";
import drafts from "#content/phrases/birthday.json" with { type: "json" };
import { isElder } from "./cake/milestones.ts";
import { cake } from "./cake/section.ts";
import { birthdayLetter } from "./letter/section.ts";

/** To whom a birthday letter is written. */
const occasions = {
  friend: "친구에게",
  love: "연인·배우자에게",
  parent: "부모님께",
  elder: "환갑·칠순·팔순",
  child: "아이에게",
  baby: "백일",
} as const;
type Occasion = keyof typeof occasions;

const phrases = readPhrases<Occasion>(drafts);

export const book: PhraseBook<Occasion> = {
  occasions,
  occasionOf(content) {
    const { milestone, age } = part(content, cake);
    if (milestone === "hundred-days") return "baby";
    if (isElder(milestone)) return "elder";
    return age !== null && age <= 13 ? "child" : "friend";
  },
  write(content, { text, occasion }) {
    const card = written({ content, section: birthdayLetter, fields: { body: text } });
    if (occasion !== "baby") return card;
    return written({ content: card, section: cake, fields: { milestone: "hundred-days" } });
  },
  phrases,
};
