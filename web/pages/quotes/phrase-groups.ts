import { type Phrase, phraseKey } from "#cards/engine/phrase.ts";
import { addressOf, kindNamed, kindNames } from "#cards/kinds/kinds.ts";
import { phrasesOf } from "#cards/kinds/phrases.ts";

/** The phrases of a kind as the page shows them. */
export type PhraseGroup = {
  kind: string;
  label: string;
  /** Where a card of the kind is begun. */
  create: string;
  occasions: Readonly<Record<string, string>>;
  phrases: readonly ShownPhrase[];
};
export type ShownPhrase = Phrase & { key: string };

/** Read on the server: the page needs the words, not the rules of the kinds behind them. */
export function readPhraseGroups(): Promise<PhraseGroup[]> {
  return Promise.all(
    kindNames.map(async (name) => {
      const kind = kindNamed(name);
      const { occasions, phrases } = await phrasesOf(name);
      return {
        kind: name,
        label: kind.label,
        create: addressOf(kind, "create"),
        occasions,
        phrases: phrases.map((phrase) => ({ ...phrase, key: phraseKey(phrase) })),
      };
    }),
  );
}
