import { part } from "#cards/engine/card.ts";
import { foundIf } from "#cards/inspector/found-if.ts";
import { setting } from "#cards/inspector/mends.ts";
import type { Rule } from "#cards/inspector/rule.ts";
import { date } from "#cards/sections/date/section.ts";

/** A day that its own title calls lunar, and that stands in the solar calendar. */
export const lunarWordsRule: Rule = {
  code: "lunar-in-words-only",
  weight: "should",
  finds: "a day that is called lunar in its title and is kept as a solar one",
  find({ content, shows }) {
    const { title, lunar } = part(content, date);
    return foundIf(shows(date) && /음력/.test(title) && !lunar, {
      section: date.name,
      field: "lunar",
      sentence: "제목에는 음력이라고 적혀 있는데, 날짜는 양력으로 되어 있습니다.",
      mend: setting("음력으로 바꾸기", { section: date.name, field: "lunar" }, true),
    });
  },
};
