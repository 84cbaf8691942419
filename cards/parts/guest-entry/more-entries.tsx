import type { CardFacts } from "#cards/engine/viewer.ts";
import action from "#cards/parts/action.module.css";
import type { WallState } from "./use-wall.ts";
import styles from "./wall.module.css";
import { entryWords } from "./words.ts";

type MoreProps = { wall: Pick<WallState, "left" | "busy" | "more">; language: CardFacts["language"] };

/** Older entries, where there are any. */
export function MoreEntries({ wall: { left, busy, more }, language }: MoreProps) {
  if (!left?.next) return null;
  return (
    <button type="button" className={`${action.action} ${styles.more}`} data-busy={busy} onClick={more}>
      {entryWords[language].more}
    </button>
  );
}
