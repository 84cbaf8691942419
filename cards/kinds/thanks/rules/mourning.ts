import { type CardContent, part } from "#cards/engine/card.ts";
import { foundIf } from "#cards/inspector/found-if.ts";
import { hideSection, setField } from "#cards/inspector/mending.ts";
import type { Rule } from "#cards/inspector/rule.ts";
import { cheerful, withoutCheer } from "#cards/inspector/solemn-words.ts";
import { thanksLetter } from "#cards/kinds/thanks/letter/section.ts";
import { music } from "#cards/sections/music/section.ts";
import { themeNamed } from "#cards/themes/themes.ts";

/** A letter after a funeral is quiet: in its words, on its paper and around it. */
export const mourningLetterRules: readonly Rule[] = [
  {
    code: "mourning-in-festive-theme",
    weight: "should",
    finds: "a letter after a funeral in a theme made for celebrations",
    find: ({ content }) =>
      foundIf(isMourning(content) && themeNamed(content.theme.name).occasion !== "memorial", {
        section: thanksLetter.name,
        field: "occasion",
        sentence: "조문에 감사하는 편지에는 ‘먹빛’이나 ‘국화’처럼 조용한 디자인이 어울립니다.",
        mend: {
          label: "‘먹빛’으로 바꾸기",
          apply: (card) => ({ ...card, theme: { name: "inkstone", choice: {} } }),
        },
      }),
  },
  {
    code: "mourning-with-exclamations",
    weight: "should",
    finds: "exclamation marks or pictures in the words of a letter after a funeral",
    find({ content }) {
      const at = { section: thanksLetter.name, field: "body" };
      const { body } = part(content, thanksLetter);
      return foundIf(isMourning(content) && cheerful.test(body), {
        ...at,
        sentence: "조문에 감사하는 편지에는 느낌표나 그림 글자를 쓰지 않는 편이 정중합니다.",
        mend: { label: "덜어 내기", apply: setField(at, withoutCheer(body)) },
      });
    },
  },
  {
    code: "mourning-with-music",
    weight: "should",
    finds: "music that plays with a letter after a funeral",
    find: ({ content, shows }) =>
      foundIf(isMourning(content) && shows(music), {
        section: music.name,
        field: "source",
        sentence: "조문에 감사하는 편지에서는 음악을 쉬게 하는 편이 정중합니다.",
        mend: { label: "음악 쉬게 하기", apply: hideSection(music) },
      }),
  },
];

export function isMourning(content: CardContent): boolean {
  return part(content, thanksLetter).occasion === "funeral";
}
