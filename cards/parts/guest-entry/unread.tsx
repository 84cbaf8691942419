import type { CardContent } from "#cards/engine/card.ts";
import action from "#cards/parts/action.module.css";
import styles from "./form.module.css";
import { entryWords } from "./words.ts";

type Props = { language: CardContent["language"]; onAgain(): void };

/** Where what others left could not be loaded. */
export function Unread({ language, onAgain }: Props) {
  const say = entryWords[language];
  return (
    <div className={styles.unread} role="status">
      <p>{say.unread}</p>
      <button type="button" className={action.action} onClick={onAgain}>
        {say.readAgain}
      </button>
    </div>
  );
}
