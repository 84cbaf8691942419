import { type EasyLine, type EasyParts, easyLine, noteLines, shownPart } from "#cards/easy-view/easy-view.ts";
import { clockWords, dayWords } from "#cards/easy-view/when-lines.ts";
import type { CardPage } from "#cards/engine/page.ts";
import { declineWords } from "./farewell/declines.ts";
import { hasLeft } from "./farewell/has-left.ts";
import type { farewell } from "./farewell/section.ts";
import { inCustom } from "./mourners/order.ts";
import type { mourners } from "./mourners/section.ts";
import type { obituary } from "./obituary/section.ts";
import { ageOf, memoryOf, noticeOf } from "./passing.ts";

const words = {
  ko: {
    late: "故",
    chief: "상주",
    hall: "빈소",
    encoffining: "입관",
    procession: "발인",
    burial: "장지",
    left: "발인하였습니다.",
    write: "추모의 글 쓰기",
    give: "마음 전하기",
    offer: "꽃과 촛불 올리기",
  },
  en: {
    late: "the late",
    chief: "Chief mourner",
    hall: "The wake",
    encoffining: "Encoffining",
    procession: "Funeral",
    burial: "Burial",
    left: "The funeral has been held.",
    write: "Write a condolence",
    give: "Send condolences",
    offer: "Leave a light or a flower",
  },
};

/** Who died, who mourns, when and where one may come. */
export function memorialEasyParts(page: CardPage): EasyParts {
  const say = words[page.card.language];
  const where = shownPart<typeof farewell>(page, "farewell");
  const rows = mournerRows(page);
  const isThere = where !== null && where.hall.trim() + where.address.trim() !== "";
  return {
    who: [...lateLines(page), ...rows.map(({ relation, name }) => easyLine("fact", relation, name))],
    when: whenLinesOf(page),
    where: where ? whereLines(page, where) : [],
    place: isThere ? { name: where.hall, address: where.address, point: null } : null,
    calls: [...rows, ...(where ? [{ relation: say.hall, name: where.hall, phone: where.phone }] : [])],
    answers: [{ section: "condolences", label: say.write }],
    gifts: [
      { section: "accounts", label: say.give },
      { section: "tribute", label: say.offer },
    ],
  };
}

function lateLines(page: CardPage): EasyLine[] {
  const { language, when, today, title: headline } = page.card;
  const late = shownPart<typeof obituary>(page, "obituary");
  if (!late?.name.trim()) return [easyLine("name", headline)];
  const { title, otherName, date, time } = late;
  const isMemory = when !== null && when.date < today;
  const day = [dayWords(date, "ko"), date && time && clockWords(time, "ko")].filter(Boolean).join(" ");
  const notice = isMemory ? memoryOf(late, day) : noticeOf(late, day);
  const isKorean = language === "ko";
  return [
    easyLine("name", words[language].late, late.name),
    ...[title, otherName, isKorean && ageOf(late)].map((beside) => easyLine("fact", beside)),
    ...(isKorean ? [easyLine("note", ...notice)] : [easyLine("note", dayWords(date, "en"))]),
  ];
}

function mournerRows(page: CardPage) {
  const own = shownPart<typeof mourners>(page, "mourners");
  if (!own) return [];
  const say = words[page.card.language];
  const { chief, family, customary } = own;
  return [
    { ...chief, relation: [say.chief, chief.relation.trim()].filter(Boolean).join(" ") },
    ...(customary ? inCustom(family) : family),
  ].filter(({ name }) => name.trim() !== "");
}

function whenLinesOf(page: CardPage): EasyLine[] {
  const { language, now } = page.card;
  const own = shownPart<typeof farewell>(page, "farewell");
  if (!own) return [];
  const say = words[language];
  const procession = { label: say.procession, date: own.processionDate, time: own.processionTime };
  const days = [{ label: say.encoffining, date: own.encoffiningDate, time: own.encoffiningTime }, procession];
  return [
    ...(hasLeft(own, now) ? [easyLine("note", say.left)] : []),
    ...days.flatMap(({ label, date, time }) =>
      dayWords(date, language)
        ? [
            easyLine("label", label),
            easyLine("name", dayWords(date, language)),
            easyLine("name", time && clockWords(time, language)),
          ]
        : [],
    ),
  ];
}

function whereLines(
  page: CardPage,
  own: NonNullable<ReturnType<typeof shownPart<typeof farewell>>>,
): EasyLine[] {
  const { language } = page.card;
  const say = words[language];
  const { hall, room, address, burial, visiting, declined, thanks } = own;
  const isThere = [hall, room].some((text) => text.trim() !== "");
  return [
    ...(isThere ? [easyLine("label", say.hall), easyLine("name", hall, room)] : []),
    easyLine("fact", address),
    ...(burial.trim() ? [easyLine("label", say.burial), easyLine("fact", burial)] : []),
    ...noteLines(visiting),
    easyLine("note", declineWords[language][declined]),
    ...noteLines(thanks),
  ];
}
