import type { CardFacts } from "#cards/engine/viewer.ts";
import styles from "./trial-mark.module.css";

const words = { ko: "고이로 접은 카드", en: "Folded with Goi" };

/** Small, at the very end: a card on trial says where it comes from. */
export function TrialMark({ language }: Pick<CardFacts, "language">) {
  return (
    <footer className={styles.mark}>
      <a href="/" className={styles.link}>
        <svg aria-hidden="true" viewBox="0 0 24 24" width="18" height="18">
          <path
            d="M3.500 6.500h17v11.500h-17zM3.500 6.500l8.500 6.700 8.500-6.700"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.200"
            strokeLinejoin="round"
          />
        </svg>
        {words[language]}
      </a>
    </footer>
  );
}
