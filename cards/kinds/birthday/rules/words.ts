import { part } from "#cards/engine/card.ts";
import { foundIf } from "#cards/inspector/found-if.ts";
import { rewriting } from "#cards/inspector/mends.ts";
import type { Rule } from "#cards/inspector/rule.ts";
import { textsOn } from "#cards/inspector/texts.ts";
import { isElder, keptAt, type Milestone, milestones } from "#cards/kinds/birthday/cake/milestones.ts";
import { cake } from "#cards/kinds/birthday/cake/section.ts";
import { countInKorean, readKoreanCount } from "#cards/korean/counts.ts";
import { josa } from "#cards/korean/hangul.ts";
import { quotedWords } from "#cards/korean/quoted.ts";

/** What is celebrated, and not what is remembered: 칠순을 축하, 팔순 잔치, 환갑을 맞이. */
const KEPT =
  /(환갑|회갑|칠순|고희|희수|팔순|산수|미수|구순|백수|백일)(?=(?:을|를)?\s?(?:진심으로\s|온 마음으로\s|함께\s)?(?:축하|맞|잔치|기념|생신))/u;
const same: Readonly<Record<string, Milestone>> = {
  ...Object.fromEntries((Object.keys(milestones) as Milestone[]).map((one) => [milestones[one], one])),
  회갑: "hwangap",
  고희: "chilsun",
  산수: "palsun",
};
/** 일흔 번째 생신, 27번째 생일. */
const NUMBERED = /(?<![가-힣\d])([가-힣]{1,4}|\d{1,3})\s?번째\s(?=생일|생신)/u;
const POLITE_PLAIN = /생일(?=(?:을|도)?\s?(?:진심으로\s)?축하(?:드|합니다))/u;
/** Nobody younger is wished a 생신. */
const YOUNGEST_BOWED_TO = 40;

/** What texts say of the day, against what is celebrated. */
export const birthdayWordsRules: readonly Rule[] = [
  {
    code: "another-milestone-in-words",
    weight: "should",
    finds: "a text that celebrates another day than the card: 칠순 on a card for 팔순",
    find(card) {
      const { milestone } = part(card.content, cake);
      if (!isElder(milestone)) return [];
      const right = milestones[milestone];
      return textsOn(card).flatMap(({ text, ...at }) => {
        const said = KEPT.exec(text)?.[1] ?? "";
        return foundIf(said !== "" && same[said] !== milestone && !text.includes(right), {
          ...at,
          sentence: `글에는 ${quotedWords(said)} 적혀 있는데, 이 카드는 ${right} 카드입니다.`,
          mend: rewriting(`${josa(`‘${right}’`, "으로/로")} 고치기`, at, (written) =>
            rightly(written, right),
          ),
        });
      });
    },
  },
  {
    code: "another-age-in-words",
    weight: "should",
    finds: "a text that counts another birthday than the card",
    find(card) {
      const { age, milestone } = part(card.content, cake);
      if (age === null) return [];
      const fitting = [age, ...keptAt(milestone)];
      return textsOn(card).flatMap(({ text, ...at }) => {
        const word = NUMBERED.exec(text)?.[1] ?? "";
        const told = readKoreanCount(word);
        const right = /\d/.test(word) ? `${age}` : countInKorean(age);
        return foundIf(told !== null && !fitting.includes(told), {
          ...at,
          sentence: `글에는 ‘${word} 번째’라고 적혀 있는데, 카드에는 ${age}번째 생일입니다.`,
          mend: rewriting(`‘${right} 번째’로 고치기`, at, (written) =>
            written.replace(NUMBERED, (said) => said.replace(word, right)),
          ),
        });
      });
    },
  },
  {
    code: "bowed-to-the-young",
    weight: "could",
    finds: "생신 for somebody young",
    find(card) {
      const { age, milestone } = part(card.content, cake);
      const isYoung = !isElder(milestone) && age !== null && age < YOUNGEST_BOWED_TO;
      if (!isYoung && milestone !== "hundred-days") return [];
      return textsOn(card).flatMap(({ text, ...at }) =>
        foundIf(text.includes("생신"), {
          ...at,
          sentence: `${age === null ? "백일" : `${age}번째 생일`}에 ‘생신’이라고 적혀 있습니다.`,
          mend: rewriting("‘생일’로 고치기", at, (written) => written.replaceAll("생신", "생일")),
        }),
      );
    },
  },
  {
    code: "plain-to-the-old",
    weight: "could",
    finds: "생일 where an elder is congratulated politely",
    find(card) {
      if (!isElder(part(card.content, cake).milestone)) return [];
      return textsOn(card).flatMap(({ text, ...at }) =>
        foundIf(POLITE_PLAIN.test(text), {
          ...at,
          sentence: "어르신께는 ‘생일’보다 ‘생신’이 어울립니다.",
          mend: rewriting("‘생신’으로 고치기", at, (written) => written.replace(POLITE_PLAIN, "생신")),
        }),
      );
    },
  },
];

/** With the particle that the right word asks for. */
function rightly(text: string, right: string): string {
  return text.replace(new RegExp(`${KEPT.source}(을|를)?`, "u"), (_, __, particle) =>
    particle ? josa(right, "을/를") : right,
  );
}
