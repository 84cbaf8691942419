import { part } from "#cards/engine/card.ts";
import { foundIf } from "#cards/inspector/found-if.ts";
import { setting } from "#cards/inspector/mends.ts";
import type { Rule } from "#cards/inspector/rule.ts";
import { babyFullName } from "#cards/kinds/baby-birthday/baby/full-name.ts";
import { baby } from "#cards/kinds/baby-birthday/baby/section.ts";
import { calledChild } from "#cards/korean/called-child.ts";
import { josa } from "#cards/korean/hangul.ts";

/** A family name and two syllables, as nearly all names are. */
const WHOLE_NAME = /^[가-힣]{3}$/u;

/** The child among those around it. */
export const babyFamilyRules: readonly Rule[] = [
  {
    code: "family-name-of-neither-parent",
    weight: "should",
    finds: "a child with a family name that neither parent has",
    find({ content }) {
      const { familyName, father, mother } = part(content, baby);
      const own = familyName.trim();
      const parents = [father.trim(), mother.trim()];
      const isStrange = own !== "" && parents.every((one) => WHOLE_NAME.test(one) && !one.startsWith(own));
      const from = father.trim().charAt(0);
      const at = { section: baby.name, field: "familyName" };
      return foundIf(isStrange, {
        ...at,
        sentence: `아기의 성은 ‘${own}’인데, 아빠는 ${father.trim()}, 엄마는 ${mother.trim()}입니다.`,
        mend: setting(`성을 ${josa(`‘${from}’`, "으로/로")} 고치기`, at, from),
      });
    },
  },
  {
    code: "nickname-is-the-name",
    weight: "could",
    finds: "a name from before the birth that is the child's own",
    find({ content }) {
      const child = part(content, baby);
      const given = child.givenName.trim();
      const names = [given, calledChild(given), babyFullName(child)];
      const at = { section: baby.name, field: "nickname" };
      return foundIf(given !== "" && names.includes(child.nickname.trim()), {
        ...at,
        sentence: "태명이 이름과 같습니다. 태명이 따로 없으면 비워 두셔도 됩니다.",
        mend: setting("태명 비우기", at, ""),
      });
    },
  },
];
