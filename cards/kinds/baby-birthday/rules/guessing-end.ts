import { part } from "#cards/engine/card.ts";
import { foundIf } from "#cards/inspector/found-if.ts";
import { settingAll } from "#cards/inspector/mends.ts";
import type { Rule } from "#cards/inspector/rule.ts";
import { doljabi } from "#cards/kinds/baby-birthday/doljabi/section.ts";
import { monthAndDay } from "#domain/day-words.ts";
import { daysBetween } from "#domain/korean-day.ts";

/** Guests guess until the child reaches out; the evening before is early enough for who counts them. */
const EARLY_DAYS = 1;

export const guessingEndRule: Rule = {
  code: "doljabi-ends-before-party",
  weight: "should",
  finds: "guessing that ends days before the party",
  find({ content, facts: { when }, shows }) {
    const { closesDate } = part(content, doljabi);
    if (!when || !closesDate || !shows(doljabi)) return [];
    return foundIf(daysBetween(closesDate, when.date) > EARLY_DAYS, {
      section: doljabi.name,
      field: "closesDate",
      sentence: `돌잡이 맞히기는 ${monthAndDay(closesDate)}에 끝나는데, 잔칫날은 ${monthAndDay(when.date)}입니다.`,
      mend: settingAll("잔칫날까지 받기", doljabi.name, {
        closesDate: when.date,
        closesTime: when.time ?? "",
      }),
    });
  },
};
