import { replacingAt } from "#cards/inspector/mends.ts";
import type { Found, Rule } from "#cards/inspector/rule.ts";
import { textsOn } from "#cards/inspector/texts.ts";
import { weekdayAs, writtenDays } from "#cards/inspector/written-days.ts";
import { josa } from "#cards/korean/hangul.ts";
import { monthAndDay } from "#domain/day-words.ts";
import { weekdayOf } from "#domain/korean-day.ts";

/** A text that still says the day from which the card was moved. Whatever else it speaks of, that day was the event's. */
export const formerDayRule: Rule = {
  code: "former-day-in-words",
  weight: "should",
  finds: "a text that still says the day from which the event was moved",
  find(card) {
    const now = card.facts.when?.date;
    const former = (card.content.formerDays ?? []).filter((day) => day !== now);
    if (!now || former.length === 0) return [];
    return textsOn(card).flatMap(({ text, ...place }): Found[] =>
      writtenDays(text)
        .filter(({ year, month, day }) =>
          former.some((one) => {
            const [y, m, d] = one.split("-").map(Number);
            return (year === null || year === y) && month === m && day === d;
          }),
        )
        .map((day) => {
          const { weekday } = day;
          const between = text.slice(day.from + day.text.length, weekday?.from);
          return {
            ...place,
            sentence: `날짜를 ${josa(monthAndDay(now), "으로/로")} 옮기셨는데, 글에는 ${josa(`‘${day.text}’`, "이/가")} 남아 있습니다.`,
            mend: replacingAt(`${josa(monthAndDay(now), "으로/로")} 고치기`, place, {
              from: day.from,
              old: weekday ? day.text + between + weekday.text : day.text,
              words: weekday ? day.as(now) + between + weekdayAs(weekday, weekdayOf(now)) : day.as(now),
            }),
          };
        }),
    );
  },
};
