import { part } from "#cards/engine/card.ts";
import type { Rule } from "#cards/inspector/rule.ts";
import { blocks } from "#cards/kinds/site/blocks/section.ts";
import { josa } from "#cards/korean/hangul.ts";
import { monthAndDay } from "#domain/day-words.ts";

/** What one does before a day, not after it. */
const before = /예매|예약|신청|접수|티켓|표 사|사전/u;

/** A link by which one takes part in something, and that appears when it is over. */
export const lateTicketsRule: Rule = {
  code: "link-appears-after-its-day",
  weight: "should",
  finds: "a link for tickets or bookings that appears after the day that the page counts down to",
  find({ content }) {
    const all = part(content, blocks).blocks;
    const day = all.flatMap((one) => (one.type === "countdown" && one.date ? [one] : []))[0];
    if (!day) return [];
    return all.flatMap((one, at) =>
      one.type === "link" && one.on && before.test(one.title) && one.fromDate > day.date
        ? [
            {
              section: blocks.name,
              field: `blocks.${at}.fromDate`,
              sentence: `${josa(`‘${one.title.trim()}’`, "은/는")} ${monthAndDay(one.fromDate)}부터 보이는데, ${josa(`‘${day.title.trim()}’`, "은/는")} ${monthAndDay(day.date)}입니다.`,
            },
          ]
        : [],
    );
  },
};
