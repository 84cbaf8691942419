import { type EasyParts, easyLine, shownPart } from "#cards/easy-view/easy-view.ts";
import { whenLines } from "#cards/easy-view/when-lines.ts";
import { whereParts } from "#cards/easy-view/where-parts.ts";
import type { CardPage } from "#cards/engine/page.ts";
import type { baby } from "./baby/section.ts";

const words = {
  ko: {
    father: "아빠",
    mother: "엄마",
    invite: "첫돌 잔치에 초대합니다.",
    answer: "참석 알리기",
    guess: "돌잡이 맞히기",
    give: "마음 전하기",
    write: "축하 글 남기기",
  },
  en: {
    father: "Father",
    mother: "Mother",
    invite: "You are invited to a first birthday.",
    answer: "Will you come?",
    guess: "Guess the doljabi",
    give: "Send a gift",
    write: "Leave a message",
  },
};

/** The child and its family. */
export function babyEasyParts(page: CardPage): EasyParts {
  const { title, language } = page.card;
  const say = words[language];
  const child = shownPart<typeof baby>(page, "baby");
  const family = child
    ? [
        { relation: say.father, name: child.father },
        { relation: say.mother, name: child.mother },
        ...child.siblings,
      ].filter(({ name }) => name.trim() !== "")
    : [];
  return {
    who: [
      easyLine("name", title),
      ...family.map(({ relation, name }) => easyLine("fact", relation, name)),
      easyLine("note", say.invite),
    ],
    when: whenLines(page),
    ...whereParts(page),
    answers: [
      { section: "rsvp", label: say.answer },
      { section: "doljabi", label: say.guess },
    ],
    gifts: [
      { section: "accounts", label: say.give },
      { section: "guestbook", label: say.write },
    ],
  };
}
