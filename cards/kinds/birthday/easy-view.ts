import { type EasyParts, easyLine, noteLines, shownPart } from "#cards/easy-view/easy-view.ts";
import { whenLines } from "#cards/easy-view/when-lines.ts";
import { whereParts } from "#cards/easy-view/where-parts.ts";
import type { CardPage } from "#cards/engine/page.ts";
import type { birthdayLetter } from "./letter/section.ts";
import type { waiting } from "./waiting/section.ts";

const words = { ko: { write: "축하 쪽지 쓰기" }, en: { write: "Write a note" } };

/** Whose day it is and the letter; until its moment only that it waits. */
export function birthdayEasyParts(page: CardPage): EasyParts {
  const { title, description, language } = page.card;
  const gifts = [{ section: "rolling-paper", label: words[language].write }];
  const waits = shownPart<typeof waiting>(page, "waiting");
  if (waits) {
    return {
      who: [easyLine("name", title), ...noteLines(waits.text)],
      when: [easyLine("name", description)],
      gifts,
    };
  }
  const letter = shownPart<typeof birthdayLetter>(page, "letter");
  return {
    who: [easyLine("name", title)],
    letter: letter
      ? [easyLine("fact", letter.to), ...noteLines(letter.body), easyLine("fact", letter.from)]
      : [],
    // The day on which the card opened is not the day of a party.
    when: page.shown.includes("date") ? whenLines(page) : [],
    ...whereParts(page),
    gifts,
  };
}
