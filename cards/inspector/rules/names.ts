import { replacingAt, setting } from "#cards/inspector/mends.ts";
import { nameMeant, namesOnCard, type PeopleOn } from "#cards/inspector/people.ts";
import type { Found, Rule } from "#cards/inspector/rule.ts";
import { sentencesOf } from "#cards/inspector/sentences.ts";
import { textsOn } from "#cards/inspector/texts.ts";
import { josa } from "#cards/korean/hangul.ts";

/** A family name, a gap and a given name: 김 민준. Titles and baptismal names stand behind whole names. */
const apart = /^([가-힣])\s+([가-힣]{1,2})$/;
const placeholder =
  /^(?:홍길동|[가-힣]?아무개|성함|이름|신랑|신부|아버지|어머니|아빠|엄마|테스트|test|asdf|[가-힣]?(?:○{2,}|◯{2,}|O{2,}|0{2,}|ㅇ{2,}|X{2,}))$/i;

/** Names as they stand in their own fields. For every kind that names people. */
export function nameRules(peopleOn: PeopleOn): readonly Rule[] {
  const each = (find: (person: ReturnType<PeopleOn>[number]) => Found[]): Rule["find"] => {
    return ({ content }) => peopleOn(content).flatMap((person) => (person.name ? find(person) : []));
  };
  return [
    {
      code: "name-with-digits",
      weight: "should",
      finds: "a name in which a figure stands",
      find: each(({ section, field, name }) =>
        /\d/.test(name) && !placeholder.test(name)
          ? [{ section, field, sentence: `이름 ‘${name}’에 숫자가 들어 있습니다.` }]
          : [],
      ),
    },
    {
      code: "name-with-gap",
      weight: "could",
      finds: "a Korean name with a gap behind the family name",
      find: each(({ section, field, name }) => {
        const together = name.replace(apart, "$1$2");
        if (together === name) return [];
        const sentence = `이름 ‘${name}’의 성과 이름 사이가 떨어져 있습니다.`;
        return [{ section, field, sentence, mend: setting("붙여 쓰기", { section, field }, together) }];
      }),
    },
    {
      code: "name-is-placeholder",
      weight: "should",
      finds: "a name that stands for one to come: 홍길동, ○○○, 테스트",
      find: each(({ section, field, name }) =>
        placeholder.test(name)
          ? [
              {
                section,
                field,
                sentence: `이름이 ${josa(`‘${name}’`, "으로/로")} 되어 있습니다. 맞는 이름인지 봐 주세요.`,
              },
            ]
          : [],
      ),
    },
    {
      code: "name-of-two",
      weight: "should",
      finds: "the same name for two people of one section",
      find({ content }) {
        const people = peopleOn(content).filter(({ name }) => name !== "");
        return people.flatMap(({ section, field, name }, at): Found[] => {
          const isSecond = people.slice(0, at).some((one) => one.name === name && one.section === section);
          return isSecond
            ? [
                {
                  section,
                  field,
                  sentence: `‘${name}’ 님의 이름이 두 자리에 적혀 있습니다. 한 분은 다른 이름이 아닌지 봐 주세요.`,
                },
              ]
            : [];
        });
      },
    },
  ];
}

/** Whoever signs so is no person of the card, and need not be. */
const nobody =
  /^(?:가족|일동|가족일동|아들|딸|손자|손녀|손주|며느리|사위|형제|자매|남매|누나|오빠|언니|동생|친구|할머니|할아버지|부부|부모|신랑|신부|저희|두|사람|주인|대표|그리고|모두|온|식구|엄마|아빠|양가|혼주|우리|드림|올림)$/;
const signing = /(올림|드림|배상|拜上)\s*$/;
const separators = /\s*[·,&|/]\s*|(?<=[가-힣]{2})(?:과|와)\s+|\s+/;
/** What a name is known by in a running text: 신랑 김민준, 하린: … */
const announced = /(?:(?:신랑|신부)\s+([가-힣]{2,4})(?=[\s,.·]|$)|^([가-힣]{2,4})(?=\s*:))/gm;

/** Names in texts against the people of the card. For every kind that names people. */
export function nameWordRules(peopleOn: PeopleOn): readonly Rule[] {
  return [
    {
      code: "signed-by-nobody",
      weight: "should",
      finds: "a signature with the name of nobody on the card",
      find(card) {
        const names = namesOnCard(peopleOn(card.content));
        if (names.length === 0) return [];
        return textsOn(card).flatMap(({ section, field, text }) =>
          signatures(field, text).flatMap(({ line, from }): Found[] => {
            const signers = line.replace(signing, "").trim().split(separators).filter(isName);
            const strangers = signers.filter((name) => !names.includes(name));
            const [wrong] = strangers.filter((name) => nameMeant(name, names));
            const right = wrong && nameMeant(wrong, names);
            if (wrong && right) {
              const sentence = `‘${line.trim()}’에 적힌 ‘${wrong}’ 님이 카드에 없습니다. ‘${right}’ 님이 아닌지 봐 주세요.`;
              const place = { from: from + line.indexOf(wrong), old: wrong, words: right };
              const mend = replacingAt(`${josa(right, "으로/로")} 고치기`, { section, field }, place);
              return [{ section, field, sentence, mend }];
            }
            const isOthers = signers.length === 2 && strangers.length === 2;
            return isOthers
              ? [{ section, field, sentence: `‘${line.trim()}’에 적힌 두 분의 이름이 카드에 없습니다.` }]
              : [];
          }),
        );
      },
    },
    {
      code: "named-otherwise-in-words",
      weight: "should",
      finds: "a text that names somebody of the card with one wrong sound",
      find(card) {
        const names = namesOnCard(peopleOn(card.content));
        return textsOn(card).flatMap(({ section, field, text }) =>
          [...text.matchAll(announced)].flatMap((match): Found[] => {
            const wrong = match[1] ?? match[2] ?? "";
            const right = names.includes(wrong) ? null : nameMeant(wrong, names);
            if (!right) return [];
            const at = { from: match.index + match[0].lastIndexOf(wrong), old: wrong, words: right };
            return [
              {
                section,
                field,
                sentence: `글에는 ‘${wrong}’, 카드에는 ‘${right}’ 님으로 적혀 있습니다.`,
                mend: replacingAt(`${josa(right, "으로/로")} 고치기`, { section, field }, at),
              },
            ];
          }),
        );
      },
    },
  ];
}

type Signature = { line: string; from: number };

/** Fields that are one, and last lines that end like one. */
function signatures(field: string, text: string): Signature[] {
  if (/(?:^|\.)signature$/.test(field)) return text.includes("\n") ? [] : [{ line: text, from: 0 }];
  const last = sentencesOf(text).at(-1);
  return last && signing.test(last.text) && last.text.length <= 24
    ? [{ line: last.text, from: last.from }]
    : [];
}

function isName(word: string): boolean {
  return /^[가-힣]{2,4}$/.test(word) && !nobody.test(word);
}
