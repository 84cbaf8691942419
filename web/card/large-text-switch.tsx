import type { CardFacts } from "#cards/viewer.ts";
import styles from "./large-text-switch.module.css";

const words = { ko: "글씨 크게", en: "Larger text" };

/** In a corner of the first screen, and gone with it. It answers before the page is alive: see `large-text.ts`. */
export function LargeTextSwitch({ language }: Pick<CardFacts, "language">) {
  return (
    <button
      type="button"
      className={styles.switch}
      data-text-switch
      aria-pressed="false"
      aria-label={words[language]}
      title={words[language]}
      // A guest may have pressed it before React comes.
      suppressHydrationWarning
    >
      <svg aria-hidden="true" viewBox="0 0 32 32" width="32" height="32" className={styles.sign}>
        <path d="M6 9.500h8.500c0 6.500-2.500 11-8.500 14M18.500 7.500v17.500M18.500 15.500h4" />
        <path d="M26.500 5v6M23.500 8h6" className={styles.more} />
      </svg>
    </button>
  );
}
