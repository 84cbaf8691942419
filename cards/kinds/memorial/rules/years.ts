import { type CardContent, part } from "#cards/engine/card.ts";
import { foundIf } from "#cards/inspector/found-if.ts";
import { setField } from "#cards/inspector/mending.ts";
import type { Rule } from "#cards/inspector/rule.ts";
import { textsOn } from "#cards/inspector/texts.ts";
import { life } from "#cards/kinds/memorial/life/section.ts";
import { type KinPlace, kinPlaceOf } from "#cards/kinds/memorial/mourners/order.ts";
import { obituary } from "#cards/kinds/memorial/obituary/section.ts";
import { mournerRelations, type Relation, withNim } from "#cards/kinds/memorial/passing.ts";
import { mournerRows } from "#cards/kinds/memorial/people-on.ts";
import { josa } from "#cards/korean/hangul.ts";

/** Nobody in Korea is known to have grown older. */
const OLDEST = 120;

/** What somebody must have lived to be it; low enough that only a slip of the finger is below. */
const LEAST: Partial<Record<Relation, number>> = {
  father: 15,
  mother: 15,
  spouse: 15,
  "wife-father": 30,
  "wife-mother": 30,
  "husband-father": 30,
  "husband-mother": 30,
  grandfather: 30,
  grandmother: 30,
  "mother-father": 30,
  "mother-mother": 30,
};
const LEAST_WITH: Partial<Record<KinPlace, number>> = {
  son: 15,
  daughter: 15,
  "son's wife": 30,
  "daughter's husband": 30,
  grandchild: 30,
  "great-grandchild": 45,
};

const AGE = /향년\s*(?<age>\d{1,3})\s*세/u;
const BORN = /나심|나셨|태어나|출생|탄생/u;
const CHILD = /아들|딸|장남|장녀|차남|차녀|막내|자녀|남매|형제|자매|손[자녀주]/u;
const YEAR = /(?<!\d)(1[89]\d{2}|20\d{2})(?!\d)/u;

const age = { section: obituary.name, field: "age" };

/** How long somebody lived, against who they were, what is written and when they were born. */
export const yearRules: readonly Rule[] = [
  {
    code: "age-beyond-any",
    weight: "should",
    finds: "an age that nobody has reached",
    find({ content }) {
      const years = Number(part(content, obituary).age);
      return foundIf(years > OLDEST, {
        ...age,
        sentence: `나이가 ${years}세로 적혀 있습니다. 한 번 더 살펴 주세요.`,
      });
    },
  },
  {
    code: "age-against-kin",
    weight: "should",
    finds: "an age too young to have been a parent or a grandparent",
    find({ content }) {
      const given = part(content, obituary);
      const years = Number(given.age);
      if (!given.age) return [];
      if (years < (LEAST[given.relation] ?? 0)) {
        const relation = josa(`‘${mournerRelations[given.relation]}’`, "으로/로");
        return [{ ...age, sentence: `관계는 ${relation} 고르셨는데, 나이가 ${years}세로 적혀 있습니다.` }];
      }
      const younger = mournerRows(content).find(({ mourner: { relation } }) => {
        const place = /상주$/.test(relation.trim()) ? undefined : kinPlaceOf(relation);
        return place !== undefined && years < (LEAST_WITH[place] ?? 0);
      });
      if (!younger) return [];
      const { relation, name } = younger.mourner;
      const who = josa(`${relation.trim()} ${withNim(name)}`, "이/가");
      return [{ ...age, sentence: `${who} 유족으로 적혀 있는데, 고인의 나이가 ${years}세로 적혀 있습니다.` }];
    },
  },
  {
    code: "another-age-in-words",
    weight: "should",
    finds: "words that say another age than the one that is written above them",
    find(card) {
      const given = part(card.content, obituary).age;
      if (!given) return [];
      return textsOn(card).flatMap(({ text, section, field }) => {
        const [said, years] = AGE.exec(text) ?? [];
        if (!said || Number(years) === Number(given)) return [];
        const right = `향년 ${Number(given)}세`;
        return {
          section,
          field,
          sentence: `글에는 ${josa(`‘${said}’`, "으로/로")} 적혀 있는데, 고인의 나이는 ${Number(given)}세로 적혀 있습니다.`,
          mend: {
            label: `${josa(`‘${right}’`, "으로/로")} 고치기`,
            apply: setField({ section, field }, text.replace(AGE, right)),
          },
        };
      });
    },
  },
  {
    code: "age-against-year-of-birth",
    weight: "should",
    finds: "an age that does not fit the year of birth among the stations of a life",
    find({ content, shows }) {
      const { age: written, date } = part(content, obituary);
      const born = yearOfBirth(content);
      if (!shows(life) || !written || !date || born === null) return [];
      const [years, lived] = [Number(written), Number(date.slice(0, 4)) - born];
      // Before the birthday one year less, as Koreans used to count one more.
      return foundIf(years < lived - 1 || years > lived + 1, {
        ...age,
        sentence: `약력에는 ${born}년에 나신 것으로 적혀 있어 ${lived}세 무렵인데, 나이는 ${years}세로 적혀 있습니다.`,
      });
    },
  },
  {
    code: "station-outside-life",
    weight: "should",
    finds: "a station of a life before the birth or after the death",
    find({ content, shows }) {
      const died = Number(part(content, obituary).date.slice(0, 4)) || null;
      const born = yearOfBirth(content);
      if (!shows(life)) return [];
      return part(content, life).stations.flatMap(({ when }, at) => {
        const year = yearIn(when);
        const place = { section: life.name, field: `stations.${at}.when` };
        if (year === null) return [];
        if (died !== null && year > died)
          return [{ ...place, sentence: `약력의 ${year}년은 돌아가신 ${died}년보다 뒤입니다.` }];
        if (born !== null && year < born)
          return [{ ...place, sentence: `약력의 ${year}년은 나신 ${born}년보다 앞입니다.` }];
        return [];
      });
    },
  },
];

function yearIn(when: string): number | null {
  const found = YEAR.exec(when)?.[1];
  return found ? Number(found) : null;
}

/** Of the deceased, not of a child or a grandchild. */
function yearOfBirth(content: CardContent): number | null {
  const birth = part(content, life).stations.find(({ text }) => BORN.test(text) && !CHILD.test(text));
  return birth ? yearIn(birth.when) : null;
}
