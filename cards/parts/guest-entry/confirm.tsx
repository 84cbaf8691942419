import { useEffect, useId, useRef, useState } from "react";
import type { CardFacts } from "#cards/engine/viewer.ts";
import action from "#cards/parts/action.module.css";
import styles from "./form.module.css";
import { EntryNote } from "./note.tsx";
import { type EntryAct, useAct } from "./use-act.ts";
import { entryWords } from "./words.ts";

type Props = {
  label: string;
  /** Of what exactly, where several buttons say the same. */
  name?: string;
  question: string;
  /** What the button says that really does it. */
  yes: string;
  card: Pick<CardFacts, "id" | "language">;
  act: EntryAct;
};

/** Something that cannot be taken back: the first tap only asks. */
export function Confirm({ label, name, question, yes, card, act }: Props) {
  const [asking, setAsking] = useState<boolean | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { busy, problem, run } = useAct(card);
  const say = entryWords[card.language];
  const id = useId();

  // Not before the first tap: a page that opens takes nobody's place.
  useEffect(() => {
    if (asking !== null) button.current?.focus();
  }, [asking]);

  if (!asking) {
    return (
      <button
        ref={button}
        type="button"
        className={styles.quiet}
        aria-label={name}
        onClick={() => setAsking(true)}
      >
        {label}
      </button>
    );
  }
  return (
    <div className={styles.asking}>
      <p id={id}>{question}</p>
      <div className={styles.answers}>
        <button
          ref={button}
          type="button"
          className={action.action}
          aria-describedby={id}
          onClick={() => setAsking(false)}
        >
          {say.keep}
        </button>
        <button type="button" className={action.action} data-busy={busy} onClick={() => run(act)}>
          {busy ? say.sending : yes}
        </button>
      </div>
      <EntryNote urgent>{problem?.sentence ?? ""}</EntryNote>
    </div>
  );
}
