import type { CardContent } from "#cards/engine/card.ts";
import { type Belief, beliefs, beliefWordsIn, PASSING_WORDS } from "#cards/inspector/belief-words.ts";
import { foundIf } from "#cards/inspector/found-if.ts";
import { setField } from "#cards/inspector/mending.ts";
import type { Mend, Rule } from "#cards/inspector/rule.ts";
import { textsAt } from "#cards/inspector/texts-at.ts";
import { josa } from "#cards/korean/hangul.ts";

type Given = {
  /** What is chosen; null where the card speaks of no belief at all. */
  beliefOf(content: CardContent): Belief | "none" | null;
  /** Where it is chosen. */
  at: { section: string; field: string };
  choose(belief: Belief): Mend["apply"];
  /** Words of those who made the card: `words.body`. What is told of somebody's life is none. */
  fields: readonly string[];
};

const GOD: Partial<Record<Belief, string>> = { protestant: "하나님", catholic: "하느님" };

/** For kinds that are made after a death: the belief that is chosen, against what the family writes. */
export function beliefRules({ beliefOf, at, choose, fields }: Given): Rule[] {
  return [
    {
      code: "belief-unchosen",
      weight: "could",
      finds: "words of one belief on a card for which none is chosen",
      find(card) {
        if (beliefOf(card.content) !== "none") return [];
        const said = textsAt(card, fields)
          .flatMap(({ text }) => [...beliefWordsIn(text), ...beliefWordsIn(text, PASSING_WORDS)])
          .filter(({ by }) => by.length === 1);
        const [first] = said;
        const [belief] = first?.by ?? [];
        const isSure = said.every(({ by }) => belief !== undefined && by.includes(belief));
        if (!first || !belief || !isSure) return [];
        const label = beliefs[belief];
        return [
          {
            ...at,
            sentence: `글에 ${josa(`‘${first.said}’`, "이/가")} 있습니다. 종교를 ${josa(`‘${label}’`, "으로/로")} 고르시면 다른 말도 그에 맞춰 드립니다.`,
            mend: { label: `${josa(label, "으로/로")} 고르기`, apply: choose(belief) },
          },
        ];
      },
    },
    {
      code: "god-called-as-another-belief-does",
      weight: "should",
      finds: "하느님 in the words of a Protestant family, 하나님 in those of a Catholic one",
      find(card) {
        const belief = beliefOf(card.content);
        const own = belief && belief !== "none" ? GOD[belief] : undefined;
        const other = Object.values(GOD).find((name) => name !== own);
        if (!belief || belief === "none" || !own || !other) return [];
        return textsAt(card, fields).flatMap(({ text, ...place }) =>
          foundIf(text.includes(other), {
            ...place,
            sentence: `종교는 ${josa(`‘${beliefs[belief]}’`, "으로/로")} 고르셨는데, 글에는 ${josa(`‘${other}’`, "으로/로")} 적혀 있습니다.`,
            mend: {
              label: `${josa(`‘${own}’`, "으로/로")} 고치기`,
              apply: setField(place, text.replaceAll(other, own)),
            },
          }),
        );
      },
    },
    {
      code: "words-of-another-belief",
      weight: "should",
      finds: "words of a belief that is not the one that is chosen",
      find(card) {
        const belief = beliefOf(card.content);
        if (!belief || belief === "none") return [];
        const isGod = (said: string) => GOD[belief] !== undefined && Object.values(GOD).includes(said);
        return textsAt(card, fields).flatMap(({ text, ...place }) =>
          beliefWordsIn(text)
            .filter(({ said, by }) => !by.includes(belief) && !isGod(said))
            .slice(0, 1)
            .map(({ said }) => ({
              ...place,
              sentence: `종교는 ${josa(`‘${beliefs[belief]}’`, "으로/로")} 고르셨는데, 글에는 ${josa(`‘${said}’`, "이란/란")} 말이 있습니다.`,
            })),
        );
      },
    },
  ];
}
