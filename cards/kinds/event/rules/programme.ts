import { part } from "#cards/engine/card.ts";
import { foundIf } from "#cards/inspector/found-if.ts";
import { removing, rewriting, setting } from "#cards/inspector/mends.ts";
import { isOneLetterApart } from "#cards/inspector/near-miss.ts";
import type { Inspected, Rule } from "#cards/inspector/rule.ts";
import { isListed } from "#cards/kinds/event/programme/is-listed.ts";
import { type ProgrammeRow, programme } from "#cards/kinds/event/programme/section.ts";
import { speakers } from "#cards/kinds/event/speakers/section.ts";
import { josa } from "#cards/korean/hangul.ts";
import { quotedWords } from "#cards/korean/quoted.ts";
import { clockKo } from "#domain/day-words.ts";

/** Doors open before it begins; longer before, the hour is another half of the day. */
const DOORS_MINUTES = 150;
/** What is said to end then may be cleared up after. */
const AFTER_MINUTES = 30;
/** A night goes on past midnight until here. */
const MORNING = "06:00";

type Row = ProgrammeRow & { at: number };

/** What happens when, and who does it. */
export const programmeRules: readonly Rule[] = [
  {
    code: "programme-out-of-order",
    weight: "should",
    finds: "a programme whose times go back",
    find(card) {
      if (isOfSeveralDays(card)) return [];
      const timed = listedRows(card).filter(({ time }) => time !== "");
      const back = timed.find((row, place) => {
        const before = timed[place - 1];
        return before !== undefined && row.time < before.time && row.time >= MORNING;
      });
      const before = back && timed[timed.indexOf(back) - 1];
      return foundIf(back !== undefined && before !== undefined, {
        section: programme.name,
        field: `rows.${back?.at}.time`,
        sentence: `${clockKo(before?.time ?? "")} ‘${before?.title}’ 다음에 ${clockKo(back?.time ?? "")} ${josa(`‘${back?.title}’`, "이/가")} 옵니다.`,
        mend: setting(
          "시간 순서로 놓기",
          { section: programme.name, field: "rows" },
          inOrderOfTime(part(card.content, programme).rows),
        ),
      });
    },
  },
  {
    code: "programme-outside-event",
    weight: "should",
    finds: "something on the programme long before or after the event",
    find(card) {
      const { when, until } = card.facts;
      if (!when?.time || isOfSeveralDays(card)) return [];
      const start = minutes(when.time);
      const end = until?.time ? minutes(until.time) : null;
      const isWithin = (time: number) =>
        time >= start - DOORS_MINUTES && (end === null || time <= end + AFTER_MINUTES);
      return listedRows(card)
        .filter(({ time }) => time >= MORNING && !isWithin(minutes(time)))
        .map(({ title, time, at }) => {
          const place = { section: programme.name, field: `rows.${at}.time` };
          const turned = otherHalf(time);
          const isEarly = minutes(time) < start;
          const hours = isEarly
            ? `${clockKo(when.time ?? "")}에 시작합니다`
            : `${clockKo(until?.time ?? "")}에 끝납니다`;
          return {
            ...place,
            sentence: `${josa(`‘${title}’`, "은/는")} ${clockKo(time)}인데, 행사는 ${hours}.`,
            ...(isWithin(minutes(turned)) && {
              mend: setting(`${josa(clockKo(turned), "으로/로")} 고치기`, place, turned),
            }),
          };
        });
    },
  },
  {
    code: "programme-row-twice",
    weight: "should",
    finds: "the same thing twice at the same time",
    find(card) {
      const rows = listedRows(card);
      const same = (one: Row) =>
        rows.find(
          ({ time, title, who }) =>
            time === one.time && title.trim() === one.title.trim() && who.trim() === one.who.trim(),
        );
      return rows.flatMap((row) =>
        foundIf(row.time !== "" && same(row)?.at !== row.at, {
          section: programme.name,
          field: `rows.${row.at}.title`,
          sentence: `${clockKo(row.time)} ${josa(`‘${row.title.trim()}’`, "이/가")} 두 번 적혀 있습니다.`,
          mend: removing("하나 지우기", { section: programme.name, field: `rows.${row.at}` }),
        }),
      );
    },
  },
  {
    code: "speaker-spelt-otherwise",
    weight: "should",
    finds: "somebody on the programme whose name has one letter that is another among the speakers",
    find(card) {
      if (!card.shows(speakers)) return [];
      const names = part(card.content, speakers).speakers.map(({ name }) => name.trim());
      return listedRows(card).flatMap(({ who, at }) => {
        const words = who.split(/[\s,·/]+/u).filter(Boolean);
        if (words.some((word) => names.includes(word))) return [];
        const pairs = words.flatMap((word) =>
          names.filter((name) => isOneLetterApart(word, name)).map((name) => ({ word, name })),
        );
        const [{ word, name } = { word: "", name: "" }] = pairs;
        const place = { section: programme.name, field: `rows.${at}.who` };
        return foundIf(pairs.length === 1 && word.charAt(0) === name.charAt(0), {
          ...place,
          sentence: `순서에는 ‘${word}’, 함께하는 사람에는 ${quotedWords(name)} 적혀 있습니다.`,
          mend: rewriting(`${josa(`‘${name}’`, "으로/로")} 고치기`, place, (text) =>
            text.replace(word, name),
          ),
        });
      });
    },
  },
];

function listedRows({ content, shows }: Inspected): Row[] {
  if (!shows(programme)) return [];
  return part(content, programme)
    .rows.map((row, at) => ({ ...row, at }))
    .filter(isListed);
}

/** Their programme begins anew every day. */
function isOfSeveralDays({ facts: { when, until } }: Inspected): boolean {
  return when !== null && until !== null && until !== undefined && until.date > when.date;
}

/** Rows without a time stay behind the one they stood behind. */
function inOrderOfTime(rows: readonly ProgrammeRow[]): ProgrammeRow[] {
  const groups: ProgrammeRow[][] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (row.time === "" && last) last.push(row);
    else groups.push([row]);
  }
  const key = (group: ProgrammeRow[]) => {
    const time = group[0]?.time ?? "";
    return time !== "" && time < MORNING ? `2${time}` : `1${time}`;
  };
  return groups.toSorted((one, other) => key(one).localeCompare(key(other))).flat();
}

function minutes(time: string): number {
  const [hours = 0, rest = 0] = time.split(":").map(Number);
  return hours * 60 + rest;
}

/** The same on the other half of the clock: 07:00 for 19:00. */
function otherHalf(time: string): string {
  const [hours = "00", rest = "00"] = time.split(":");
  return `${String((Number(hours) + 12) % 24).padStart(2, "0")}:${rest}`;
}
