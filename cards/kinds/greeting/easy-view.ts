import { type EasyLine, type EasyParts, easyLine, noteLines, shownPart } from "#cards/easy-view/easy-view.ts";
import { peopleParts } from "#cards/easy-view/people-parts.ts";
import { whenLines } from "#cards/easy-view/when-lines.ts";
import { whereParts } from "#cards/easy-view/where-parts.ts";
import type { CardPage } from "#cards/engine/page.ts";
import type { greetingSection } from "#cards/sections/greeting/section.ts";
import { type CoupleSide, contacts, coupleSides, familyLine, fullName, roleOf } from "./couple/family.ts";
import type { couple } from "./couple/section.ts";
import type { thanksAfter } from "./thanks-after/section.ts";

const words = {
  ko: {
    marry: "결혼식에 초대합니다.",
    greeting: "인사말",
    thanks: "감사 인사",
    hall: "예식장",
    answer: "참석 알리기",
    give: "마음 전하기",
    write: "축하 글 남기기",
  },
  en: {
    marry: "You are invited to the wedding.",
    greeting: "The greeting",
    thanks: "With thanks",
    hall: "The hall",
    answer: "Will you come?",
    give: "Send a gift",
    write: "Leave a message",
  },
};

/** Whose wedding it is, or what else the card is for. */
export function greetingEasyParts(page: CardPage): EasyParts {
  const { language, title } = page.card;
  const say = words[language];
  const pair = shownPart<typeof couple>(page, "couple");
  const sides = pair ? coupleSides(pair).filter(({ person }) => fullName(person) !== "") : [];
  const others = peopleParts(page);
  const thanks = shownPart<typeof thanksAfter>(page, "thanks-after");
  const greeting = shownPart<typeof greetingSection>(page, "greeting");
  const where = whereParts(page, pair ? say.hall : undefined);
  // A wedding is its people, its day and its place; a greeting is its words, and after the day thanks are.
  const letter = thanks ?? (pair ? null : greeting);
  return {
    titles: { letter: thanks ? say.thanks : say.greeting },
    who: [
      ...(sides.length > 0 ? sides.flatMap((side) => sideLines(side, language)) : [easyLine("name", title)]),
      ...(pair && !thanks ? [easyLine("note", say.marry)] : []),
      ...others.lines,
    ],
    letter: letter ? [...noteLines(letter.body), easyLine("fact", letter.signature)] : [],
    when: whenLines(page),
    ...where,
    calls: [...sides.flatMap((side) => contacts(side, language)), ...others.calls, ...where.calls],
    answers: [{ section: "rsvp", label: say.answer }],
    gifts: [
      { section: "accounts", label: say.give },
      { section: "guestbook", label: say.write },
    ],
  };
}

function sideLines(side: CoupleSide, language: "ko" | "en"): EasyLine[] {
  const said = familyLine(side, language);
  const family = language === "ko" ? said?.before : said?.after;
  const role = roleOf(side.who, language);
  return [
    easyLine("name", role, fullName(side.person)),
    ...(family && family !== role ? [easyLine("fact", family)] : []),
  ];
}
