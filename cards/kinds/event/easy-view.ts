import { type EasyLine, type EasyParts, easyLine, noteLines, shownPart } from "#cards/easy-view/easy-view.ts";
import { clockWords, dayWords, whenLines } from "#cards/easy-view/when-lines.ts";
import { whereParts } from "#cards/easy-view/where-parts.ts";
import type { CardPage } from "#cards/engine/page.ts";
import type { attendance } from "./attendance/section.ts";
import type { eventCover } from "./cover/section.ts";
import type { speakers } from "./speakers/section.ts";

const words = {
  ko: { host: "주최", answer: "참석 알리기", write: "글 남기기" },
  en: { host: "Hosted by", answer: "Will you come?", write: "Leave a message" },
};

/** What it is, who holds it and who stands before the guests. */
export function eventEasyParts(page: CardPage): EasyParts {
  const { title, language } = page.card;
  const say = words[language];
  const cover = shownPart<typeof eventCover>(page, "cover");
  const people = shownPart<typeof speakers>(page, "speakers")?.speakers ?? [];
  const host = cover?.host.trim();
  return {
    who: [
      easyLine("name", title),
      ...noteLines(cover?.tagline ?? ""),
      ...(host ? [easyLine("fact", say.host, host)] : []),
      ...people.map(({ role, name }) => easyLine("fact", role, name)),
    ],
    when: [...whenLines(page), ...sessionLines(page)],
    ...whereParts(page),
    answers: [{ section: "attendance", label: say.answer }],
    gifts: [{ section: "guestbook", label: say.write }],
  };
}

function sessionLines(page: CardPage): EasyLine[] {
  const { language } = page.card;
  const offered = shownPart<typeof attendance>(page, "attendance")?.sessions ?? [];
  return offered.map(({ name, date, time, place }) =>
    easyLine("note", name, dayWords(date, language), time && clockWords(time, language), place),
  );
}
