import { part } from "#cards/engine/card.ts";
import { foundIf } from "#cards/inspector/found-if.ts";
import { replacing } from "#cards/inspector/mends.ts";
import type { Found, Rule } from "#cards/inspector/rule.ts";
import { textsOn, type WrittenText } from "#cards/inspector/texts.ts";
import { josa } from "#cards/korean/hangul.ts";
import { cover } from "#cards/sections/cover/section.ts";

const placeholder =
  /[○◯〇●]{2,}|(?<![A-Za-z])(?:O{2,}|X{3,})(?![A-Za-z])|(?<![ㄱ-ㅎ])ㅇ{2,3}(?=[\s님씨]|$)|\{[^{}\n]{1,20}\}|\[(?:이름|성함|장소|날짜|시간|신랑|신부|주소|내용|입력)[^\]\n]{0,10}\]|여기에 (?:내용|입력|글)[^\n]{0,12}/u;
/** A letter that was begun behind a finished one. Laughter and tears are written so. */
const unfinished = /[가-힣]([ㄱ-ㅊㅌㅍㅏ-ㅛㅡㅣ])(?=$|[\s.,!?])/u;
/** A word with its particle, twice on one line; 오래 오래 and 한 분 한 분 are meant. */
const doubled = /(?<![가-힣])([가-힣]{2,}(?:은|는|이|가|을|를|에서|에|의|으로))[ \t]+\1(?![가-힣])/;
const tried =
  /^(?:test|테스트|asdf[a-z]*|qwer[a-z]*|ㅁㄴㅇㄹ.*|ㄴㅇㄹ.*|([가-힣A-Za-zㄱ-ㅅㅊ-ㅍㅏ-ㅛㅡㅣ])\1{2,})$/i;
/** As many letters as stand in one line of a cover, on a small telephone. */
const NAME_LETTERS = 10;
const TITLE_LETTERS = 24;

/** What a text says that nobody wanted to say. For every kind. */
export const wordRules: readonly Rule[] = [
  eachText("placeholder-in-words", {
    finds: "a place in a text that was to be filled in: ○○, {이름}",
    find({ text, ...place }) {
      const said = placeholder.exec(text)?.[0];
      return said ? [{ ...place, sentence: `채워야 할 자리가 남아 있습니다: ‘${said}’` }] : [];
    },
  }),
  eachText("letter-unfinished", {
    finds: "a letter that was begun and not finished, behind a word",
    find({ text, ...place }) {
      const match = unfinished.exec(text);
      if (!match) return [];
      const [said, letter = ""] = match;
      const sentence = `‘${said}’에서 글자가 덜 쓰인 것 같습니다.`;
      return [
        {
          ...place,
          sentence,
          mend: replacing(`‘${letter}’ 지우기`, place, [said, said.replace(letter, "")]),
        },
      ];
    },
  }),
  eachText("word-doubled", {
    finds: "a word that stands twice in a row",
    find({ text, ...place }) {
      const [said, word] = doubled.exec(text) ?? [];
      if (!said || !word) return [];
      const sentence = `${josa(`‘${word}’`, "이/가")} 두 번 이어집니다.`;
      return [{ ...place, sentence, mend: replacing("하나 지우기", place, [said, word]) }];
    },
  }),
  eachText("typed-to-try", {
    finds: "a text that was typed only to try: asdf, 테스트",
    find: ({ text, ...place }) =>
      foundIf(tried.test(text.trim()), {
        ...place,
        sentence: `시험 삼아 쓰신 글이 남아 있습니다: ‘${text.trim()}’`,
      }),
  }),
];

/** For every kind with a `cover` section. */
export const coverLengthRule: Rule = {
  code: "cover-title-long",
  weight: "could",
  finds: "a title or a name that breaks on the cover of a small telephone",
  find({ content }) {
    const { title, secondTitle } = part(content, cover);
    const most = secondTitle.trim() ? NAME_LETTERS : TITLE_LETTERS;
    return (["title", "secondTitle"] as const).flatMap((field) => {
      const words = { title, secondTitle }[field].trim();
      const isLong = /[가-힣]/.test(words) && words.length > most;
      return foundIf(isLong, {
        section: cover.name,
        field,
        sentence: `표지의 ‘${words.slice(0, NAME_LETTERS)}…’ 글이 길어 여러 줄로 나뉠 수 있습니다.`,
      });
    });
  },
};

type TextRule = Pick<Rule, "finds"> & { find(text: WrittenText): readonly Found[] };

function eachText(code: string, { finds, find }: TextRule): Rule {
  return { code, weight: "should", finds, find: (card) => textsOn(card).flatMap(find) };
}
