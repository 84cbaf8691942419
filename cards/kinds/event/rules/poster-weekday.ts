import { replacing } from "#cards/inspector/mends.ts";
import type { Rule } from "#cards/inspector/rule.ts";
import { textsOn } from "#cards/inspector/texts.ts";
import { eventCover } from "#cards/kinds/event/cover/section.ts";
import { josa } from "#cards/korean/hangul.ts";
import { WEEKDAYS_KO } from "#domain/day-words.ts";
import { weekdayOf } from "#domain/korean-day.ts";

const onPoster = /(?<!매주 )([월화수목금토일])요일/u;
const inWords = /(?:이번?|이날,?|오는) ([월화수목금토일])요일/u;

/** A poster that is called after a weekday, and words that say it, on another day. */
export const posterWeekdayRule: Rule = {
  code: "poster-of-another-weekday",
  weight: "should",
  finds: "a title, or words of this weekday, that name another weekday than the event's",
  find(card) {
    const { when, until } = card.facts;
    if (!when || (until && until.date > when.date)) return [];
    const own = `${WEEKDAYS_KO[weekdayOf(when.date)]}요일`;
    return textsOn(card).flatMap(({ section, field, text }) => {
      const isPoster = section === eventCover.name && (field === "title" || field === "tagline");
      const [, letter] = (isPoster ? onPoster : inWords).exec(text) ?? [];
      const said = `${letter}요일`;
      return letter && said !== own
        ? [
            {
              section,
              field,
              sentence: `글에는 ${said}이라고 적혀 있는데, 행사 날은 ${own}입니다.`,
              mend: replacing(`${josa(own, "으로/로")} 고치기`, { section, field }, [said, own]),
            },
          ]
        : [];
    });
  },
};
