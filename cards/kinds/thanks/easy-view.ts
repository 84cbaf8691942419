import { type EasyParts, easyLine, noteLines, shownPart } from "#cards/easy-view/easy-view.ts";
import type { CardPage } from "#cards/engine/page.ts";
import { addresseeNameIn, salutation } from "./letter/addressee.ts";
import { dateLine } from "./letter/date-line.ts";
import type { thanksLetter } from "./letter/section.ts";
import { manners } from "./occasions.ts";

const words = {
  ko: { from: "보내신 분", answer: "답장 쓰기" },
  en: { from: "From", answer: "Write back" },
};

/** Who thanks, and the letter as it is addressed: a personal address carries a name. */
export function thanksEasyParts(page: CardPage, search: string): EasyParts {
  const { title, language } = page.card;
  const say = words[language];
  const letter = shownPart<typeof thanksLetter>(page, "letter");
  const sender = letter?.sender.trim();
  const name = addresseeNameIn(search) || letter?.recipient.trim();
  const everyone = letter && manners[language][letter.occasion].everyone;
  return {
    titles: { who: say.from },
    who: [easyLine("name", sender || title), ...(letter ? [easyLine("fact", letter.company)] : [])],
    letter: letter
      ? [
          easyLine("fact", name ? salutation(name, language) : everyone),
          ...noteLines(letter.body),
          easyLine("note", dateLine(letter.date, language)),
          easyLine("fact", sender && `${sender} ${letter.closing}`),
        ]
      : [],
    answers: [{ section: "reply", label: say.answer }],
  };
}
