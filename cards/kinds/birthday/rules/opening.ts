import { type CardContent, part } from "#cards/engine/card.ts";
import { foundIf } from "#cards/inspector/found-if.ts";
import { setting, settingAll } from "#cards/inspector/mends.ts";
import type { Rule } from "#cards/inspector/rule.ts";
import { bornOn } from "#cards/kinds/birthday/cake/birthdays.ts";
import { cake } from "#cards/kinds/birthday/cake/section.ts";
import { rollingPaper } from "#cards/kinds/birthday/rolling-paper/section.ts";
import { revealAt } from "#cards/kinds/birthday/waiting/reveal.ts";
import { waiting } from "#cards/kinds/birthday/waiting/section.ts";
import { date, whenOf } from "#cards/sections/date/section.ts";
import { monthAndDay } from "#domain/day-words.ts";
import { daysBetween } from "#domain/korean-day.ts";
import { nearestBirthday } from "./celebrant.ts";

const revealField = { section: waiting.name, field: "date" };
const sealField = { section: rollingPaper.name, field: "opensDate" };
/** A surprise may wait for the weekend; later it is another one. */
const LATEST_DAYS = 7;
const HALF_A_YEAR = 183;

/** When the card and its notes open. */
export const openingRules: readonly Rule[] = [
  {
    code: "reveal-without-day",
    weight: "must",
    finds: "a time at which the card opens, without its day",
    find({ content }) {
      const { date: day, time } = part(content, waiting);
      return foundIf(day === "" && time !== "", {
        ...revealField,
        sentence: "카드가 열리는 날을 골라 주세요. 바로 열려면 시간을 비워 주세요.",
      });
    },
  },
  {
    code: "seal-without-day",
    weight: "must",
    finds: "notes that are sealed until nobody knows when",
    find: ({ content }) =>
      foundIf(isSealed(content) && !part(content, rollingPaper).opensDate && !isKept(content), {
        ...sealField,
        sentence: "쪽지를 언제까지 봉해 둘지 날짜를 골라 주세요.",
      }),
  },
  {
    code: "reveal-is-past",
    weight: "should",
    finds: "a card that was to open at a moment that is over",
    find({ content, today }) {
      const { date: day } = part(content, waiting);
      return foundIf(day !== "" && day < today, {
        ...revealField,
        sentence: "열리는 때가 이미 지나, 카드가 바로 열립니다.",
      });
    },
  },
  {
    code: "reveal-hidden",
    weight: "should",
    finds: "a moment at which the card opens, in a section that is hidden",
    find: ({ content }) =>
      foundIf(part(content, waiting).date !== "" && content.hidden.includes(waiting.name), {
        ...revealField,
        sentence: "‘열리는 때’를 숨겨 두셔서 카드가 기다리지 않고 바로 열립니다.",
      }),
  },
  {
    code: "seal-is-past",
    weight: "should",
    finds: "notes that were to be sealed until a day that is over",
    find({ content, today }) {
      const { opensDate } = part(content, rollingPaper);
      return foundIf(isSealed(content) && opensDate !== "" && opensDate < today, {
        ...sealField,
        sentence: "쪽지를 봉해 둘 날이 이미 지나, 쪽지가 바로 보입니다.",
      });
    },
  },
  {
    code: "reveal-after-party",
    weight: "should",
    finds: "an invitation that opens when the party is over",
    find({ content }) {
      const opens = part(content, waiting).date;
      const party = whenOf(part(content, date))?.date;
      return foundIf(isKept(content) && party !== undefined && opens > party, {
        ...revealField,
        sentence: `모이는 날은 ${monthAndDay(party ?? "")}인데, 카드는 ${monthAndDay(opens)}에 열립니다.`,
        mend: setting(`${monthAndDay(party ?? "")}에 열기`, revealField, party),
      });
    },
  },
  {
    code: "reveal-after-birthday",
    weight: "should",
    finds: "a card that opens more than a week after the birthday",
    find({ content }) {
      const celebrant = part(content, cake);
      const opens = part(content, waiting).date;
      const isAlone = isKept(content) && whenOf(part(content, date)) === null;
      if (!isAlone || !bornOn(celebrant) || celebrant.milestone === "hundred-days") return [];
      const birthday = nearestBirthday(celebrant, opens);
      const late = birthday ? daysBetween(birthday, opens) : 0;
      return foundIf(late > LATEST_DAYS && late < HALF_A_YEAR, {
        ...revealField,
        sentence: `생일은 ${monthAndDay(birthday ?? "")}인데, 카드는 ${monthAndDay(opens)}에 열립니다.`,
        mend: setting(`${monthAndDay(birthday ?? "")}에 열기`, revealField, birthday),
      });
    },
  },
  {
    code: "seal-opens-before-card",
    weight: "should",
    finds: "notes that were to open while the card itself still waits",
    find({ content }) {
      const { opensDate, opensTime } = part(content, rollingPaper);
      const notes = revealAt({ date: opensDate, time: opensTime });
      const card = isKept(content) ? revealAt(part(content, waiting)) : null;
      return foundIf(isSealed(content) && notes !== null && card !== null && notes < card, {
        ...sealField,
        sentence: "쪽지가 열리는 때가 카드가 열리는 때보다 이릅니다. 쪽지는 카드와 함께 열립니다.",
        mend: settingAll("카드와 함께 열기", rollingPaper.name, { opensDate: "", opensTime: "" }),
      });
    },
  },
];

function isSealed(content: CardContent): boolean {
  const { taking, sealed } = part(content, rollingPaper);
  return taking && sealed && !content.hidden.includes(rollingPaper.name);
}

function isKept(content: CardContent): boolean {
  return waiting.isVisible(part(content, waiting)) && !content.hidden.includes(waiting.name);
}
