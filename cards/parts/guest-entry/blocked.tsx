import type { EntryPage } from "#cards/engine/guest.ts";
import type { CardFacts } from "#cards/engine/viewer.ts";
import styles from "./wall.module.css";
import { entryWords } from "./words.ts";

type Props = { left: Pick<EntryPage, "blocked"> | null; language: CardFacts["language"] };

/** That something is hidden by a temporary measure, as the law wants it told where it stood. */
export function Blocked({ left, language }: Props) {
  if (!left?.blocked) return null;
  return <p className={styles.first}>{entryWords[language].blocked(left.blocked)}</p>;
}
