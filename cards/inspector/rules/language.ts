import type { Rule } from "#cards/inspector/rule.ts";
import { textsOn } from "#cards/inspector/texts.ts";
import { josa } from "#cards/korean/hangul.ts";

/** Fewer letters say nothing of a language. */
const ENOUGH = 80;
const MOST = 0.9;

/** For every kind with a greeting: the card's own words are of another language than its maker's. */
export const languageRule: Rule = {
  code: "language-not-of-words",
  weight: "could",
  finds: "an English card whose texts are Korean, or the other way round",
  find(card) {
    const { language } = card.content;
    const words = textsOn(card)
      .map(({ text }) => text)
      .join("");
    const korean = words.match(/[가-힣]/g)?.length ?? 0;
    const english = (words.match(/[A-Za-z]/g)?.length ?? 0) / 3;
    const all = korean + english;
    const [own, other] = language === "en" ? [korean, "ko" as const] : [english, "en" as const];
    if (all < ENOUGH || own / all < MOST) return [];
    const name = { ko: "한국어", en: "영어" };
    return [
      {
        section: card.kind.first,
        field: "",
        sentence: `글은 ${name[other]}인데, 카드의 언어는 ${name[language]}입니다. 날짜와 단추가 ${josa(name[language], "으로/로")} 보입니다.`,
        mend: {
          label: `${name[other]} 카드로 바꾸기`,
          apply: (content) => ({ ...content, language: other }),
        },
      },
    ];
  },
};
