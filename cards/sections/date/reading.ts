import { readClocks, type UsualHours } from "#cards/reading/clocks.ts";
import { readDays } from "#cards/reading/days.ts";
import { lineAt, type PastedText, type ReadValue, type Stretch } from "#cards/reading/stretch.ts";
import { intoFields, type Understood } from "#cards/reading/understood.ts";
import { date } from "./section.ts";

type Reading = {
  words: Readonly<Record<"day" | "time", string>>;
  hours: UsualHours;
  /** Days of something else: in lines with these words nobody looks. */
  never?: RegExp;
};

/** The day of the card, its hour and, where that is said, when it ends. */
export function readDate(pasted: PastedText, { words, hours, never }: Reading): Understood[] {
  const isOfOther = ({ at: [place] }: ReadValue<string>) => {
    const line = lineAt(pasted.text, place?.from ?? 0);
    return never?.test(pasted.text.slice(line.from, line.to)) ?? false;
  };
  const days = readDays(pasted, "ahead").filter((day) => !isOfOther(day));
  const [day] = days;
  if (!day) return [];
  const isSame = new Set(days.map(({ value }) => value)).size === 1;
  const [last] = days.slice(1).filter((other) => isSpan(pasted.text, day, other));
  const at = isSame ? days.flatMap((one) => one.at) : day.at;
  const found = [
    intoFields({
      what: words.day,
      section: date,
      read: { at, sure: day.sure && (isSame || last !== undefined) },
      fields: { date: day.value, lunar: false, leapMonth: false },
    }),
  ];
  if (last && last.value > day.value)
    found.push(intoFields({ what: "끝나는 날", section: date, read: last, fields: { endDate: last.value } }));
  return [...found, ...hourOf(pasted, { day, words, hours, isOfOther })];
}

type HourOf = Reading & { day: ReadValue<string>; isOfOther(read: ReadValue<string>): boolean };

/** The first time behind the day, or in the lines next to it. */
function hourOf(pasted: PastedText, { day, words, hours, isOfOther }: Omit<HourOf, "never">): Understood[] {
  const [place] = day.at;
  if (!place) return [];
  const clocks = readClocks(pasted, hours).filter((clock) => !isOfOther(clock));
  const ahead = clocks.filter(({ at: [one] }) => one && one.from >= place.to && one.from - place.to <= 60);
  const isOwn = (clock: ReadValue<string>) => isOfDay(pasted, { day: place, clock });
  const begin = ahead.find(isOwn) ?? ahead[0] ?? clocks[0];
  if (!begin) return [];
  const rest = clocks.slice(clocks.indexOf(begin) + 1);
  const end = rest.find((clock) => isSpan(pasted.text, begin, clock));
  const sure = begin.sure && isOwn(begin);
  return [
    intoFields({ what: words.time, section: date, read: { ...begin, sure }, fields: { time: begin.value } }),
    ...(end && end.value > begin.value
      ? [intoFields({ what: "끝나는 시간", section: date, read: end, fields: { endTime: end.value } })]
      : []),
  ];
}

/** Whether it stands in the line of its day, or in one that is of nothing else. */
function isOfDay(
  { text }: PastedText,
  { day, clock: { at } }: { day: Stretch; clock: ReadValue<string> },
): boolean {
  const [clock] = at;
  if (!clock) return false;
  const line = lineAt(text, clock.from);
  if (line.from <= day.from && day.from < line.to) return true;
  const others = text.slice(line.from, clock.from) + text.slice(clock.to, line.to);
  return OF_THE_DAY.test(others) || !/[가-힣]{2}/.test(others);
}

/** What stands before the hour where it has a line of its own. */
const OF_THE_DAY =
  /^[^가-힣]*(?:예식|본식|행사|시작|잔치)?\s?(?:시간|시각|일시|때)?[^가-힣]*(?:부터)?[^가-힣]*$/;

/** Whether the second ends what the first begins: 14:00~17:00, 2시부터 5시. */
function isSpan(text: string, one: ReadValue<string>, other: ReadValue<string>): boolean {
  const between = text.slice(one.at.at(-1)?.to, other.at[0]?.from);
  return /^\s*(?:[~-]|부터|에서)\s*$/.test(between);
}
