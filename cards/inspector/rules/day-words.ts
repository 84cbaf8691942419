import { replacingAt } from "#cards/inspector/mends.ts";
import type { Found, Inspected, Rule } from "#cards/inspector/rule.ts";
import { sentencesOf, type TextSentence } from "#cards/inspector/sentences.ts";
import { textsOn, type WrittenText } from "#cards/inspector/texts.ts";
import { type WrittenClock, writtenClocks } from "#cards/inspector/written-clocks.ts";
import { dayMeant, type WrittenDay, weekdayAs, writtenDays } from "#cards/inspector/written-days.ts";
import { josa } from "#cards/korean/hangul.ts";
import { cover } from "#cards/sections/cover/section.ts";
import { clockKo, monthAndDay, plainDay, WEEKDAYS_KO } from "#domain/day-words.ts";
import { weekdayOf } from "#domain/korean-day.ts";

type Options = {
  /** What a sentence says that speaks of the event itself. */
  event?: RegExp;
  /** Sections that tell of other days: how it came to it, thanks for afterwards. */
  elsewhere?: readonly string[];
};

/** A sentence of the event may say another day or hour for these. */
const besides =
  /까지|마감|회신|알려|답|2부|이부|뒤풀이|피로연|전날|다음 ?날|애프터|셔틀|버스|출발|떠나|떠납|식사|식권|뷔페|연회|주차|입장|도착|리허설|폐백|촬영|시간 전|분 전|마칩|마치|끝|접수|대기실|만나|만난|처음|약속|사귀|매주|마다|쉽니다|휴무/;
/** The same day of an earlier year. */
const ago = /만나|만난|처음|년 전|그해|사귀|약속/;
const usualEvent =
  /예식|결혼식|결혼합니다|혼례|본식|식을 올|백년가약|화촉|모십니다|모시고자|초대합니다|잔치|행사|개업|문을 엽니다/;
const loneWeekday = /([일월화수목금토])요일/g;

/** What texts say of the day and the hour, against the calendar and the card's own day. For every kind with a day. */
export function dayWordRules({ event = usualEvent, elsewhere = [] }: Options = {}): readonly Rule[] {
  const isElsewhere = ({ one }: DayLine) => elsewhere.includes(one.section);
  /** Lines that may speak of the event, with its day. */
  const about = (card: Inspected) => linesOn(card).filter((line) => !isElsewhere(line));
  const speaks = ({ one, text }: DayLine) => isDateLine(one) || (event.test(text) && !besides.test(text));

  return [
    {
      code: "weekday-not-of-event-day",
      weight: "must",
      finds: "the day of the event, written with a weekday that it is not",
      find: (card) =>
        about(card).flatMap((line) =>
          line.days.flatMap((day) => {
            const isMeant = isEventDay(card, day) && !(day.year === null && ago.test(line.text));
            return isMeant ? wrongWeekday(line, day, card.facts.when?.date ?? null) : [];
          }),
        ),
    },
    {
      code: "weekday-not-of-date",
      weight: "should",
      finds: "any other written day with a weekday that it is not",
      find: (card) =>
        linesOn(card).flatMap((line) =>
          line.days.flatMap((day) => {
            if (isEventDay(card, day) && !isElsewhere(line)) return [];
            if (day.year === null && (card.facts.when === null || isElsewhere(line))) return [];
            return wrongWeekday(line, day, day.meant);
          }),
        ),
    },
    {
      code: "written-day-not-event-day",
      weight: "should",
      finds: "a sentence of the event that says another day than the card",
      find: (card) =>
        about(card).flatMap((line) => {
          const [day] = line.days;
          if (!day || line.days.length > 1 || isEventDay(card, day)) return [];
          const isAlone = day.weekday !== null && isOnlyDay(line.text, day);
          return isAlone || speaks(line) ? otherDay(card, line, day) : [];
        }),
    },
    {
      code: "written-hour-not-event-hour",
      weight: "should",
      finds: "a sentence of the event that says another hour than the card",
      find: (card) => {
        const time = card.facts.when?.time;
        if (!time) return [];
        return about(card).flatMap((line) => {
          const clock = hourOfEvent(card, line, speaks);
          if (!clock || clock.times.includes(time)) return [];
          return [
            {
              ...placeOf(line),
              sentence: `글에는 ${josa(`‘${clock.text}’`, "으로/로")} 적혀 있는데, 정하신 시간은 ${clockKo(time)}입니다.`,
              mend: replacingAt(`${josa(clockKo(time), "으로/로")} 고치기`, placeOf(line), {
                from: line.from + clock.from,
                old: clock.text,
                words: clockKo(time),
              }),
            },
          ];
        });
      },
    },
    {
      code: "weekday-not-event-weekday",
      weight: "should",
      finds: "a sentence of the event that says another weekday than its day is",
      find: (card) => {
        const { when, until } = card.facts;
        if (!when || (until && until.date !== when.date)) return [];
        const right = WEEKDAYS_KO[weekdayOf(when.date)];
        return about(card).flatMap((line) => {
          const [first, ...more] = line.days.length === 0 ? line.text.matchAll(loneWeekday) : [];
          if (!first || more.length > 0 || first[1] === right || !speaks(line)) return [];
          return [
            {
              ...placeOf(line),
              sentence: `글에는 ${first[0]}이라고 적혀 있는데, ${josa(monthAndDay(when.date), "은/는")} ${right}요일입니다.`,
              mend: replacingAt(`${right}요일로 고치기`, placeOf(line), {
                from: line.from + first.index,
                old: first[0],
                words: `${right}요일`,
              }),
            },
          ];
        });
      },
    },
  ];
}

/** `meant`: its date, in the year nearest to the event. */
type SaidDay = WrittenDay & { meant: string | null };

/** A sentence of a text, with the days and hours that it says. */
type DayLine = TextSentence & {
  one: WrittenText;
  days: readonly SaidDay[];
  clocks: readonly WrittenClock[];
};

const known = new WeakMap<readonly WrittenText[], readonly DayLine[]>();

/** Only what speaks of days or hours at all; found once for all rules. */
function linesOn(card: Inspected): readonly DayLine[] {
  const texts = textsOn(card);
  const before = known.get(texts);
  if (before) return before;
  const near = card.facts.when?.date ?? card.today;
  const lines = texts
    .filter(({ text }) => /\d|요일|시/.test(text))
    .flatMap((one) =>
      sentencesOf(one.text).map((sentence) => ({
        ...sentence,
        one,
        days: writtenDays(sentence.text).map((day) => ({ ...day, meant: dayMeant(day, near) })),
        clocks: writtenClocks(sentence.text),
      })),
    );
  known.set(texts, lines);
  return lines;
}

function placeOf({ one: { section, field } }: DayLine): Pick<Found, "section" | "field"> {
  return { section, field };
}

/** The line of the cover that takes the place of the card's own day. */
function isDateLine({ section, field }: WrittenText): boolean {
  return section === cover.name && field === "dateLine";
}

/** Whether it is a day of the event, where the year is written or not. */
function isEventDay({ facts: { when, until } }: Inspected, { meant }: SaidDay): boolean {
  return when !== null && meant !== null && meant >= when.date && meant <= (until?.date ?? when.date);
}

function isOnlyDay(text: string, { text: day, weekday }: WrittenDay): boolean {
  const rest = text.replace(day, "").replace(weekday?.text ?? "", "");
  return /^[\s()요일,.·|]*(?:(?:오전|오후|낮|저녁)?\s*\d{1,2}시(?:\s*\d{1,2}분|\s*반)?)?[\s.]*$/.test(rest);
}

function wrongWeekday(line: DayLine, { text, weekday }: WrittenDay, date: string | null): Found[] {
  if (!weekday || !date || weekdayOf(date) === weekday.weekday) return [];
  const right = weekdayOf(date);
  const [said, is] = [WEEKDAYS_KO[weekday.weekday], WEEKDAYS_KO[right]];
  return [
    {
      ...placeOf(line),
      sentence: `‘${text}’에 ${said}요일이라고 적혀 있는데, ${josa(plainDay(date), "은/는")} ${is}요일입니다.`,
      mend: replacingAt(`${is}요일로 고치기`, placeOf(line), {
        from: line.from + weekday.from,
        old: weekday.text,
        words: weekdayAs(weekday, right),
      }),
    },
  ];
}

/** Only what can be no other occasion: the month or the day of the month is the same, or it is the line of the cover. */
function otherDay({ facts: { when }, today }: Inspected, line: DayLine, day: SaidDay): Found[] {
  const { meant } = day;
  if (!when || !meant) return [];
  const [, month, date] = when.date.split("-").map(Number);
  const isNear = day.month === month || day.day === date;
  if (!isDateLine(line.one) && (!isNear || meant < today)) return [];
  const { weekday } = day;
  const right = day.as(when.date);
  const between = line.text.slice(day.from + day.text.length, weekday?.from);
  return [
    {
      ...placeOf(line),
      sentence: `글에는 ${josa(`‘${day.text}’`, "으로/로")} 적혀 있는데, 정하신 날은 ${plainDay(when.date)}입니다.`,
      mend: replacingAt(`${josa(monthAndDay(when.date), "으로/로")} 고치기`, placeOf(line), {
        from: line.from + day.from,
        old: weekday ? day.text + between + weekday.text : day.text,
        words: weekday ? right + between + weekdayAs(weekday, weekdayOf(when.date)) : right,
      }),
    },
  ];
}

/** How far behind the day its hour may stand: 10월 16일 토요일 낮 12시 30분. */
const NEAR = 10;

/** The hour that a sentence says of the event: behind its day, or the only one in a sentence about it. */
function hourOfEvent(
  card: Inspected,
  line: DayLine,
  speaks: (line: DayLine) => boolean,
): WrittenClock | null {
  const { clocks, days, text } = line;
  const [first] = clocks;
  if (!first) return null;
  const [day] = days;
  if (day && days.length === 1 && isEventDay(card, day) && !besides.test(text)) {
    const end = day.weekday ? day.weekday.from + day.weekday.text.length : day.from + day.text.length;
    const next = clocks.find(({ from }) => from >= end);
    return next && next.from - end <= NEAR ? next : null;
  }
  // A line that begins with an hour is one of a programme.
  const isProgramme = text.trimStart().startsWith(first.text.trim());
  return clocks.length === 1 && days.length === 0 && !isProgramme && speaks(line) ? first : null;
}
