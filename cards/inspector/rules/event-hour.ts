import { foundIf } from "#cards/inspector/found-if.ts";
import { setting } from "#cards/inspector/mends.ts";
import type { Rule } from "#cards/inspector/rule.ts";
import { josa } from "#cards/korean/hangul.ts";
import { date } from "#cards/sections/date/section.ts";
import { clockKo } from "#domain/day-words.ts";

/** For kinds that invite to a feast: a half of the day was mistaken for the other. Not for funerals, which begin early. */
export const unlikelyHourRule: Rule = {
  code: "event-at-unlikely-hour",
  weight: "should",
  finds: "an event in the night, when the other half of the day is likelier",
  find({ facts: { when } }) {
    const hour = Number(when?.time?.slice(0, 2));
    const other = hour < 7 ? hour + 12 : hour - 12;
    const likelier = `${String(other).padStart(2, "0")}${when?.time?.slice(2)}`;
    const place = { section: date.name, field: "time" };
    return foundIf(hour < 7 || hour >= 22, {
      ...place,
      sentence: `시간이 ${hour > 0 && hour < 7 ? "새벽" : "밤"} ${hour % 12 || 12}시로 되어 있습니다. ${josa(clockKo(likelier), "이/가")} 아닌지 봐 주세요.`,
      mend: setting(`${josa(clockKo(likelier), "으로/로")} 고치기`, place, likelier),
    });
  },
};
