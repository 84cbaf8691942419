import { readProse } from "#cards/reading/prose.ts";
import type { PastedText } from "#cards/reading/stretch.ts";
import { intoField, type TextReader, type Understood } from "#cards/reading/understood.ts";
import { readAccounts } from "#cards/sections/accounts/reading.ts";
import { obituary } from "./obituary/section.ts";
import { readMoments } from "./reading/days.ts";
import { readDeceased } from "./reading/deceased.ts";
import { readFarewell, readFuneralDays } from "./reading/farewell.ts";
import { readMourners } from "./reading/mourners.ts";
import { memorialWords } from "./words/section.ts";

function readObituary(pasted: PastedText): Understood[] {
  const { name, relation, teller, age, sex, title, otherName, religion } = readDeceased(pasted.text);
  const { death } = readMoments(pasted);
  const into = (what: string, field: string, read: Parameters<typeof intoField>[1]) =>
    intoField({ what, section: obituary, field }, read);
  return [
    ...into("고인", "name", name),
    ...into("알리는 분과의 관계", "relation", relation),
    ...into("알리는 분", "teller", teller),
    ...into("나이", "age", age),
    ...into("성별", "sex", sex),
    ...into("직함", "title", title),
    ...into("세례명·법명·한자", "otherName", otherName),
    ...into("종교", "religion", religion),
    ...into("별세한 날", "date", death?.day),
    ...into("별세한 시간", "time", death?.time),
  ];
}

/** The notice itself is made of the facts. */
const SAID_BY_THE_CARD = /별세|소천|선종|영면|타계|작고|빈소|발인|장지|부고|부음|명복|장례를/;

export const reading: TextReader = {
  called: "부고",
  signs: [
    /부고|訃告|부음/,
    /별세|소천|선종|영면|타계|작고|운명하/,
    /빈\s?소|장례식장/,
    /발\s?인/,
    /상주|유족|미망인/,
    /고인|명복|장\s?지|입관/,
  ],
  steps: [
    (pasted) =>
      readAccounts(pasted, {
        sides: [],
        otherwise: "상주",
        relations: ["장남", "차남", "삼남", "아들", "장녀", "차녀", "딸", "며느리", "사위", "배우자", "상주"],
      }),
    readObituary,
    readFuneralDays,
    readFarewell,
    readMourners,
    (pasted) =>
      intoField(
        { what: "전하는 글", section: memorialWords, field: "body" },
        readProse(pasted, SAID_BY_THE_CARD),
      ),
  ],
  isOfSeveral: (text) => readDeceased(text).isSeveral,
};
