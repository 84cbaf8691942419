import { part } from "#cards/engine/card.ts";
import type { Inspected, Rule } from "#cards/inspector/rule.ts";
import { isListed } from "#cards/kinds/event/programme/is-listed.ts";
import { programme } from "#cards/kinds/event/programme/section.ts";
import { speakers } from "#cards/kinds/event/speakers/section.ts";
import { josa } from "#cards/korean/hangul.ts";
import { clockKo } from "#domain/day-words.ts";

/** A programme against who comes, and against the hours of every day. */
export const programmePeopleRules: readonly Rule[] = [
  {
    code: "speaker-not-among-speakers",
    weight: "should",
    finds: "somebody on the programme who is not among the speakers, where the others are",
    find(card) {
      if (!card.shows(speakers)) return [];
      const names = part(card.content, speakers)
        .speakers.map(({ name }) => name.trim())
        .filter(Boolean);
      const rows = rowsOf(card).map((row) => ({ ...row, words: row.who.split(/[\s,·/]+/u).filter(Boolean) }));
      const isKnown = (words: readonly string[]) => words.some((word) => names.includes(word));
      if (!rows.some(({ words }) => isKnown(words))) return [];
      return rows
        .filter(({ words }) => words.length === 1 && /^[가-힣]{3}$/u.test(words[0] ?? "") && !isKnown(words))
        .map(({ at, who }) => ({
          section: programme.name,
          field: `rows.${at}.who`,
          sentence: `순서에 적힌 ${who.trim()} 님이 함께하는 사람에 없습니다.`,
        }));
    },
  },
  {
    code: "programme-after-every-day",
    weight: "should",
    finds: "a programme of several days that begins when each of them is nearly over",
    find(card) {
      const { when, until } = card.facts;
      if (!when?.time || !until?.time || until.date <= when.date || until.time <= when.time) return [];
      const end = until.time;
      const timed = rowsOf(card).filter(({ time }) => time !== "");
      const late = timed.filter(({ time }) => time >= end);
      const [first] = late;
      return first && late.length * 2 > timed.length
        ? [
            {
              section: programme.name,
              field: `rows.${timed[0]?.at}.time`,
              sentence: `${josa(`‘${first.title.trim()}’`, "은/는")} ${clockKo(first.time)}인데, 하루는 ${clockKo(end)}에 끝납니다. 순서의 시간을 살펴 주세요.`,
            },
          ]
        : [];
    },
  },
];

function rowsOf({ content, shows }: Inspected) {
  if (!shows(programme)) return [];
  return part(content, programme)
    .rows.map((row, at) => ({ ...row, at }))
    .filter(isListed);
}
