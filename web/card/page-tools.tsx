import type { CardFacts } from "#cards/engine/viewer.ts";
import styles from "./page-tools.module.css";

const words = {
  ko: { larger: "글씨 크게", easy: "어르신 모드" },
  en: { larger: "Larger text", easy: "Easy view" },
};

/**
 * What is ours on a card's page lies outside the paper: in a strip over it on a phone, beside it on a wide screen.
 * A section may put a button of its own behind the switch, see `data-page-tools` in the viewer of `music`.
 */
export function PageTools({ language }: Pick<CardFacts, "language">) {
  return (
    <header className={styles.tools} data-page-tools>
      {/* It answers before the page is hydrated: see `large-text.ts`. */}
      <button
        type="button"
        className={styles.switch}
        data-text-switch
        aria-pressed="false"
        // A guest may have pressed it before React comes.
        suppressHydrationWarning
      >
        <svg aria-hidden="true" viewBox="0 0 32 32" width="24" height="24" className={styles.sign}>
          <path d="M6 9.500h8.500c0 6.500-2.500 11-8.500 14M18.500 7.500v17.500M18.500 15.500h4" />
          <path d="M26.500 5v6M23.500 8h6" className={styles.more} />
        </svg>
        {words[language].larger}
      </button>
      {/* This one, too: see `offer-easy-view.ts`. */}
      <button type="button" className={styles.switch} data-easy="open" suppressHydrationWarning>
        {words[language].easy}
      </button>
    </header>
  );
}
