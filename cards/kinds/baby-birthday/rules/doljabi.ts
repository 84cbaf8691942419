import { part } from "#cards/engine/card.ts";
import { foundIf } from "#cards/inspector/found-if.ts";
import { removing, rewriting, settingAll } from "#cards/inspector/mends.ts";
import type { Inspected, Rule } from "#cards/inspector/rule.ts";
import { closesAt } from "#cards/kinds/baby-birthday/doljabi/closing.ts";
import { type DoljabiContent, doljabi } from "#cards/kinds/baby-birthday/doljabi/section.ts";
import { laidOut } from "#cards/kinds/baby-birthday/doljabi/things.ts";
import { countInKorean, readKoreanCount } from "#cards/korean/counts.ts";
import { josa } from "#cards/korean/hangul.ts";
import { koreanDay } from "#domain/korean-day.ts";

const closesField = { section: doljabi.name, field: "closesDate" };

/** 돌상 위 여덟 가지, 물건 8개, 여덟 가지 가운데. */
const COUNTED =
  /(돌상[^.\n\d]{0,6}|물건\s)?(?<![가-힣])(열두|열한|열|아홉|여덟|일곱|여섯|다섯|네|세|두|\d{1,2})(\s?(?:가지|개))(\s?(?:가운데|중|물건|의 물건))?/u;

/** The table, and guessing what is taken from it. */
export const doljabiRules: readonly Rule[] = [
  {
    code: "doljabi-without-choice",
    weight: "should",
    finds: "guessing among fewer than two things",
    find: whileTaking(({ things }) =>
      foundIf(laidOut(things).length < 2, {
        section: doljabi.name,
        field: "things",
        sentence: "돌상에 물건을 둘 이상 올려야 손님이 고를 수 있습니다.",
      }),
    ),
  },
  {
    code: "doljabi-is-over",
    weight: "should",
    finds: "guessing that has ended",
    find: whileTaking((given, { today }) => {
      const end = closesAt(given);
      return foundIf(end !== null && koreanDay(end) < today, {
        ...closesField,
        sentence: "돌잡이 맞히기가 끝나는 때가 이미 지났습니다.",
      });
    }),
  },
  {
    code: "doljabi-ends-after-party",
    weight: "should",
    finds: "guessing that ends after the party",
    find: whileTaking(({ closesDate }, { facts: { when } }) =>
      foundIf(closesDate !== "" && when !== null && closesDate > when.date, {
        ...closesField,
        sentence: "돌잡이 맞히기가 잔칫날보다 늦게 끝납니다.",
        mend: settingAll("잔칫날에 끝내기", doljabi.name, { closesDate: when?.date, closesTime: "" }),
      }),
    ),
  },
  {
    code: "doljabi-thing-twice",
    weight: "should",
    finds: "the same thing twice on the table",
    find: whileTaking(({ things }) => {
      const names = things.map(({ name }) => name.trim());
      return names.flatMap((name, at) =>
        foundIf(name !== "" && names.indexOf(name) < at, {
          section: doljabi.name,
          field: `things.${at}.name`,
          sentence: `돌상에 ${josa(`‘${name}’`, "이/가")} 두 번 올라 있어 손님이 헷갈립니다.`,
          mend: removing("하나 빼기", { section: doljabi.name, field: `things.${at}` }),
        }),
      );
    }),
  },
  {
    code: "doljabi-miscounted",
    weight: "should",
    finds: "words that count more or fewer things than lie on the table",
    find: whileTaking(({ text, things }) => {
      const [said, before = "", number = "", counter = "", after = ""] = COUNTED.exec(text) ?? [];
      const count = laidOut(things).length;
      const told = readKoreanCount(number);
      const right = `${/\d/.test(number) ? count : countInKorean(count)}${counter}`;
      // Three sorts of anything else may be spoken of, too.
      const isAboutTable = said !== undefined && `${before}${after}` !== "";
      const at = { section: doljabi.name, field: "text" };
      return foundIf(isAboutTable && told !== count, {
        ...at,
        sentence: `안내 글에는 ‘${`${number}${counter}`.trim()}’라고 적혀 있는데, 돌상에는 ${count}가지가 올라 있습니다.`,
        mend: rewriting(`${josa(`‘${right}’`, "으로/로")} 고치기`, at, (written) =>
          written.replace(COUNTED, `${before}${right}${after}`),
        ),
      });
    }),
  },
];

function whileTaking(
  find: (given: DoljabiContent, card: Inspected) => ReturnType<Rule["find"]>,
): Rule["find"] {
  return (card) => {
    const given = part(card.content, doljabi);
    return given.taking && !card.content.hidden.includes(doljabi.name) ? find(given, card) : [];
  };
}
