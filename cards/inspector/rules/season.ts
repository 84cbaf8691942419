import type { Found, Rule } from "#cards/inspector/rule.ts";
import { sentencesOf } from "#cards/inspector/sentences.ts";
import { textsOn } from "#cards/inspector/texts.ts";
import { josa } from "#cards/korean/hangul.ts";

type Season = "봄" | "여름" | "가을" | "겨울";

/** What is said of a season as of the day itself, and the months in which nobody would wonder. */
const seasons: Readonly<Record<Season, { words: RegExp; months: readonly number[] }>> = {
  봄: {
    words: /봄(?:날|볕|빛|바람|꽃)?(?![가-힣]*(?:밤샘|직))|벚꽃|개나리|진달래|새싹/u,
    months: [2, 3, 4, 5, 6],
  },
  여름: { words: /여름(?:날|밤|볕|바람)?|한여름|초여름|매미|장마/u, months: [5, 6, 7, 8, 9] },
  가을: { words: /가을(?:날|볕|빛|하늘|바람)?|단풍|낙엽|들녘이 넉넉/u, months: [8, 9, 10, 11, 12] },
  겨울: { words: /겨울(?:날|밤|볕|바람)?|첫눈|함박눈|눈 (?:내리|오)는/u, months: [11, 12, 1, 2, 3] },
};
const names = Object.keys(seasons) as Season[];

/** Other years, other days, a way of speaking: nobody says when it is. */
const notNow =
  /지난|작년|그해|그 |어느|처음|만났|만난|번의|번째|사계절|계절마다|언제나|늘 |같은 |처럼|같이 따|인생|마음의|해마다|년 전/u;

/** Words that are written for a season in which the day is not: a wedding that was moved, a phrase that was taken over. */
export function seasonRule({ elsewhere = [] }: { elsewhere?: readonly string[] } = {}): Rule {
  return {
    code: "season-not-of-event",
    weight: "should",
    finds: "words of a season in which the event is not",
    find(card) {
      const { when } = card.facts;
      if (!when || card.content.language !== "ko") return [];
      const month = Number(when.date.slice(5, 7));
      return textsOn(card)
        .filter(({ section, text }) => !elsewhere.includes(section) && text.length >= 8)
        .flatMap(({ section, field, text }): Found[] => {
          const said = names.filter((name) => seasons[name].words.test(text));
          const [season] = said;
          if (!season || said.length > 1 || seasons[season].months.includes(month)) return [];
          const sentence =
            sentencesOf(text).find((one) => seasons[season].words.test(one.text))?.text ?? text;
          if (notNow.test(sentence)) return [];
          return [
            {
              section,
              field,
              sentence: `글은 ${josa(season, "을/를")} 말하는데, 날짜는 ${month}월입니다: ‘${sentence.trim().slice(0, 24)}’`,
            },
          ];
        });
    },
  };
}
