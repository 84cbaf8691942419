import { part } from "#cards/engine/card.ts";
import { foundIf } from "#cards/inspector/found-if.ts";
import { setting } from "#cards/inspector/mends.ts";
import type { Found, Inspected, Rule } from "#cards/inspector/rule.ts";
import { baby } from "#cards/kinds/baby-birthday/baby/section.ts";
import { dayOf, daysOld, moments } from "#cards/kinds/baby-birthday/growth/moments.ts";
import { type GrowthEntry, growth } from "#cards/kinds/baby-birthday/growth/section.ts";
import { isGrowthTold } from "#cards/kinds/baby-birthday/growth/told.ts";
import { josa } from "#cards/korean/hangul.ts";
import { plainDay } from "#domain/day-words.ts";
import { daysAfter } from "#domain/korean-day.ts";

const measures = {
  height: { label: "키", unit: "cm", to: "로", is: "가", most: 92, least: 30, slack: 1 },
  // In its first days a child loses a tenth of its weight.
  weight: { label: "몸무게", unit: "kg", to: "으로", is: "이", most: 17, least: 0.8, slack: 0.6 },
} as const;
type Measure = keyof typeof measures;
const measureNames = ["height", "weight"] as const satisfies readonly Measure[];

/** Nobody measures on the very day. */
const EARLY_DAYS = 14;

type Row = { entry: GrowthEntry; at: number };

/** How the child grew, against itself and against the day it was born. */
export const growthRules: readonly Rule[] = [
  {
    code: "growth-shrinks",
    weight: "should",
    finds: "a height or weight that is less than at an earlier age",
    find: (card) => {
      const rows = toldRows(card).toSorted((one, other) => daysOld(one.entry.at) - daysOld(other.entry.at));
      return measureNames.flatMap((measure) => shrunk(rows, measure));
    },
  },
  {
    code: "growth-unlikely",
    weight: "should",
    finds: "a height or weight that no child has in its first year",
    find: (card) =>
      toldRows(card).flatMap(({ entry, at }) =>
        measureNames.flatMap((measure) => {
          const value = entry[measure];
          const { label, unit, to, most, least } = measures[measure];
          if (value === null || (value >= least && value <= most)) return [];
          const place = { section: growth.name, field: `entries.${at}.${measure}` };
          const tenth = Math.round(value * 10) / 100;
          const mends = measure === "weight" && value > most;
          return [
            {
              ...place,
              sentence: `‘${moments[entry.at]}’의 ${josa(label, "이/가")} ${value}${unit}${to} 적혀 있습니다. 맞는지 확인해 주세요.`,
              ...(mends && { mend: setting(`${tenth}${unit}${to} 고치기`, place, tenth) }),
            },
          ];
        }),
      ),
  },
  {
    code: "growth-at-birth-differs",
    weight: "should",
    finds: "a height or weight at birth that is another where the child is introduced",
    find(card) {
      if (!card.shows(baby)) return [];
      const child = part(card.content, baby);
      return toldRows(card)
        .filter(({ entry }) => entry.at === "birth")
        .flatMap(({ entry, at }) =>
          measureNames.flatMap((measure) => {
            const [here, there] = [entry[measure], child[measure]];
            const { label, unit, to } = measures[measure];
            const place = { section: growth.name, field: `entries.${at}.${measure}` };
            return foundIf(here !== null && there !== null && here !== there, {
              ...place,
              sentence: `태어난 날의 ${josa(label, "이/가")} 아기 소개에는 ${there}${unit}, 자라온 날들에는 ${here}${unit}입니다.`,
              mend: setting(`${there}${unit}${to} 맞추기`, place, there),
            });
          }),
        );
    },
  },
  {
    code: "growth-not-come",
    weight: "should",
    finds: "a child measured at an age that it has not reached",
    find(card) {
      const born = part(card.content, baby).birthDate;
      if (!born || born > card.today) return [];
      const latest = daysAfter(card.today, EARLY_DAYS);
      return toldRows(card)
        .filter(({ entry }) => entry.height !== null || entry.weight !== null)
        .filter(({ entry }) => dayOf(entry.at, born) > latest)
        .map(({ entry, at }) => ({
          section: growth.name,
          field: `entries.${at}.at`,
          sentence: `‘${moments[entry.at]}’의 키와 몸무게가 적혀 있는데, 그날은 ${josa(plainDay(dayOf(entry.at, born)), "으로/로")} 아직 오지 않았습니다.`,
        }));
    },
  },
  {
    code: "growth-moment-twice",
    weight: "could",
    finds: "two measures of one age",
    find(card) {
      const rows = toldRows(card).filter(({ entry }) => entry.height !== null || entry.weight !== null);
      return rows
        .filter(({ entry }, place) => rows.findIndex((one) => one.entry.at === entry.at) < place)
        .map(({ entry, at }) => ({
          section: growth.name,
          field: `entries.${at}.at`,
          sentence: `‘${moments[entry.at]}’에 잰 키와 몸무게가 두 번 있습니다.`,
        }));
    },
  },
];

function toldRows({ content, shows }: Inspected): Row[] {
  if (!shows(growth)) return [];
  return part(content, growth)
    .entries.map((entry, at) => ({ entry, at }))
    .filter(({ entry }) => isGrowthTold(entry));
}

function shrunk(rows: readonly Row[], measure: Measure): Found[] {
  const { label, unit, is, slack } = measures[measure];
  const measured = rows.flatMap(({ entry, at }) => {
    const value = entry[measure];
    return value === null ? [] : [{ moment: moments[entry.at], value, at }];
  });
  return measured.flatMap(({ moment, value, at }, place) => {
    const before = measured[place - 1];
    return foundIf(before !== undefined && value < before.value - slack, {
      section: growth.name,
      field: `entries.${at}.${measure}`,
      sentence: `‘${moment}’의 ${label} ${value}${unit}${is} ‘${before?.moment}’의 ${before?.value}${unit}보다 작습니다.`,
    });
  });
}
