import { part } from "#cards/engine/card.ts";
import { foundIf } from "#cards/inspector/found-if.ts";
import type { Rule } from "#cards/inspector/rule.ts";
import { thanksLetter } from "#cards/kinds/thanks/letter/section.ts";
import { josa } from "#cards/korean/hangul.ts";

const mother = /어머니|어머님|모친|빙모|장모/u;
const father = /아버지|아버님|부친|빙부|장인/u;

/** A letter after a funeral that speaks of one parent over the letter and of the other in it. */
export const otherParentRule: Rule = {
  code: "another-parent-in-title",
  weight: "should",
  finds: "a letter after a funeral whose title and words speak of different parents",
  find({ content }) {
    const { occasion, title, body } = part(content, thanksLetter);
    const only = (text: string) =>
      [mother.test(text) && "어머니", father.test(text) && "아버지"].filter(Boolean);
    const [over, below] = [only(title), only(body)];
    const isOther = over.length === 1 && below.length === 1 && over[0] !== below[0];
    return foundIf(occasion === "funeral" && isOther, {
      section: thanksLetter.name,
      field: "body",
      sentence: `제목은 ${josa(over[0] || "", "을/를")}, 편지는 ${josa(below[0] || "", "을/를")} 말합니다.`,
    });
  },
};
