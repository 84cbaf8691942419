import type { UnsentEntry } from "#cards/engine/guest.ts";
import type { CardFacts } from "#cards/engine/viewer.ts";
import { Confirm } from "./confirm.tsx";
import styles from "./form.module.css";
import { EntryNote } from "./note.tsx";
import { entryWords } from "./words.ts";

type Props = {
  unsent: UnsentEntry;
  card: Pick<CardFacts, "id" | "language">;
  /** Where something was written: how to go on writing, and what to do once it is not to be sent at all. */
  written?: { revise(): void; discarded(): void };
};

/** What somebody left without a network: that it waits, and the ways to have it otherwise. */
export function Unsent({ unsent, card, written }: Props) {
  const say = entryWords[card.language];
  async function discard() {
    await unsent.takeBack();
    written?.discarded();
  }
  return (
    <>
      <EntryNote>{say.unsent}</EntryNote>
      <div className={styles.acts}>
        {written ? (
          <>
            <button type="button" className={styles.send} onClick={written.revise}>
              {say.revise}
            </button>
            <Confirm
              label={say.discard}
              question={say.discardAsk}
              yes={say.discard}
              card={card}
              act={discard}
            />
          </>
        ) : (
          <button type="button" className={styles.quiet} onClick={() => void discard()}>
            {say.discard}
          </button>
        )}
      </div>
    </>
  );
}
