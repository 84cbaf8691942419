import { use } from "react";
import type { CardFacts } from "#cards/engine/viewer.ts";
import { boundWords } from "#cards/parts/bound-words.ts";
import { DrawingsContext } from "#cards/parts/drawings-context.ts";
import { dateInFigures } from "#domain/day-words.ts";
import styles from "./opening-screen.module.css";

const words = {
  ko: { open: "눌러서 여세요", note: "음악이 함께 나옵니다", quiet: "음악 없이 보기" },
  en: { open: "Tap to open", note: "Music will play", quiet: "Open without music" },
};

/**
 * Lies over the card until a guest takes it away, which the browser does by itself: a form of a dialog needs no script.
 * The buttons are inputs, since what is a `button` waits until the page is hydrated. What else the tap does stands in
 * `opening.ts`; which answer means quiet is said with it.
 */
export function OpeningScreen({ card }: { card: CardFacts }) {
  const { Seal } = use(DrawingsContext);
  const say = words[card.language];
  const date = card.when ? dateInFigures(card.when) : "";
  return (
    <div className={styles.screen}>
      <dialog
        open
        className={styles.opening}
        data-opening-screen={say.quiet}
        aria-label={card.title || say.open}
      >
        <form method="dialog" className={styles.form}>
          <span className={styles.seal} aria-hidden="true">
            <Seal />
          </span>
          {card.title && <p className={styles.title}>{boundWords(card.title)}</p>}
          {date && <p className={styles.date}>{date}</p>}
          <input type="submit" className={styles.open} value={say.open} />
          <p className={styles.note}>
            <svg className={styles.sign} aria-hidden="true" viewBox="0 0 24 24" width="18" height="18">
              <path d="M9 17.4V6.6l9-2v10.8M9 17.4a2.6 2.2 0 1 1-5.2 0 2.6 2.2 0 0 1 5.2 0zM18 15.4a2.6 2.2 0 1 1-5.2 0 2.6 2.2 0 0 1 5.2 0z" />
            </svg>
            {say.note}
          </p>
          <input type="submit" className={styles.quiet} value={say.quiet} data-sound />
        </form>
      </dialog>
    </div>
  );
}
