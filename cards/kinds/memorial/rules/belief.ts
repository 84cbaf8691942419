import { part } from "#cards/engine/card.ts";
import { type Belief, beliefs, beliefWordsIn, PASSING_WORDS } from "#cards/inspector/belief-words.ts";
import { foundIf } from "#cards/inspector/found-if.ts";
import { setField } from "#cards/inspector/mending.ts";
import type { Found, Inspected, Rule } from "#cards/inspector/rule.ts";
import { beliefRules } from "#cards/inspector/rules/beliefs.ts";
import { textsAt } from "#cards/inspector/texts-at.ts";
import { obituary } from "#cards/kinds/memorial/obituary/section.ts";
import { comfortOf, passingOf } from "#cards/kinds/memorial/passing.ts";
import { josa } from "#cards/korean/hangul.ts";
import { FAMILY_WORDS } from "./said.ts";

const religion = { section: obituary.name, field: "religion" };

const BLESSING = /(?:삼가\s*)?고인의\s*명복을\s*빕니다/u;

/** What only who serves one belief is called by: at the end of a word, as 고이교회 권사 is. */
const OFFICES: readonly (readonly [word: RegExp, belief: Belief])[] = [
  [/(?:권사|목사|전도사|안수집사)님?$/u, "protestant"],
  [/수녀님?$/u, "catholic"],
  [/스님$/u, "buddhist"],
];

/** The belief that is chosen, against the words and the names of the notice. */
export const obituaryBeliefRules: readonly Rule[] = [
  ...beliefRules({
    beliefOf: (content) => part(content, obituary).religion,
    at: religion,
    choose: (belief) => setField(religion, belief),
    fields: FAMILY_WORDS,
  }),
  {
    code: "passing-word-of-another-belief",
    weight: "should",
    finds: "a word for the death that is said by another belief than the one that is chosen",
    find(card) {
      const given = part(card.content, obituary);
      const { religion: belief } = given;
      if (belief === "none") return [];
      const right = passingOf(given);
      return textsAt(card, [...FAMILY_WORDS, "share.title", "share.description"]).flatMap(
        ({ text, section, field }) =>
          beliefWordsIn(text, PASSING_WORDS)
            .filter(({ by, said }) => !by.includes(belief) && !(said === "열반" && text.includes("열반에")))
            .slice(0, 1)
            .map(({ said }) => ({
              section,
              field,
              sentence: `종교는 ${josa(`‘${beliefs[belief]}’`, "으로/로")} 고르셨는데, 글에는 ${josa(`‘${said}’`, "으로/로")} 적혀 있습니다.`,
              mend: {
                label: `${josa(`‘${right}’`, "으로/로")} 고치기`,
                apply: setField({ section, field }, text.replaceAll(`${said}하`, `${right}하`)),
              },
            })),
      );
    },
  },
  {
    code: "blessing-of-another-belief",
    weight: "should",
    finds: "명복을 빕니다 in the notice of a Protestant family, which does not say it",
    find: (card: Inspected) =>
      textsAt(card, FAMILY_WORDS).flatMap(({ text, section, field }) => {
        const given = part(card.content, obituary);
        const comfort = comfortOf(given).replace(/\.$/u, "");
        return foundIf(given.religion === "protestant" && BLESSING.test(text), {
          section,
          field,
          sentence: "기독교에서는 ‘명복을 빕니다’라는 말을 쓰지 않는 편입니다.",
          mend: {
            label: "위로의 말로 고치기",
            apply: setField({ section, field }, text.replace(BLESSING, comfort)),
          },
        });
      }),
  },
  {
    code: "office-of-another-belief",
    weight: "should",
    finds: "an office of one belief beside the name, and another belief chosen",
    find({ content }) {
      const { religion: chosen, title } = part(content, obituary);
      if (chosen === "none") return [];
      const words = title.split(/[\s,·()]+/u);
      return OFFICES.flatMap(([office, belief]): Found[] => {
        const word = words.find((one) => office.test(one));
        if (!word || belief === chosen) return [];
        return [
          {
            ...religion,
            sentence: `직함은 ${josa(`‘${word}’`, "으로/로")} 적혀 있는데, 종교는 ${josa(`‘${beliefs[chosen]}’`, "으로/로")} 고르셨습니다.`,
            mend: {
              label: `${josa(beliefs[belief], "으로/로")} 고르기`,
              apply: setField(religion, belief),
            },
          },
        ];
      }).slice(0, 1);
    },
  },
];
