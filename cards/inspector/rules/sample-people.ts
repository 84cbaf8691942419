import type { CardContent } from "#cards/engine/card.ts";
import type { Inspected, Rule } from "#cards/inspector/rule.ts";
import { textsOn, type WrittenText } from "#cards/inspector/texts.ts";

/** Fields that say who, where and whose. */
const telling =
  /(?:^|\.)(?:givenName|name|nickname|holder|address|father|mother|sender|company|host|hall|burial|sitename|place|teller)$/u;
/** One name may be somebody's by chance; two of one sample are not. */
const CHANCE = 2;

/** People and places of a sample on a card that was begun with it before samples kept theirs to themselves. */
export const samplePeopleRule: Rule = {
  code: "people-of-a-sample",
  weight: "should",
  finds: "names and places that a sample invented",
  find(card) {
    const own = tellingTexts(card, card.content);
    const left = card.samples
      .map((sample) => {
        const invented = new Map(
          tellingTexts(card, sample).map(({ section, field, text }) => [`${section}.${field}`, text]),
        );
        return own.filter(({ section, field, text }) => invented.get(`${section}.${field}`) === text);
      })
      .toSorted((one, other) => other.length - one.length)[0];
    const [first] = left ?? [];
    if (!left || !first || left.length < CHANCE) return [];
    const words = [...new Set(left.map(({ text }) => text.trim()))].slice(0, 3).join(", ");
    return [
      {
        section: first.section,
        field: first.field,
        sentence: `예시의 이름과 장소가 남아 있습니다: ${words}`,
      },
    ];
  },
};

function tellingTexts(card: Inspected, content: CardContent): WrittenText[] {
  return textsOn({ ...card, content }).filter(
    ({ field, text, section }) => telling.test(field) && text.trim().length >= 2 && section !== "doljabi",
  );
}
