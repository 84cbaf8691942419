import { part } from "#cards/engine/card.ts";
import type { Rule } from "#cards/inspector/rule.ts";
import { sentencesOf } from "#cards/inspector/sentences.ts";
import { textsOn } from "#cards/inspector/texts.ts";
import { josa } from "#cards/korean/hangul.ts";
import { couple } from "../couple/section.ts";
import { isWedding } from "./people-on.ts";

const sides = { groom: "신랑", bride: "신부" } as const;
const parents = { father: "아버지|아버님|부친", mother: "어머니|어머님|모친" } as const;
/** What only who is there can do. */
const does = /손을 잡|손 잡|팔짱|입장|화촉|맞이|인사를? (?:드|올)|덕담|함께 들어/u;

/** Somebody who is marked 故 and yet is to walk in, light a candle or greet. */
export const lateParentRule: Rule = {
  code: "late-parent-takes-part",
  weight: "should",
  finds: "words in which a parent who is marked as deceased takes part in the ceremony",
  find(card) {
    if (!isWedding(card.content)) return [];
    const people = part(card.content, couple);
    const late = (Object.keys(sides) as (keyof typeof sides)[]).flatMap((side) =>
      (Object.keys(parents) as (keyof typeof parents)[])
        .filter((parent) => people[side][parent].late)
        .map((parent) => ({ side, parent, words: callsOf(sides[side], parents[parent]) })),
    );
    if (late.length === 0) return [];
    return textsOn(card)
      .filter(({ section }) => section !== couple.name)
      .flatMap(({ section, field, text }) =>
        sentencesOf(text).flatMap((sentence) => {
          const found = does.test(sentence.text) && late.find(({ words }) => words.test(sentence.text));
          return found
            ? [
                {
                  section,
                  field,
                  sentence: `${sides[found.side]} ${josa(found.parent === "father" ? "아버지" : "어머니", "을/를")} 고인으로 표시했는데, 글에는 함께하시는 것으로 적혀 있습니다: ‘${sentence.text.trim()}’`,
                },
              ]
            : [];
        }),
      );
  },
};

/** 신부 아버지, 신부가 아버지의 손을, 양가 아버지. */
function callsOf(side: string, parent: string): RegExp {
  return new RegExp(`(?:${side}[가-힣]{0,2}\\s?|양가\\s)(?:${parent})`, "u");
}
