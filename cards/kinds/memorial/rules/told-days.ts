import { foundIf } from "#cards/inspector/found-if.ts";
import { setField } from "#cards/inspector/mending.ts";
import type { Found, Inspected, Mend, Rule } from "#cards/inspector/rule.ts";
import { textsAt } from "#cards/inspector/texts-at.ts";
import { josa } from "#cards/korean/hangul.ts";
import { clockKo, monthAndDay, plainDay } from "#domain/day-words.ts";
import { daysAfter, daysBetween } from "#domain/korean-day.ts";
import { funeralMoments } from "./moments.ts";

/** Where the family speaks of the funeral; what is told of a life has other days. */
const FIELDS = ["words.body", "farewell.visiting", "condolences.prompt", "share.title", "share.description"];

const DAY =
  "(?:(?<year>\\d{4})년\\s*)?(?:(?<month>\\d{1,2})월\\s*)?(?<day>\\d{1,2})일(?![장간째]|\\s?(?:뒤|후|동안|전))";
const CLOCK =
  "(?<half>오전|오후|아침|저녁|새벽|밤|낮)?\\s*(?<hour>\\d{1,2})시(?!간)(?:\\s*(?<minute>\\d{1,2})분|\\s*(?<thirty>반))?";
const LEADING = "(?:일시?|식|예배|미사)?(?:은|는|이|가)?\\s*[:：]?\\s*";

/** What may stand between a day and the word for a death; anything else tells of another day. */
const BETWEEN =
  "(?:[\\s,에]|\\(?[일월화수목금토](?:요일)?\\)?|이른|늦은|새벽|아침|오전|오후|저녁|밤|낮|\\d{1,2}[시분]|(?:숙환|노환|지병)으로|갑자기|평안히|편안히|조용히|고요히|향년|\\d{1,3}세로|(?:하나님|하느님)의 부르심을 받아)*";

const PROCESSION_DAY = new RegExp(`발인${LEADING}(?<told>${DAY})`, "du");
const PROCESSION_CLOCK = new RegExp(
  `발인${LEADING}(?:(?:\\d{4}년\\s*)?(?:\\d{1,2}월\\s*)?\\d{1,2}일\\s*(?:\\(?[일월화수목금토](?:요일)?\\)?)?[,\\s]*)?(?<told>${CLOCK})`,
  "du",
);
const DEATH_DAY = new RegExp(
  `(?<!음력\\s*)(?<told>${DAY})${BETWEEN}(?:별세|소천|선종|입적|열반|영면|작고|돌아가셨|세상을 떠나|눈을 감으)`,
  "du",
);
const VISITING_DAY = new RegExp(`조문은?\\s*(?<told>${DAY})`, "du");

/** What a text says, and where in it. */
type Told = {
  place: Pick<Found, "section" | "field">;
  text: string;
  at: number;
  said: string;
  parts: Readonly<Record<string, string | undefined>>;
};

/** Days and hours in the family's words, against those that are chosen. */
export const toldDayRules: readonly Rule[] = [
  {
    code: "another-procession-day-in-words",
    weight: "should",
    finds: "words that name another day of the procession than the one that is chosen",
    find: (card) =>
      eachTold(card, PROCESSION_DAY).flatMap((told) => {
        const { date } = funeralMoments(card.content).procession;
        return foundIf(date !== "" && !isDay(told, date), {
          ...told.place,
          sentence: `글에는 발인이 ${asWritten(told)} 적혀 있는데, 고르신 발인 날은 ${monthAndDay(date)}입니다.`,
          mend: writing(told, asTold(told, date)),
        });
      }),
  },
  {
    code: "another-procession-hour-in-words",
    weight: "should",
    finds: "words that name another hour of the procession than the one that is chosen",
    find: (card) =>
      eachTold(card, PROCESSION_CLOCK).flatMap((told) => {
        const { time } = funeralMoments(card.content).procession;
        return foundIf(time !== "" && !isClock(told, time), {
          ...told.place,
          sentence: `글에는 발인이 ${asWritten(told)} 적혀 있는데, 고르신 시간은 ${clockKo(time)}입니다.`,
          mend: writing(told, clockKo(time)),
        });
      }),
  },
  {
    code: "another-day-of-death-in-words",
    weight: "should",
    finds: "words that name another day of death than the one that is chosen",
    find: (card) =>
      eachTold(card, DEATH_DAY).flatMap((told) => {
        const { date } = funeralMoments(card.content).death;
        return foundIf(date !== "" && !isDay(told, date), {
          ...told.place,
          sentence: `글에는 돌아가신 날이 ${asWritten(told)} 적혀 있는데, 고르신 날은 ${monthAndDay(date)}입니다.`,
          mend: writing(told, asTold(told, date)),
        });
      }),
  },
  {
    code: "visiting-outside-funeral",
    weight: "should",
    finds: "a day for visits that is before the death or after the procession",
    find: (card) =>
      eachTold(card, VISITING_DAY).flatMap((told) => {
        const { death, procession } = funeralMoments(card.content);
        const days = death.date && procession.date ? daysBetween(death.date, procession.date) : -1;
        if (days < 0 || days > 14) return [];
        const all = Array.from({ length: days + 1 }, (_, at) => daysAfter(death.date, at));
        return foundIf(!all.some((date) => isDay(told, date)), {
          ...told.place,
          sentence: `글에는 조문이 ${asWritten(told)} 적혀 있는데, 돌아가신 날은 ${monthAndDay(death.date)}, 발인은 ${monthAndDay(procession.date)}입니다.`,
        });
      }),
  },
];

function eachTold(card: Inspected, words: RegExp): Told[] {
  return textsAt(card, FIELDS).flatMap(({ text, section, field }) => {
    const found = words.exec(text);
    const at = found?.indices?.groups?.told?.[0];
    const parts = found?.groups;
    if (at === undefined || !parts) return [];
    return { place: { section, field }, text, at, said: parts.told ?? "", parts };
  });
}

function asWritten({ said }: Told): string {
  return josa(`‘${said}’`, "으로/로");
}

/** The day alone is one of this month, or of whichever it is. */
function isDay({ parts: { year, month, day } }: Told, date: string): boolean {
  const [y, m, d] = date.split("-").map(Number);
  return (!year || Number(year) === y) && (!month || Number(month) === m) && Number(day) === d;
}

/** A day as it was told: 17일 stays without its month. */
function asTold({ parts: { year, month } }: Told, date: string): string {
  if (year) return plainDay(date);
  return month ? monthAndDay(date) : `${Number(date.slice(8))}일`;
}

function isClock({ parts: { half, hour, minute, thirty } }: Told, time: string): boolean {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const said = Number(hour);
  const isAfternoon = half === "오후" || half === "저녁" || (half === "밤" && said < 12);
  const isMorning = half === "오전" || half === "아침" || half === "새벽";
  const isHour = isAfternoon
    ? hours === (said % 12) + 12
    : isMorning
      ? hours === said % 12
      : hours === said || hours === (said % 12) + 12;
  return isHour && minutes === (thirty ? 30 : Number(minute ?? 0));
}

function writing({ place, text, at, said }: Told, words: string): Mend {
  return {
    label: `${josa(`‘${words}’`, "으로/로")} 고치기`,
    apply: setField(place, `${text.slice(0, at)}${words}${text.slice(at + said.length)}`),
  };
}
