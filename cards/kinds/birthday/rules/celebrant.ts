import { part } from "#cards/engine/card.ts";
import { foundIf } from "#cards/inspector/found-if.ts";
import { setting, settingAll } from "#cards/inspector/mends.ts";
import type { Inspected, Rule } from "#cards/inspector/rule.ts";
import { bornOn, comingDay } from "#cards/kinds/birthday/cake/birthdays.ts";
import { keptAt, milestoneAt, milestones, occasionWords } from "#cards/kinds/birthday/cake/milestones.ts";
import { cake } from "#cards/kinds/birthday/cake/section.ts";
import { waiting } from "#cards/kinds/birthday/waiting/section.ts";
import { josa } from "#cards/korean/hangul.ts";
import { date, whenOf } from "#cards/sections/date/section.ts";
import { monthAndDay, plainDay } from "#domain/day-words.ts";
import { daysAfter, daysBetween } from "#domain/korean-day.ts";

/** A party is moved to a free weekend, and by some to the month before or after. */
const MONTH_DAYS = 31;
/** The hundredth day counts the first; and it, too, is moved. */
const HUNDREDTH = { day: 99, early: 20, late: 31 };
/** From here on a count of candles is the count of years, and not a few for the look of it. */
const COUNTED_CANDLES = 4;
const MOST_COUNTED = 12;

const ageAt = { section: cake.name, field: "age" };
const bornAt = { section: cake.name, field: "birthDate" };

/** Whose day it is, which one, and how many candles that makes. */
export const celebrantRules: readonly Rule[] = [
  {
    code: "celebrant-unnamed",
    weight: "must",
    finds: "a birthday without the name of whose it is",
    find({ content }) {
      const { name, nickname } = part(content, cake);
      return foundIf(!name.trim() && !nickname.trim(), {
        section: cake.name,
        field: "name",
        sentence: "주인공의 이름이나 부르는 말을 적어 주세요.",
      });
    },
  },
  {
    code: "birth-not-in-calendar",
    weight: "must",
    finds: "a day of birth that no calendar has",
    find({ content }) {
      const celebrant = part(content, cake);
      return foundIf(celebrant.birthDate !== "" && bornOn(celebrant) === null, {
        ...bornAt,
        sentence: "달력에 없는 날입니다. 태어난 날을 다시 골라 주세요.",
      });
    },
  },
  {
    code: "born-after-today",
    weight: "must",
    finds: "a day of birth that has not come",
    find({ content, today }) {
      const born = bornOn(part(content, cake));
      return foundIf(born !== null && born > today, {
        ...bornAt,
        sentence: "아직 오지 않은 날입니다. 태어난 날을 다시 골라 주세요.",
      });
    },
  },
  {
    code: "age-unset",
    weight: "could",
    finds: "candles for an age that is not said",
    find({ content }) {
      const { age, candles, milestone } = part(content, cake);
      return foundIf(candles !== "count" && age === null && milestone !== "hundred-days", {
        ...ageAt,
        sentence: "몇 번째 생일인지 적으면 나이만큼 초를 꽂아 드립니다.",
      });
    },
  },
  {
    code: "milestone-of-another-age",
    weight: "should",
    finds: "a day such as 칠순 that is kept at another age than the one given",
    find({ content }) {
      const { age, milestone } = part(content, cake);
      const kept = keptAt(milestone);
      // Whoever counts the first year too is one ahead.
      const fits = age === null || kept.length === 0 || kept.some((one) => Math.abs(one - age) <= 1);
      if (fits) return [];
      const named = milestoneAt(age);
      const years = kept.at(-1) ?? age;
      const sentence = `${josa(milestones[milestone], "은/는")} ${years}번째 생일인데, ${age}번째로 적혀 있습니다.`;
      return [
        named === "birthday"
          ? { ...ageAt, sentence, mend: setting(`${years}번째로 고치기`, ageAt, years) }
          : {
              section: cake.name,
              field: "milestone",
              sentence,
              mend: setting(
                `${josa(milestones[named], "으로/로")} 고치기`,
                { section: cake.name, field: "milestone" },
                named,
              ),
            },
      ];
    },
  },
  {
    code: "hundred-days-with-years",
    weight: "should",
    finds: "a hundredth day of somebody who has lived for years",
    find({ content }) {
      const { age, milestone } = part(content, cake);
      // A hundred is what such a cake says.
      return foundIf(milestone === "hundred-days" && age !== null && age > 1 && age !== 100, {
        ...ageAt,
        sentence: `백일인데 ${age}번째 생일로 적혀 있습니다.`,
        mend: setting("나이 비우기", ageAt, null),
      });
    },
  },
  {
    code: "age-of-another-year",
    weight: "should",
    finds: "an age that does not follow from the year of birth",
    find(card) {
      const celebrant = part(card.content, cake);
      const { age, milestone } = celebrant;
      const coming = comingDay(celebrant, daysAfter(celebratedOn(card) ?? card.today, -MONTH_DAYS));
      const reckoned = coming?.age ?? null;
      if (age === null || reckoned === null || milestone === "hundred-days") return [];
      const fits = Math.abs(reckoned - age) <= 1;
      const next = milestone === milestoneAt(age) ? milestoneAt(reckoned) : milestone;
      return foundIf(!fits, {
        ...ageAt,
        sentence: `${celebrant.birthDate.slice(0, 4)}년생이면 ${reckoned}번째 생일인데, ${age}번째로 적혀 있습니다.`,
        mend: settingAll(
          `${josa(occasionWords({ milestone: next, age: reckoned }), "으로/로")} 고치기`,
          cake.name,
          { age: reckoned, milestone: next },
        ),
      });
    },
  },
  {
    code: "party-far-from-hundredth-day",
    weight: "should",
    finds: "the party of a hundredth day that is on quite another one",
    find({ content }) {
      const celebrant = part(content, cake);
      const born = bornOn(celebrant);
      const party = whenOf(part(content, date))?.date;
      if (!born || !party || celebrant.milestone !== "hundred-days") return [];
      const hundredth = daysAfter(born, HUNDREDTH.day);
      const off = daysBetween(hundredth, party);
      return foundIf(off < -HUNDREDTH.early || off > HUNDREDTH.late, {
        ...bornAt,
        sentence: `태어난 날로 보면 백일은 ${plainDay(hundredth)}인데, 모이는 날은 ${plainDay(party)}입니다.`,
      });
    },
  },
  {
    code: "party-far-from-birthday",
    weight: "should",
    finds: "a party more than a month away from the birthday",
    find({ content }) {
      const celebrant = part(content, cake);
      const party = whenOf(part(content, date))?.date;
      if (!party || !bornOn(celebrant) || celebrant.milestone === "hundred-days") return [];
      const near = (birth: typeof celebrant) => nearestBirthday(birth, party);
      const birthday = near(celebrant);
      if (!birthday || Math.abs(daysBetween(birthday, party)) <= MONTH_DAYS) return [];
      // Many know their day by the moon, and forget to say so.
      const turned = { ...celebrant, lunar: !celebrant.lunar };
      const other = bornOn(turned) && near(turned);
      const isOther = other && Math.abs(daysBetween(other, party)) <= 7;
      const calendar = turned.lunar ? "음력으로" : "양력으로";
      return [
        {
          ...bornAt,
          sentence: `생일은 ${monthAndDay(birthday)}인데, 모이는 날은 ${monthAndDay(party)}입니다.`,
          ...(isOther && {
            mend: setting(
              `태어난 날을 ${calendar} 고치기`,
              { section: cake.name, field: "lunar" },
              turned.lunar,
            ),
          }),
        },
      ];
    },
  },
  {
    code: "candles-of-another-age",
    weight: "could",
    finds: "candles that were counted for another age",
    find({ content }) {
      const { age, candles, count } = part(content, cake);
      const isCounted =
        candles === "count" && age !== null && age <= MOST_COUNTED && count >= COUNTED_CANDLES;
      const at = { section: cake.name, field: "count" };
      return foundIf(isCounted && count !== age, {
        ...at,
        sentence: `${age}번째 생일인데 초는 ${count}개입니다.`,
        mend: setting(`초 ${age}개로 고치기`, at, age),
      });
    },
  },
];

/** On which day it is celebrated, as far as the card says. */
function celebratedOn({ content }: Inspected): string | null {
  const opens = part(content, waiting).date;
  return whenOf(part(content, date))?.date ?? (opens || null);
}

/** The birthday that a day is nearest to. */
export function nearestBirthday(birth: Parameters<typeof comingDay>[0], day: string): string | null {
  const [after, before] = [day, daysAfter(day, -183)].map((from) => comingDay(birth, from)?.date ?? null);
  if (!after || !before) return after ?? before ?? null;
  return Math.abs(daysBetween(before, day)) < Math.abs(daysBetween(after, day)) ? before : after;
}
