import type { ReactNode } from "react";
import styles from "./panel.module.css";

type Props = { label: string; isChosen: boolean; onChoose(): void; children: ReactNode };

/** One of several looks to choose from, as it looks. */
export function Tile({ label, isChosen, onChoose, children }: Props) {
  return (
    <button type="button" className={styles.tile} aria-pressed={isChosen} onClick={onChoose}>
      <span className={styles.picture}>{children}</span>
      {label}
    </button>
  );
}
