import { type CardContent, part } from "#cards/engine/card.ts";
import { foundIf } from "#cards/inspector/found-if.ts";
import { setting } from "#cards/inspector/mends.ts";
import type { Found, Rule } from "#cards/inspector/rule.ts";
import { babyFullName } from "#cards/kinds/baby-birthday/baby/full-name.ts";
import { baby } from "#cards/kinds/baby-birthday/baby/section.ts";
import { plainDay } from "#domain/day-words.ts";
import { daysBetween, yearsAfter } from "#domain/korean-day.ts";

/** Halls are booked for a free weekend; further away than this nobody calls it the first birthday. */
const FARTHEST_DAYS = 45;

const bornAt = { section: baby.name, field: "birthDate" };

/** Who the child is, and when it was born. */
export const birthRules: readonly Rule[] = [
  {
    code: "baby-unnamed",
    weight: "must",
    finds: "a first birthday without the child's name",
    find: ({ content }) =>
      foundIf(!babyFullName(part(content, baby)), {
        section: baby.name,
        field: "givenName",
        sentence: "아기의 이름을 적어 주세요.",
      }),
  },
  {
    code: "born-after-today",
    weight: "must",
    finds: "a day of birth that has not come",
    find: ({ content, today }) =>
      foundIf(part(content, baby).birthDate > today, {
        ...bornAt,
        sentence: "태어난 날이 아직 오지 않은 날입니다. 날짜를 다시 골라 주세요.",
      }),
  },
  {
    code: "born-after-party",
    weight: "must",
    finds: "a party before the birth",
    find: ({ content, facts: { when } }) =>
      foundIf(when !== null && part(content, baby).birthDate > when.date, {
        ...bornAt,
        sentence: "태어난 날이 잔칫날보다 늦습니다. 두 날짜를 확인해 주세요.",
      }),
  },
  {
    code: "birth-day-unset",
    weight: "could",
    finds: "a child whose day of birth is not said",
    find: ({ content }) =>
      foundIf(part(content, baby).birthDate === "", {
        ...bornAt,
        sentence: "태어난 날을 적으면 날수와 띠, 별자리가 저절로 채워집니다.",
      }),
  },
  {
    code: "party-far-from-first-birthday",
    weight: "should",
    finds: "a party more than 45 days away from the day on which the child turns one",
    find({ content, facts: { when }, today }) {
      const { birthDate } = part(content, baby);
      if (!when || !birthDate || birthDate > when.date) return [];
      return farFromFirst({ born: birthDate, party: when.date, today });
    },
  },
  unlikely({
    code: "birth-weight-unlikely",
    field: "weight",
    finds: "a weight at birth that no child has",
    isUsual: (weight) => weight >= 0.4 && weight <= 6.5,
    says: (weight) => `태어났을 때 몸무게가 ${weight}kg으로 적혀 있습니다. 소수점 자리를 확인해 주세요.`,
  }),
  unlikely({
    code: "birth-height-unlikely",
    field: "height",
    finds: "a height at birth that no child has",
    isUsual: (height) => height >= 25 && height <= 65,
    says: (height) => `태어났을 때 키가 ${height}cm로 적혀 있습니다. 맞는지 확인해 주세요.`,
  }),
];

function farFromFirst({ born, party, today }: { born: string; party: string; today: string }): Found[] {
  const first = yearsAfter(born, 1);
  if (isNear(first, party)) return [];
  // The same day of another year is a slip in the year.
  const partyYear = Number(party.slice(0, 4));
  const year = [partyYear - 1, partyYear - 2].find((one) => {
    const meant = inYear(born, one);
    return meant <= today && isNear(yearsAfter(meant, 1), party);
  });
  return [
    {
      ...bornAt,
      sentence: `태어난 날로 보면 첫돌은 ${plainDay(first)}인데, 잔칫날은 ${plainDay(party)}입니다.`,
      ...(year && { mend: setting(`${year}년생으로 고치기`, bornAt, inYear(born, year)) }),
    },
  ];
}

function isNear(first: string, party: string): boolean {
  return Math.abs(daysBetween(first, party)) <= FARTHEST_DAYS;
}

/** The same day of another year, or the last of February. */
function inYear(day: string, year: number): string {
  return yearsAfter(day, year - Number(day.slice(0, 4)));
}

type Measure = {
  code: string;
  field: "height" | "weight";
  finds: string;
  isUsual(value: number): boolean;
  says(value: number): string;
};

function unlikely({ code, field, finds, isUsual, says }: Measure): Rule {
  const at = { section: baby.name, field };
  const measured = (content: CardContent) => part(content, baby)[field];
  return {
    code,
    weight: "should",
    finds,
    find({ content }) {
      const value = measured(content);
      if (value === null || isUsual(value)) return [];
      // A tenth of a height is never one.
      const tenth = Math.round(value * 10) / 100;
      const mend = isUsual(tenth) ? { mend: setting(`${tenth}kg으로 고치기`, at, tenth) } : {};
      return [{ ...at, sentence: says(value), ...mend }];
    },
  };
}
