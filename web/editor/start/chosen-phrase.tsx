import { useCallback, useEffect, useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import { type CardContent, startCard } from "#cards/engine/card.ts";
import type { Kind } from "#cards/engine/kind.ts";
import { type Phrase, phraseKey } from "#cards/engine/phrase.ts";
import type { KindName } from "#cards/kinds/kinds.ts";
import { phrasesOf } from "#cards/kinds/phrases.ts";
import styles from "./start.module.css";

/**
 * The phrase that somebody chose before beginning, by its key in the address (`?phrase=`), and how a card begins with
 * it. One that nobody knows any more changes nothing.
 */
export function useChosenPhrase(kind: Kind) {
  const [search] = useSearchParams();
  const key = search.get("phrase");
  const coming = useMemo(() => chosen(kind, key), [kind, key]);
  const [phrase, setPhrase] = useState<Phrase>();
  useEffect(() => {
    setPhrase(undefined);
    // A failure is told to whoever begins.
    coming.then((found) => setPhrase(found?.phrase)).catch(() => undefined);
  }, [coming]);

  const write = useCallback(
    async (content?: CardContent): Promise<CardContent | undefined> => {
      const found = await coming;
      return found ? found.book.write(content ?? startCard(kind), found.phrase) : content;
    },
    [coming, kind],
  );
  return { phrase, write };
}

async function chosen(kind: Kind, key: string | null) {
  if (!key) return null;
  const book = await phrasesOf(kind.name as KindName);
  const phrase = book.phrases.find((one) => phraseKey(one) === key);
  return phrase ? { book, phrase } : null;
}

export function ChosenPhrase({ phrase: { text } }: { phrase: Phrase }) {
  return (
    <figure className={styles.phrase}>
      <figcaption>고르신 문구를 담아 시작합니다</figcaption>
      <blockquote>{text}</blockquote>
    </figure>
  );
}
