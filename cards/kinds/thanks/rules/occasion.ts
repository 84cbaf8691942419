import { part } from "#cards/engine/card.ts";
import type { Belief } from "#cards/inspector/belief-words.ts";
import { foundIf } from "#cards/inspector/found-if.ts";
import { setField } from "#cards/inspector/mending.ts";
import type { Rule } from "#cards/inspector/rule.ts";
import { beliefRules } from "#cards/inspector/rules/beliefs.ts";
import { textsAt } from "#cards/inspector/texts-at.ts";
import { thanksLetter } from "#cards/kinds/thanks/letter/section.ts";
import { type ThanksOccasion, type ThanksReligion, thanksOccasions } from "#cards/kinds/thanks/occasions.ts";
import { josa } from "#cards/korean/hangul.ts";
import { themeNamed } from "#cards/themes/themes.ts";

const occasionField = { section: thanksLetter.name, field: "occasion" };
const religionField = { section: thanksLetter.name, field: "religion" };
const WORDS = ["letter.title", "letter.body", "reply.title", "reply.prompt", "gallery.title"];

/** What is said of one occasion only; a word that people also say elsewhere is none: 부부의, 상주에서. */
const SAID: Partial<Record<ThanksOccasion, RegExp>> = {
  wedding: /결혼식|예식(?![가-힣])|예식[을에이]|저희\s*(?:두 사람의\s*)?결혼|결혼을 축하|신랑/u,
  funeral: /(?<![가-힣])(?:조문|조의|부의금|고인[의을]|부고|빈소|장례|명복|발인)/u,
  "first-birthday": /돌잔치|첫돌|돌잡이/u,
};

/** What shows that a letter is for what is chosen, whatever else it remembers. */
const OWN: Partial<Record<ThanksOccasion, RegExp>> = {
  ...SAID,
  wedding: /결혼|혼례|예식|신랑|신부/u,
  funeral: /조문|조의|고인|부고|빈소|장례|명복|발인|위로|애도|모셨|떠나보|마지막 길/u,
};

/** Of whose letters it would be strange to find in: who retires may well tell of a wedding. */
const STRANGE: Partial<Record<ThanksOccasion, readonly ThanksOccasion[]>> = {
  wedding: ["funeral", "first-birthday"],
  funeral: ["wedding", "first-birthday"],
  "first-birthday": ["funeral"],
  retirement: ["funeral"],
  business: ["funeral"],
};

const beliefNames: Record<ThanksReligion, Belief | "none"> = {
  none: "none",
  protestant: "protestant",
  catholic: "catholic",
  buddhist: "buddhist",
  "won-buddhist": "won",
};

/** What the thanks are for, against the words and the paper. */
export const occasionRules: readonly Rule[] = [
  {
    code: "words-of-another-occasion",
    weight: "should",
    finds: "words of a funeral in a letter for a wedding, and the like",
    find(card) {
      const { occasion } = part(card.content, thanksLetter);
      const own = OWN[occasion];
      const texts = textsAt(card, WORDS);
      return (STRANGE[occasion] ?? []).flatMap((other) => {
        const said = texts.flatMap(({ text }) => SAID[other]?.exec(text)?.[0] ?? [])[0];
        const isBoth = texts.some(({ text }) => own?.test(text));
        return foundIf(said !== undefined && !isBoth, {
          ...occasionField,
          sentence: `${josa(`‘${thanksOccasions[occasion]}’`, "을/를")} 고르셨는데, 글에는 ${josa(`‘${said}’`, "이란/란")} 말이 있습니다.`,
          mend: {
            label: `${josa(`‘${thanksOccasions[other]}’`, "으로/로")} 고르기`,
            apply: setField(occasionField, other),
          },
        });
      });
    },
  },
  {
    code: "celebration-in-mourning-theme",
    weight: "should",
    finds: "a letter after a wedding or a first birthday in a theme of mourning",
    find({ content, kind }) {
      const { occasion } = part(content, thanksLetter);
      const { occasion: worn, label } = themeNamed(content.theme.name);
      const isGlad = occasion === "wedding" || occasion === "first-birthday";
      const [first] = kind.themes;
      return foundIf(isGlad && worn === "memorial", {
        ...occasionField,
        sentence: `${josa(`‘${label}’`, "은/는")} 조문에 감사하는 편지의 디자인입니다. 축하에 감사하는 편지에는 다른 디자인이 어울립니다.`,
        mend: {
          label: `${josa(`‘${themeNamed(first).label}’`, "으로/로")} 바꾸기`,
          apply: (card) => ({ ...card, theme: { name: first, choice: {} } }),
        },
      });
    },
  },
  ...beliefRules({
    beliefOf(content) {
      const { occasion, religion } = part(content, thanksLetter);
      return occasion === "funeral" ? beliefNames[religion] : null;
    },
    at: religionField,
    choose: (belief) => setField(religionField, belief === "won" ? "won-buddhist" : belief),
    fields: ["letter.body", "reply.prompt"],
  }),
];
