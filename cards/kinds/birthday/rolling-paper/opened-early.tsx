import type { SealOpening } from "#cards/engine/guest.ts";
import type { CardFacts } from "#cards/engine/viewer.ts";
import { cardMomentWords } from "#domain/moment-words.ts";
import styles from "./viewer.module.css";
import type { NoteWords } from "./words.ts";

type Props = { opening: SealOpening; say: NoteWords; language: CardFacts["language"] };

/** Who wrote under a promise, and who reads, is told that it was not kept to the day. */
export function OpenedEarly({ opening: { promisedUntil, opensAt, decidedAt }, say, language }: Props) {
  const words = (moment: string) => cardMomentWords(new Date(moment), language);
  const isOpened = opensAt <= decidedAt;
  return (
    <p className={styles.opened} role="status">
      {isOpened ? say.openedEarly(words(decidedAt)) : say.opensEarlier(words(opensAt))}{" "}
      {say.promised(words(promisedUntil))}
    </p>
  );
}
