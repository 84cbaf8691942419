import { part } from "#cards/engine/card.ts";
import { rewriting } from "#cards/inspector/mends.ts";
import type { Found, Rule } from "#cards/inspector/rule.ts";
import { textsOn } from "#cards/inspector/texts.ts";
import { babyFullName } from "#cards/kinds/baby-birthday/baby/full-name.ts";
import { type BabyContent, baby } from "#cards/kinds/baby-birthday/baby/section.ts";
import { calledChild } from "#cards/korean/called-child.ts";
import { josa } from "#cards/korean/hangul.ts";
import { quotedWords } from "#cards/korean/quoted.ts";

/** 서윤이의 첫돌, 지우가 첫돌을, 서윤이 돌잔치; and whoever it is that has it. */
const FIRST = /(?<![가-힣])([가-힣]{2}이?)(?:의|가)? (?:첫 ?돌|첫 생일|돌잔치)/gu;
/** 서윤이가, 하람이의: what only a name is followed by, and a few things that end like one. */
const AFFECTIONATE = /(?<![가-힣])([가-힣]{2}이)(?:가|의|에게|한테|는) /gu;
const NO_CHILD =
  /^(?:호랑|고양|어린|돌잡|원숭|거북|병아|꼬맹|멍멍|둥둥|옹알|걸음|배밀|까꿍|젖먹|맏|살림|책꽂|한살|나들|잔치|모양|아장)이$/u;
/** Who is called so at a first birthday without being called by a name. */
const NO_NAME =
  /^(?:아기|아이|아가|우리|저희|너희|모두|식구|가족|공주|왕자|첫째|둘째|셋째|막내|손자|손녀|조카|천사|보물|하나|오늘|드디|이제|벌써|어느|엄마|아빠|할머|귀한|소중|작은|예쁜|사랑|이번|올해|다음|주말|쌍둥|꼬마|따님|아들|딸|하늘|여기|그날|이날|맞은|맞는|맞이|함께|나의|너의|내일|모레|건강|행복|기쁜|한국|전통|조카|우리의)이?$/u;

/** A text that calls the child by another name: as that of the sample, or of the card it was copied from. */
export const otherChildRule: Rule = {
  code: "called-by-another-name",
  weight: "should",
  finds: "a text that calls the child by a name nobody on the card has",
  find(card) {
    const child = part(card.content, baby);
    const given = child.givenName.trim();
    if (!given || card.content.language !== "ko") return [];
    const known = namesAround(child);
    const isKnown = (name: string) => known.some((one) => one.includes(name) || name.includes(one));
    const strangers = [...new Set(card.starts.map((start) => part(start, baby).givenName.trim()))]
      .filter((name) => /^[가-힣]{2,3}$/u.test(name) && !isKnown(name))
      .map((name) => ({ name, pattern: calledSo(name) }));
    return textsOn(card)
      .filter(({ field }) => !/(?:^|\.)(?:name|phone|address|father|mother|givenName|nickname)$/u.test(field))
      .flatMap(({ text, ...at }): Found[] => {
        const name =
          strangers.find(({ pattern }) => pattern.test(text))?.name ??
          [...text.matchAll(FIRST)]
            .map(([, one = ""]) => bareName(one))
            .find((one) => one && !isKnown(one)) ??
          [...text.matchAll(AFFECTIONATE)]
            .map(([, one = ""]) => (NO_CHILD.test(one) ? "" : bareName(one)))
            .find((one) => one && !isKnown(one));
        if (!name) return [];
        const called = calledChild(given);
        return [
          {
            ...at,
            sentence: `글에는 ${quotedWords(calledChild(name))} 적혀 있는데, 아기 이름은 ${babyFullName(child)}입니다.`,
            mend: rewriting(`${josa(`‘${called}’`, "으로/로")} 고치기`, at, (written) =>
              written.replaceAll(new RegExp(calledSo(name), "gu"), called),
            ),
          },
        ];
      });
  },
};

/** What a name is followed by where it is a name: 하람이의, 하람 아기, and no 하람동. */
function calledSo(name: string): RegExp {
  return new RegExp(`(?<![가-힣])${calledChild(name)}(?=[가는를의와도네]|에게|한테|\\s|[.,!·]|$)`, "u");
}

/** 서윤 of 서윤이, where it is a name. */
function bareName(called: string): string {
  if (NO_NAME.test(called)) return "";
  const bare = called.endsWith("이") && called.length === 3 ? called.slice(0, -1) : called;
  return calledChild(bare) === called ? bare : "";
}

/** Everybody whom the card names already. */
function namesAround({ siblings, nickname, givenName, father, mother, ...child }: BabyContent): string[] {
  const names = [babyFullName({ givenName, familyName: child.familyName }), nickname, father, mother];
  return [...names, givenName, ...siblings.map(({ name }) => name)]
    .map((name) => name.trim())
    .filter(Boolean);
}
