import { type CardContent, part } from "#cards/engine/card.ts";
import { foundIf } from "#cards/inspector/found-if.ts";
import { setting, settingAll } from "#cards/inspector/mends.ts";
import type { Found, Rule } from "#cards/inspector/rule.ts";
import { getChoseong, josa } from "#cards/korean/hangul.ts";
import { cover } from "#cards/sections/cover/section.ts";
import { coupleSides, fullName, isNamed } from "../couple/family.ts";
import { couple, type Person } from "../couple/section.ts";
import { isWedding } from "./people-on.ts";

const sides = ["groom", "bride"] as const;
const roles = { groom: "신랑", bride: "신부" };

/** Latin letters with which a name may begin, by the sound it begins with in Hangul. */
const initials: Readonly<Record<string, string>> = {
  ㄱ: "gkcq",
  ㄲ: "gk",
  ㄴ: "nl",
  ㄷ: "dt",
  ㄸ: "dt",
  ㄹ: "lrn",
  ㅁ: "m",
  ㅂ: "bpv",
  ㅃ: "bp",
  ㅅ: "s",
  ㅆ: "s",
  ㅇ: "aeiouyw",
  ㅈ: "jczg",
  ㅉ: "jcz",
  ㅊ: "cjt",
  ㅋ: "kcq",
  ㅌ: "t",
  ㅍ: "pf",
  ㅎ: "hw",
};

/** The two people of a wedding, against their parents and against the cover. */
export const coupleNameRules: readonly Rule[] = [
  {
    code: "cover-not-couple",
    weight: "should",
    finds: "a name on a wedding's cover that neither of the couple has",
    find({ content }) {
      if (!isWedding(content) || !hasBothNames(content)) return [];
      const { title, secondTitle } = part(content, cover);
      if (!title.trim() || !secondTitle.trim()) return [];
      return Object.entries({ title, secondTitle }).flatMap(([field, words]) => {
        const wrong = words.trim();
        const isKorean = /^[가-힣 ]{2,5}$/.test(wrong);
        return foundIf(
          isKorean && !coupleSides(part(content, couple)).some(({ person }) => isCalled(person, wrong)),
          {
            section: cover.name,
            field,
            sentence: `표지의 ${josa(`‘${wrong}’`, "은/는")} 신랑 · 신부의 이름과 다릅니다.`,
            mend: coverNames(content, "두 사람의 이름으로 고치기"),
          },
        );
      });
    },
  },
  {
    code: "cover-names-one",
    weight: "should",
    finds: "a wedding's cover that names only one of the two",
    find({ content }) {
      if (!isWedding(content) || !hasBothNames(content)) return [];
      const { title, secondTitle } = part(content, cover);
      const alone = coupleSides(part(content, couple)).find(({ person }) => isCalled(person, title.trim()));
      return foundIf(alone !== undefined && secondTitle.trim() === "", {
        section: cover.name,
        field: "secondTitle",
        sentence: `표지에 ${alone && roles[alone.who]}의 이름만 있습니다.`,
        mend: coverNames(content, "두 사람의 이름으로 고치기"),
      });
    },
  },
  {
    code: "cover-in-other-order",
    weight: "could",
    finds: "names on the cover in another order than the couple chose",
    find({ content }) {
      if (!isWedding(content) || !hasBothNames(content)) return [];
      const { title, secondTitle } = part(content, cover);
      const [first, second] = coupleSides(part(content, couple));
      const isTurned = isCalled(first.person, secondTitle.trim()) && isCalled(second.person, title.trim());
      return foundIf(isTurned && !isCalled(first.person, title.trim()), {
        section: cover.name,
        field: "title",
        sentence: `아래에는 ${roles[first.who]}의 이름이 먼저인데, 표지에는 ${roles[second.who]}의 이름이 먼저입니다.`,
        mend: settingAll("표지의 순서 바꾸기", cover.name, { title: secondTitle, secondTitle: title }),
      });
    },
  },
  {
    code: "cover-name-sounds-otherwise",
    weight: "should",
    finds: "an English name on the cover that begins with another sound than the Korean one",
    find({ content }) {
      if (!isWedding(content) || !hasBothNames(content)) return [];
      const { title, secondTitle } = part(content, cover);
      const people = coupleSides(part(content, couple)).map(({ person }) => person);
      // Somebody with a name in Latin letters may be called anything in Hangul.
      if (
        !people.every(({ givenName, familyName }) => /^[가-힣]+$/.test(familyName.trim() + givenName.trim()))
      )
        return [];
      return Object.entries({ title, secondTitle }).flatMap(([field, words]) => {
        const [initial] = words.trim().toLowerCase();
        const isLatin =
          /^[A-Za-z][A-Za-z .-]*$/.test(words.trim()) && title.trim() !== "" && secondTitle.trim() !== "";
        const fits = people.some(({ familyName, givenName }) =>
          [familyName, givenName].some((name) =>
            initials[getChoseong(name.trim())[0] ?? ""]?.includes(initial ?? ""),
          ),
        );
        return foundIf(isLatin && !fits, {
          section: cover.name,
          field,
          sentence: `표지의 ${josa(`‘${words.trim()}’`, "은/는")} ${people.map(fullName).join(", ")} 어느 분의 이름과도 소리가 다릅니다.`,
        });
      });
    },
  },
  eachSide("family-name-not-of-parents", {
    weight: "could",
    finds: "a family name that neither of the parents has",
    find(who, { familyName, father, mother }) {
      const family = familyName.trim();
      const parents = [father, mother].filter(isNamed).map(({ name }) => name.trim());
      const isKorean = [family, ...parents].every((name) => /^[가-힣]{1,5}$/.test(name));
      return foundIf(isKorean && parents.length === 2 && !parents.some((name) => name.startsWith(family)), {
        section: couple.name,
        field: `${who}.familyName`,
        sentence: `${roles[who]}의 성은 ‘${family}’인데, 부모님은 ${parents.join(" · ")} 님입니다.`,
      });
    },
  }),
  eachSide("family-name-twice", {
    weight: "should",
    finds: "a given name that begins with the family name once more: 김 + 김민준",
    find(who, { familyName, givenName }) {
      const [family, given] = [familyName.trim(), givenName.trim()];
      const rest = given.slice(family.length);
      // 이이 and 정정아 are names; three syllables behind a family name are none.
      return foundIf(/^[가-힣]{1,2}$/.test(family) && given.startsWith(family) && rest.length === 2, {
        section: couple.name,
        field: `${who}.givenName`,
        sentence: `${roles[who]}의 이름이 ${josa(`‘${family}${given}’`, "으로/로")} 보입니다. 성이 두 번 적혔는지 봐 주세요.`,
        mend: setting(
          `${josa(rest, "으로/로")} 고치기`,
          { section: couple.name, field: `${who}.givenName` },
          rest,
        ),
      });
    },
  }),
  eachSide("relation-of-other-sex", {
    weight: "should",
    finds: "a groom who is called a daughter, or a bride who is called a son",
    find(who, { relation }) {
      const wrong = relation.trim();
      const isWrong = who === "groom" ? /^(?:장녀|차녀|삼녀|외동딸|딸)$/ : /^(?:장남|차남|삼남|외아들|아들)$/;
      const right = turned[wrong] ?? "";
      return foundIf(isWrong.test(wrong), {
        section: couple.name,
        field: `${who}.relation`,
        sentence: `${roles[who]}의 관계가 ${josa(`‘${wrong}’`, "으로/로")} 되어 있습니다.`,
        mend: setting(
          `${josa(right, "으로/로")} 고치기`,
          { section: couple.name, field: `${who}.relation` },
          right,
        ),
      });
    },
  }),
];

const turned: Readonly<Record<string, string>> = {
  장녀: "장남",
  차녀: "차남",
  삼녀: "삼남",
  외동딸: "외아들",
  딸: "아들",
  장남: "장녀",
  차남: "차녀",
  삼남: "삼녀",
  외아들: "외동딸",
  아들: "딸",
};

type SideRule = Pick<Rule, "weight" | "finds"> & {
  find(who: "groom" | "bride", person: Person): readonly Found[];
};

function eachSide(code: string, { find, ...rule }: SideRule): Rule {
  return {
    code,
    ...rule,
    find: ({ content }) =>
      isWedding(content) ? sides.flatMap((who) => find(who, part(content, couple)[who])) : [],
  };
}

function hasBothNames(content: CardContent): boolean {
  const { groom, bride } = part(content, couple);
  return [groom, bride].every((person) => person.givenName.trim() !== "" && fullName(person) !== "");
}

function isCalled(person: Person, words: string): boolean {
  const plain = words.replaceAll(" ", "");
  return plain !== "" && [fullName(person), person.givenName.trim()].includes(plain);
}

/** Given names, as covers have them; the joining word stays. */
function coverNames(content: CardContent, label: string) {
  const [first, second] = coupleSides(part(content, couple)).map(({ person }) => person.givenName.trim());
  return settingAll(label, cover.name, { title: first, secondTitle: second });
}
