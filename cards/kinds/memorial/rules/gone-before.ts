import type { Rule } from "#cards/inspector/rule.ts";
import { textsOn } from "#cards/inspector/texts.ts";
import { mournerRows } from "#cards/kinds/memorial/people-on.ts";

const gone =
  /먼저 (?:떠나|가|돌아가|소천하|하늘)[가-힣]* (?:어머니|어머님|아버지|아버님|아내|남편|부인|배우자)/u;

/** A notice that says the deceased follows who stands among the mourners. */
export const goneBeforeRule: Rule = {
  code: "gone-before-yet-mourning",
  weight: "should",
  finds: "words of a spouse who died before, where the spouse is among the mourners",
  find(card) {
    const spouse = mournerRows(card.content).find(({ mourner }) =>
      /^(?:배우자|아내|부인|남편|처|미망인|집사람)$/u.test(mourner.relation.trim()),
    );
    if (!spouse) return [];
    return textsOn(card).flatMap(({ section, field, text }) => {
      const [words] = gone.exec(text) ?? [];
      return words
        ? [
            {
              section,
              field,
              sentence: `글에는 ‘${words}’라고 적혀 있는데, 유족에 ${spouse.mourner.relation.trim()} ${spouse.names.join(" · ")} 님이 계십니다.`,
            },
          ]
        : [];
    });
  },
};
