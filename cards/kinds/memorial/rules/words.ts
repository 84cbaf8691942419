import { part } from "#cards/engine/card.ts";
import { isSame } from "#cards/engine/same.ts";
import { setField } from "#cards/inspector/mending.ts";
import type { Found, Rule } from "#cards/inspector/rule.ts";
import { cheerful, withoutCheer } from "#cards/inspector/solemn-words.ts";
import { textsOn } from "#cards/inspector/texts.ts";
import { obituary } from "#cards/kinds/memorial/obituary/section.ts";
import { mournerRelations } from "#cards/kinds/memorial/passing.ts";
import { bareName } from "#cards/kinds/memorial/people-on.ts";
import { josa } from "#cards/korean/hangul.ts";
import { sexOfDeceased } from "./sex.ts";

/** What a bereavement is called, and what it would be of the other parent. */
const PAIRS = [
  ["부친", "모친"],
  ["빙부", "빙모"],
  ["장인", "장모"],
  ["시부", "시모"],
  ["외조부", "외조모"],
  ["조부", "조모"],
] as const;
/** Before 상, or before a name: 모친 故 서복희. */
const BEREAVEMENT = new RegExp(
  `(?<![가-힣])(?<kin>${PAIRS.flat().join("|")})(?:상(?![가-힣])|상(?=을|으로|이|에)|(?=\\s*故))`,
  "u",
);

/** What tells of one person, and of nobody else: the fields a sample fills with somebody's life. */
const OWN_STORY = [
  { section: "words", field: "body", empty: "" },
  { section: "life", field: "text", empty: "" },
  { section: "life", field: "stations", empty: [] },
  { section: "farewell", field: "thanks", empty: "" },
] as const;

/** How a notice speaks, and of whom. */
export const noticeWordRules: readonly Rule[] = [
  {
    code: "bereavement-in-words-against-relation",
    weight: "should",
    finds: "words that call it the bereavement of a father where a mother died, or the other way round",
    find(card) {
      const sex = sexOfDeceased(card.content);
      const { relation } = part(card.content, obituary);
      return textsOn(card).flatMap(({ text, section, field }): Found[] => {
        const said = BEREAVEMENT.exec(text);
        const kin = said?.groups?.kin;
        const pair = PAIRS.find((one) => one.some((word) => word === kin));
        const right = sex === "male" ? pair?.[0] : pair?.[1];
        if (!sex || !said || !kin || !right || right === kin) return [];
        const mended = said[0].replace(kin, right);
        const [before, after] = [text.slice(0, said.index), text.slice(said.index + said[0].length)];
        return [
          {
            section,
            field,
            sentence: `글에는 ${josa(`‘${said[0]}’`, "으로/로")} 적혀 있는데, 고인과의 관계는 ${josa(`‘${mournerRelations[relation]}’`, "으로/로")} 되어 있습니다.`,
            mend: {
              label: `${josa(`‘${mended}’`, "으로/로")} 고치기`,
              apply: setField({ section, field }, `${before}${mended}${after}`),
            },
          },
        ];
      });
    },
  },
  {
    code: "cheerful-signs",
    weight: "should",
    finds: "exclamation marks, smiles or pictures in the words of a notice",
    find: (card) =>
      textsOn(card)
        .filter(({ text }) => cheerful.test(text))
        .map(({ text, section, field }) => ({
          section,
          field,
          sentence: "부고에는 느낌표나 그림 글자를 쓰지 않는 편이 정중합니다.",
          mend: {
            label: "덜어 내기",
            apply: setField({ section, field }, withoutCheer(text)),
          },
        })),
  },
  {
    code: "story-of-a-sample",
    weight: "should",
    finds: "what a sample tells of its own deceased, on a notice for somebody else",
    find({ content, starts, shows }) {
      const name = bareName(part(content, obituary).name);
      const others = starts.filter((start) => bareName(part(start, obituary).name) !== name);
      return OWN_STORY.flatMap(({ section, field, empty }) => {
        const own = content.sections[section]?.[field];
        const isOwn =
          isSame(own, empty) || !others.some((start) => isSame(start.sections[section]?.[field], own));
        if (name === "" || isOwn || !shows({ name: section })) return [];
        return [
          {
            section,
            field,
            sentence: `예시의 글이 그대로입니다. 故 ${name} 님의 이야기가 맞는지 살펴 주세요.`,
            mend: {
              label: "이 글 비우기",
              apply: setField({ section, field }, empty),
            },
          },
        ];
      });
    },
  },
];
