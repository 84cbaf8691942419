import { foundIf } from "#cards/inspector/found-if.ts";
import type { Inspected, Rule } from "#cards/inspector/rule.ts";
import { josa } from "#cards/korean/hangul.ts";
import { holidayOn } from "#cards/korean/holidays.ts";
import { date } from "#cards/sections/date/section.ts";
import { monthAndDay } from "#domain/day-words.ts";

/** For kinds that invite to a day; not for cards that `mayWant` such a day, as a new year's greeting does. */
export function holidayRules(mayWant: (card: Inspected) => boolean = () => false): readonly Rule[] {
  const dayOff = (card: Inspected) => {
    const { when } = card.facts;
    return when && when.date >= card.today && !mayWant(card) ? holidayOn(when.date) : "";
  };
  const isFeast = (name: string) => /설날|설 연휴|추석/.test(name) && !name.includes("대체공휴일");
  return [
    {
      code: "event-on-family-feast",
      weight: "should",
      finds: "an event on 설날 or 추석, or the days around them",
      find(card) {
        const name = dayOff(card);
        return foundIf(isFeast(name), {
          section: date.name,
          field: "date",
          sentence: `${josa(monthAndDay(card.facts.when?.date ?? ""), "은/는")} ${name}입니다. 오시기 어려운 분이 많을 수 있으니 날짜를 한 번 더 봐 주세요.`,
        });
      },
    },
    {
      code: "event-on-public-holiday",
      weight: "could",
      finds: "an event on another public holiday",
      find(card) {
        const name = dayOff(card);
        return foundIf(name !== "" && !isFeast(name), {
          section: date.name,
          field: "date",
          sentence: `${josa(monthAndDay(card.facts.when?.date ?? ""), "은/는")} ${name}입니다. 길이 붐빌 수 있으니 미리 안내해 드리면 좋습니다.`,
        });
      },
    },
  ];
}
