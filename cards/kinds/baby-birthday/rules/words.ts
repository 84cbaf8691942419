import { part } from "#cards/engine/card.ts";
import { foundIf } from "#cards/inspector/found-if.ts";
import { rewriting } from "#cards/inspector/mends.ts";
import type { Inspected, Rule } from "#cards/inspector/rule.ts";
import { textsOn, type WrittenText } from "#cards/inspector/texts.ts";
import { animalOf, signOf } from "#cards/kinds/baby-birthday/age.ts";
import { baby } from "#cards/kinds/baby-birthday/baby/section.ts";
import { growth } from "#cards/kinds/baby-birthday/growth/section.ts";
import { josa } from "#cards/korean/hangul.ts";
import { lunarYearOf } from "#cards/korean/lunar.ts";
import { quotedWords } from "#cards/korean/quoted.ts";
import { monthAndDay } from "#domain/day-words.ts";
import { daysAfter } from "#domain/korean-day.ts";
import { otherChildRule } from "./other-child.ts";

const ANIMAL = /(?<=^|[^가-힣]|황금|백|청|흑)(쥐|소|호랑이|토끼|용|뱀|말|양|원숭이|닭|개|돼지)띠/u;
const SIGN = /(?<![가-힣])(?:염소|물병|물고기|황소|쌍둥이|게|사자|처녀|천칭|전갈|사수|양)자리/u;
const BORN = /(\d{1,2})월 ?(\d{1,2})일([^.\n]{0,8}(?:태어나|태어난|세상에 나|세상에 온|찾아온))/u;
/** What other parties are for, and no first birthday. */
const OTHER_PARTY = /백일 ?잔치|백일 ?상|두 돌|두돌|칠순|환갑|팔순|결혼식|청첩장/u;
const titleFields = ["title", "secondTitle", "subtitle"];

/** What texts say of the child, against what is known of it. */
export const babyWordsRules: readonly Rule[] = [
  otherChildRule,
  {
    code: "animal-of-another-year",
    weight: "should",
    finds: "an animal in the text that is not that of the child's year",
    find(card) {
      const born = part(card.content, baby).birthDate;
      const year = born && lunarYearOf(born);
      if (!year) return [];
      const right = animalOf(year).ko;
      // Between two new years people say either.
      const fitting = [right, animalOf(Number(born.slice(0, 4))).ko];
      return aboutChild(card).flatMap(({ text, ...at }) => {
        const said = ANIMAL.exec(text)?.[0] ?? "";
        return foundIf(said !== "" && !fitting.some((animal) => text.includes(animal)), {
          ...at,
          sentence: `글에는 ‘${said}’라고 적혀 있는데, ${born.slice(0, 4)}년에 태어난 아기는 ${right}입니다.`,
          mend: rewriting(`${josa(`‘${right}’`, "으로/로")} 고치기`, at, (written) =>
            written.replace(ANIMAL, right),
          ),
        });
      });
    },
  },
  {
    code: "sign-of-another-day",
    weight: "should",
    finds: "a sign of the zodiac in the text that is not that of the child's day",
    find(card) {
      const born = part(card.content, baby).birthDate;
      if (!born) return [];
      const right = signOf(born).ko;
      // Tables differ by a day at their edges.
      const fitting = [-1, 0, 1].map((days) => signOf(daysAfter(born, days)).ko);
      return aboutChild(card).flatMap(({ text, ...at }) => {
        const said = SIGN.exec(text)?.[0] ?? "";
        const isOther = said !== "" && !fitting.some((sign) => text.includes(sign));
        return foundIf(isOther, {
          ...at,
          sentence: `글에는 ‘${said}’라고 적혀 있는데, ${monthAndDay(born)}에 태어난 아기는 ${right}입니다.`,
          mend: rewriting(`${josa(`‘${right}’`, "으로/로")} 고치기`, at, (written) =>
            written.replace(SIGN, right),
          ),
        });
      });
    },
  },
  {
    code: "born-on-another-day-in-words",
    weight: "should",
    finds: "a day of birth in the text that is another than the child's",
    find(card) {
      const born = part(card.content, baby).birthDate;
      if (!born) return [];
      const right = monthAndDay(born);
      return textsOn(card).flatMap(({ text, ...at }) => {
        const [said, month, day] = BORN.exec(text) ?? [];
        const written = `${Number(month)}월 ${Number(day)}일`;
        return foundIf(said !== undefined && written !== right, {
          ...at,
          sentence: `글에는 ${written}에 태어났다고 적혀 있는데, 아기 소개에는 ${right}입니다.`,
          mend: rewriting(`${josa(right, "으로/로")} 고치기`, at, (before) =>
            before.replace(BORN, `${right}$3`),
          ),
        });
      });
    },
  },
  {
    code: "title-of-another-party",
    weight: "should",
    finds: "a title that speaks of another party than a first birthday",
    find: (card) =>
      textsOn(card)
        .filter(({ section, field }) => section !== growth.name && titleFields.includes(field))
        .flatMap(({ text, ...at }) => {
          const said = OTHER_PARTY.exec(text)?.[0] ?? "";
          return foundIf(said !== "" && !/첫돌|첫 돌|첫 생일|돌잔치/u.test(text), {
            ...at,
            sentence: `제목에 ${quotedWords(said)} 적혀 있는데, 이 카드는 돌잔치 초대장입니다.`,
          });
        }),
  },
];

/** Texts about the child alone: who writes of two of them writes of others, too. */
function aboutChild(card: Inspected): WrittenText[] {
  return textsOn(card).filter(({ text }) => !/엄마|아빠|할머니|할아버지|오빠|언니|누나|형/u.test(text));
}
