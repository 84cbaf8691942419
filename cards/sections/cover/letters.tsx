import type { CSSProperties } from "react";
import styles from "./opening.module.css";

/** A title that is written letter by letter; read aloud as one. `from` is how many letters stand before it. */
export function Letters({ text, from }: { text: string; from: number }) {
  const letters = [...text.normalize("NFC")];
  return (
    <>
      <span className={styles.whole}>{text}</span>
      <span aria-hidden="true">
        {letters.map((letter, index) => (
          // The letters of one title never change places.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <span key={index} className={styles.letter} style={{ "--turn": from + index } as CSSProperties}>
            {letter}
          </span>
        ))}
      </span>
    </>
  );
}
